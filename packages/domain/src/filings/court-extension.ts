import * as z from 'zod'
import { addDays, type IsoDate, optionalIsoDate } from '../shared/iso-date.ts'
import { type ClosingDays, sameOrNextWorkingDay } from '../working-days/working-days.ts'

/** Days for the certified copy of an order to reach the registrar. */
export const DAYS_TO_DELIVER = 28
const DAYS_OF_NOTICE = 21

/** The courts that may extend the time of a return. */
export const courts = ['district', 'high'] as const

/**
 * An order that extends the time to file one return (AR-19; Companies Act 2014, s. 343(5) to (7)). `deliverBy` is the day that
 * the court allowed for the copy to reach the registrar, when it is longer than 28 days.
 */
export const courtExtension = z.object({
  court: z.enum(courts).default('district'),
  hearingOn: optionalIsoDate.default(null),
  orderedOn: optionalIsoDate.default(null),
  extendedTo: optionalIsoDate.default(null),
  deliverBy: optionalIsoDate.default(null),
  deliveredOn: optionalIsoDate.default(null),
})
export type CourtExtension = z.output<typeof courtExtension>

/**
 * The last day on which the certified copy of the order may reach the registrar; null before the order is made. The 28 days of the Act end on
 * a working day; a day that the court named stays (AR-19; Companies Act 2014, s. 3, 343(7)).
 */
export const lastDayToDeliver = ({ orderedOn, deliverBy }: CourtExtension, closingDays?: ClosingDays): IsoDate | null =>
  deliverBy ?? (orderedOn && sameOrNextWorkingDay(addDays(orderedOn, DAYS_TO_DELIVER), closingDays))

/** The last day to give the registrar notice of the hearing; null without a hearing (AR-19). */
export const lastDayOfNotice = ({ hearingOn }: CourtExtension): IsoDate | null =>
  hearingOn && addDays(hearingOn, -DAYS_OF_NOTICE)

/**
 * The day to which the court has extended the time, or null when the order does not count: its copy reached the registrar too
 * late or after the return. A copy that has not been delivered yet counts while its days run and nothing is filed (AR-19).
 */
export const extendedLastDay = (
  extension: CourtExtension | null,
  { filedOn, today }: { filedOn: IsoDate | null; today: IsoDate },
  closingDays?: ClosingDays,
): IsoDate | null => {
  const last = extension && lastDayToDeliver(extension, closingDays)
  if (!extension?.extendedTo || !last) return null

  const { deliveredOn, extendedTo } = extension
  if (deliveredOn === null) return filedOn === null && today <= last ? extendedTo : null
  return deliveredOn <= last && (filedOn === null || deliveredOn <= filedOn) ? extendedTo : null
}
