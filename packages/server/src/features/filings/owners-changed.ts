import { addDays, type IsoDate } from '@registrar/domain/shared/iso-date'
import type { Tx } from '#platform/database/database'
import type { Session } from '#platform/sessions/session'

/** Gives the ids of the beneficial owners of a company on a day. */
export type FindOwners = (tx: Tx, organizationId: string, day: IsoDate) => Promise<string[]>

/** Who saves what may change the owners of a company, on which day of the firm, and how the owners are found. */
export type OwnersContext = { session: Session; today: IsoDate; findOwners: FindOwners }

/** The event of a day on which a company gets other owners: its filing goes to the RBO (FIL-13, SHARE-9). */
export const ownersChanged = (organizationId: string, eventDate: IsoDate) =>
  ({ organizationId, kind: 'RBO', eventDate, event: 'Beneficial owners changed' }) as const

/** Whether a company has other owners on a day than on the day before. */
export const hasOtherOwners = async (
  tx: Tx,
  organizationId: string,
  day: IsoDate,
  findOwners: FindOwners,
): Promise<boolean> => {
  const before = await findOwners(tx, organizationId, addDays(day, -1))
  const after = await findOwners(tx, organizationId, day)
  return before.toSorted().join(' ') !== after.toSorted().join(' ')
}
