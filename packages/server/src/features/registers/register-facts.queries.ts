import type { Particulars } from '@registrar/domain/registers/particulars'
import type { RegisterFacts } from '@registrar/domain/registers/register-facts'
import { type DatedChange, valueOfDay, valuesBefore } from '@registrar/domain/registers/value-of-day'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { type Party, partyId } from '@registrar/domain/shared/party'
import { replayShares } from '@registrar/domain/shares/replay-shares'
import { readShareBooks } from '#features/shares'
import type { Db } from '#platform/database/database'
import { type DatedChanges, listDatedChanges } from './dated-changes.queries.ts'
import { listParticulars } from './particulars.queries.ts'

/** Of which company, as at which day, and in which zone the days of the saves are. */
export type AsAt = {
  organizationId: string
  asAt: IsoDate
  today: IsoDate
  timeZone: string
  history?: boolean | undefined
}

const none: readonly DatedChange[] = []

const ofDay = (told: Particulars, changes: ReturnType<DatedChanges['get']>, { asAt, history }: AsAt): Particulars => ({
  ...told,
  address: valueOfDay(told.address, changes?.address ?? none, asAt),
  nationality: valueOfDay(told.nationality, changes?.nationality ?? none, asAt),
  occupation: valueOfDay(told.occupation ?? null, changes?.occupation ?? none, asAt),
  ...(history && {
    formerAddresses: valuesBefore(changes?.address ?? none, asAt).map(({ value, until }) => ({
      address: value,
      until,
    })),
  }),
})

/** What a register says of people and companies as at a day (OWN-13). */
export const readParticularsOfDay = async (
  db: Db,
  parties: readonly Party[],
  at: AsAt,
): Promise<RegisterFacts['particulars']> => {
  const particulars = await listParticulars(db, at.organizationId, parties)
  // Nothing has changed after today.
  if (!at.history && at.asAt >= at.today) return particulars
  const after = at.history ? null : at.asAt
  const changes = await listDatedChanges(db, parties.map(partyId), { timeZone: at.timeZone, after })
  return new Map([...particulars].map(([id, told]) => [id, ofDay(told, changes.get(id), at)]))
}

/** The shares of a company as its certificates have them, each with the name of its class. */
export const readLots = async (db: Db, organizationId: string): Promise<NonNullable<RegisterFacts['lots']>> => {
  const book = (await readShareBooks(db, [organizationId])).get(organizationId)
  if (!book) return []
  const nameOf = new Map(book.classes.map(({ _id, name }) => [_id, name]))
  return replayShares(book).lots.map((lot) => ({ ...lot, class: nameOf.get(lot.classId) ?? '' }))
}
