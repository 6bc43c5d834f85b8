import { addDays, addMonths, daysBetween, type IsoDate } from '../../shared/iso-date.ts'
import type { ClosingDays } from '../../working-days/working-days.ts'
import { lastDayToFileReturn } from '../../working-days/legal-deadlines.ts'

/** What a late return costs, in euros: the first day, each day after it, and the most that one return can cost (AR-15). */
const LATE_FEE = { firstDay: 100, eachDay: 3, most: 1200 }

/** The first day whose lateness counts against the audit exemption (AR-16). */
const EXEMPTION_RULE_FROM: IsoDate = '2025-07-16'
const FIVE_YEARS = 60
const TWO_YEARS = 24

export type FiledReturn = { madeUpTo: IsoDate; filedOn: IsoDate; isFirst: boolean }
export type Lateness = { lastDay: IsoDate; daysLate: number; fee: number }

/** The fee in euros of a return that is filed `daysLate` days late (AR-15; CRO late filing fees, s. 343 and s. 363). */
export const lateFilingFee = (daysLate: number): number =>
  daysLate <= 0 ? 0 : Math.min(LATE_FEE.firstDay + LATE_FEE.eachDay * (daysLate - 1), LATE_FEE.most)

/** How late a return is that is filed on a day: its last day in law, the days after it, and the fee in euros (AR-15). */
export const latenessOf = (madeUpTo: IsoDate, filedOn: IsoDate, closingDays?: ClosingDays): Lateness => {
  const lastDay = lastDayToFileReturn(madeUpTo, closingDays)
  const daysLate = Math.max(0, daysBetween(lastDay, filedOn))
  return { lastDay, daysLate, fee: lateFilingFee(daysLate) }
}

export type AuditExemption = {
  /** `atRisk`: one late return in five years, so the next late one loses the exemption */
  state: 'kept' | 'atRisk' | 'lost'
  /** the returns that count, by the day that they are made up to */
  lateReturns: IsoDate[]
  /** the last day of `state`; null when the exemption is kept */
  until: IsoDate | null
}

/**
 * Whether late returns have cost a company its audit exemption by `today` (AR-16; s. 363 as amended from 16/07/2025): the
 * second late return within five years loses it for two years. The first return does not count.
 */
export const auditExemption = (
  returns: readonly FiledReturn[],
  today: IsoDate,
  closingDays?: ClosingDays,
): AuditExemption => {
  const late = returns
    .filter(({ isFirst, filedOn }) => !isFirst && filedOn <= today)
    .map(({ madeUpTo, filedOn }) => ({ madeUpTo, ...latenessOf(madeUpTo, filedOn, closingDays) }))
    .map((one) => ({ ...one, lateFrom: addDays(one.lastDay, 1) }))
    .filter(({ daysLate, lateFrom }) => daysLate > 0 && lateFrom >= EXEMPTION_RULE_FROM)
    .toSorted((one, other) => (one.lateFrom < other.lateFrom ? -1 : 1))

  const losing = late.findLast((one, index) => {
    const before = late[index - 1]
    return before && one.lateFrom <= addMonths(before.lateFrom, FIVE_YEARS)
  })
  const lostUntil = losing && addMonths(losing.lateFrom, TWO_YEARS)
  if (lostUntil && lostUntil >= today) {
    const counted = late.filter((one) => one.lateFrom >= addMonths(losing.lateFrom, -FIVE_YEARS))
    return { state: 'lost', lateReturns: counted.map(({ madeUpTo }) => madeUpTo), until: lostUntil }
  }

  const last = late.at(-1)
  const riskUntil = last && addMonths(last.lateFrom, FIVE_YEARS)
  return riskUntil && riskUntil >= today
    ? { state: 'atRisk', lateReturns: [last.madeUpTo], until: riskUntil }
    : { state: 'kept', lateReturns: [], until: null }
}
