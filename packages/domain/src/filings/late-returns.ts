import { daysBetween, type IsoDate } from '../shared/iso-date.ts'
import type { ClosingDays } from '../working-days/working-days.ts'
import { type CourtExtension, extendedLastDay } from './court-extension.ts'
import { lastDayToFileReturn, type ReturnBasis, type RunningReturn } from './return-days.ts'

/** What a late return costs, in euros: the first day, each day after it, and the most that one return can cost (AR-15). */
const LATE_FEE = { firstDay: 100, eachDay: 3, most: 1200 }

/** A return of the register. */
export type FiledReturn = ReturnBasis & { filedOn: IsoDate; isFirst: boolean; extension: CourtExtension | null }
export type Lateness = { lastDay: IsoDate; daysLate: number; fee: number }

/** The fee in euros of a return that is filed `daysLate` days late (AR-15; CRO late filing fees, s. 343 and s. 363). */
export const lateFilingFee = (daysLate: number): number =>
  daysLate <= 0 ? 0 : Math.min(LATE_FEE.firstDay + LATE_FEE.eachDay * (daysLate - 1), LATE_FEE.most)

/**
 * How late a return is that is filed on `filedOn`: its last day in law, which a court may have extended, the days after it, and
 * the fee in euros (AR-15, AR-18, AR-19).
 */
export const latenessOf = (
  { extension, ...filed }: ReturnBasis & { extension: CourtExtension | null },
  filedOn: IsoDate,
  closingDays?: ClosingDays,
): Lateness => {
  const lastDay =
    extendedLastDay(extension, { filedOn, today: filedOn }, closingDays) ?? lastDayToFileReturn(filed, closingDays)
  const daysLate = Math.max(0, daysBetween(lastDay, filedOn))
  return { lastDay, daysLate, fee: lateFilingFee(daysLate) }
}

/**
 * How late the return that is due would be if it were filed today; an order counts while its copy may still be delivered (AR-19). One
 * whose annual return date nobody has confirmed is not late (AR-23).
 */
export const latenessToday = (due: RunningReturn, today: IsoDate, closingDays?: ClosingDays): Lateness => {
  const lastDay =
    extendedLastDay(due.extension, { filedOn: null, today }, closingDays) ?? lastDayToFileReturn(due, closingDays)
  const daysLate = due.isUnconfirmed ? 0 : Math.max(0, daysBetween(lastDay, today))
  return { lastDay, daysLate, fee: lateFilingFee(daysLate) }
}

/**
 * The return that is due as one that is filed today, for what its lateness costs besides the fee (AR-16); none while it is not late, such as
 * within the days of an order that may still be delivered (AR-19).
 */
export const lateReturnDue = <R extends RunningReturn>(
  due: R,
  today: IsoDate,
  closingDays?: ClosingDays,
): (R & { filedOn: IsoDate })[] =>
  latenessToday(due, today, closingDays).daysLate > 0 ? [{ ...due, filedOn: today }] : []
