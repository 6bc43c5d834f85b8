import type { ShareHolding } from '../links/link-terms.ts'
import type { Party } from '../shared/party.ts'
import { nominalOf } from './nominal.ts'
import type { ShareReplay } from './replay-shares.ts'
import { holdersKey, isEverHeld, type Lot, type ShareBook } from './share-book.ts'

/** The shares of one holder, or of joint holders, in the shape of the holdings of a link. */
export type HeldShares = { holders: readonly Party[]; holdings: ShareHolding[] }

const holdingOf = (lot: Lot, { classes }: Pick<ShareBook, 'classes'>, { done }: ShareReplay): ShareHolding => {
  const ofClass = classes.find(({ _id }) => _id === lot.classId)
  return {
    class: ofClass?.name ?? '',
    number: lot.number,
    nominal: lot.nominal ?? (ofClass ? nominalOf(ofClass, done, lot.from) : null),
    acquired: lot.from,
    ceased: lot.until,
  }
}

const byAcquired = (one: ShareHolding, other: ShareHolding): number =>
  (one.acquired ?? '').localeCompare(other.acquired ?? '')

/** What each holder held and holds, the oldest first; joint holders are a holder of their own (SHARE-4). */
export const heldShares = (book: Pick<ShareBook, 'classes'>, replay: ShareReplay): HeldShares[] =>
  [...Map.groupBy(replay.lots.filter(isEverHeld), ({ holders }) => holdersKey(holders)).values()].map((lots) => ({
    holders: lots[0]?.holders ?? [],
    holdings: lots.map((lot) => holdingOf(lot, book, replay)).toSorted(byAcquired),
  }))

const isHeldBy = ({ holders }: Lot, id: string): boolean =>
  holders.some((party) => ('personId' in party ? party.personId : party.organizationId) === id)

/** The lots that a person or a company holds, alone or with others. */
export const heldBy = (lots: readonly Lot[], id: string): Lot[] => lots.filter((lot) => isHeldBy(lot, id))

/** What a person or a company held and holds, alone or with others, in the shape of the holdings of a link. */
export const holdingsOfParty = (book: Pick<ShareBook, 'classes'>, replay: ShareReplay, id: string): ShareHolding[] =>
  heldBy(replay.lots.filter(isEverHeld), id)
    .map((lot) => holdingOf(lot, book, replay))
    .toSorted(byAcquired)
