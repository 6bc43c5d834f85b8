import { eventsOfHoldings } from '@registrar/domain/shares/holdings-as-events'
import { replayShares } from '@registrar/domain/shares/replay-shares'
import { holdersKey, type Lot } from '@registrar/domain/shares/share-book'
import { readShareEvent } from '@registrar/domain/shares/share-event-fields'
import { organizationRecord } from '#features/organizations'
import { lockRecord } from '#platform/commands/lock-record'
import { createRecord } from '#platform/commands/record-commands'
import { type Db, inTransaction, type Tx } from '#platform/database/database'
import type { Session } from '#platform/sessions/session'
import { keepShares, readStoredCertificates } from './keep-shares.commands.ts'
import { sharesRefused } from './refuse-shares.ts'
import { insertEvent } from './share-events.commands.ts'
import { readShareBook } from './share-books.queries.ts'
import { shareEventRecord } from './shares.row.ts'

const lotKey = ({ holders, classId, from, number }: Lot): string =>
  [holdersKey(holders), classId, from ?? '', number].join(' ')

// The certificates keep their numbers: each is of the same shares as before.
const renameCertificates = async (tx: Tx, organizationId: string, before: readonly Lot[]): Promise<void> => {
  const after = replayShares((await readShareBook(tx, organizationId)).book).lots
  const stored = await readStoredCertificates(tx, organizationId)
  const newKeys = new Map(
    [...Map.groupBy(after, lotKey)].map(([key, lots]) => [key, lots.map((lot) => lot.key)] as const),
  )
  for (const lot of before) {
    const key = newKeys.get(lotKey(lot))?.shift()
    const certificate = stored.get(lot.key)
    if (key && certificate)
      await tx.updateTable('share_certificates').set({ key }).where('id', '=', certificate._id).execute()
  }
}

/**
 * Turns the holdings of a company into events; registers and numbers of certificates stay as they are (SHARE-6).
 * @returns how many events were made
 * @throws Problem NOT_FOUND, SHARES_REFUSED where the company has events already
 */
export const turnHoldingsIntoEvents = (db: Db, organizationId: string, session: Session): Promise<number> =>
  inTransaction(db, async (tx) => {
    await lockRecord(tx, organizationRecord, organizationId, 'no key update')
    const { book, replay } = await keepShares(tx, organizationId)
    if (book.hasEvents && book.opening.length > 0)
      throw sharesRefused({ organizationId: 'This company has events besides its holdings.' })

    const made = eventsOfHoldings(book.opening)
    for (const { givenUp, ...event } of made) {
      const read = readShareEvent({ organizationId, ...event }, { mayLackDay: true })
      if ('problems' in read) throw sharesRefused(read.problems)
      await createRecord(tx, shareEventRecord, session, async (_, id) => {
        await insertEvent(tx, id, read.fields, { is_from_holdings: true, given_up: givenUp && JSON.stringify(givenUp) })
        return read.fields
      })
    }
    if (made.length > 0) await renameCertificates(tx, organizationId, replay.lots)
    await keepShares(tx, organizationId)
    return made.length
  })
