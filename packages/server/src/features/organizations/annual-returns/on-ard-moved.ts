import type { AnnualReturnDates } from '@registrar/domain/organizations/annual-returns/annual-return-dates'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import type { Author } from '#platform/commands/change-log'
import type { Tx } from '#platform/database/database'

/** The return that was due on the day `from` is now due on the day `to`. */
export type MovedArd = { organizationId: string; from: IsoDate; to: IsoDate }

/** It is called in the transaction of the save, with the organization locked. */
export type OnArdMoved = (tx: Tx, moved: MovedArd, author: Author) => Promise<void>

type Dates = Pick<AnnualReturnDates, 'nextArReminder' | 'status'>

/**
 * How the return that was due has moved; undefined when it has not. Ticking or unticking the first return does not count as a
 * move: Next AR is then the day of another return (AR-12).
 */
export const movedArd = (before: Dates & { _id: string }, after: Dates): MovedArd | undefined => {
  const { _id: organizationId, nextArReminder: from } = before
  const { nextArReminder: to } = after
  const isSameReturn = before.status === after.status
  return from !== null && to !== null && from !== to && isSameReturn ? { organizationId, from, to } : undefined
}
