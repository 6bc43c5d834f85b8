import type { CompanyMember } from '@registrar/domain/links/company-member'
import { type Link, percentageFor } from '@registrar/domain/links/link'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { heldBy, holdingsOfParty } from '@registrar/domain/shares/held-shares'
import { replayShares } from '@registrar/domain/shares/replay-shares'
import { isLotOf } from '@registrar/domain/shares/share-book'
import { readShareBooks } from '#features/shares'
import type { Db, Tx } from '#platform/database/database'
import type { Unshared } from './links.row.ts'

const linkedIdOf = (link: Unshared<Link> | Unshared<CompanyMember>): string =>
  'peopleId' in link ? link.peopleId : link.memberId

/**
 * Links with what their people and companies hold: where shares are kept as events, the holdings that follow from these; and the
 * percentage of the shares in force on a day, where the company has any (LINK-10). Joint holders each have all that they hold.
 */
export const withShares = async <L extends Unshared<Link> | Unshared<CompanyMember>>(
  db: Db | Tx,
  links: readonly L[],
  day: IsoDate,
): Promise<(L & { percentage: number })[]> => {
  const books = await readShareBooks(db, [...new Set(links.map(({ organizationId }) => organizationId))])
  const replays = new Map([...books].map(([id, book]) => [id, { book, replay: replayShares(book) }]))

  return links.map((link) => {
    const shares = replays.get(link.organizationId)
    const inForce = shares?.replay.lots.filter((lot) => isLotOf(lot, day)) ?? []
    const all = inForce.reduce((sum, { number }) => sum + number, 0)
    const own = heldBy(inForce, linkedIdOf(link)).reduce((sum, { number }) => sum + number, 0)

    return {
      ...link,
      ...(shares?.book.hasEvents && { holdings: holdingsOfParty(shares.book, shares.replay, linkedIdOf(link)) }),
      percentage: all > 0 ? (own / all) * 100 : percentageFor(link.roles, link.beneficiaryPercentage),
    }
  })
}
