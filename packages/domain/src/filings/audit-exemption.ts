import { addDays, type IsoDate } from '../shared/iso-date.ts'
import type { ClosingDays } from '../working-days/working-days.ts'
import { type FiledReturn, latenessOf } from './late-returns.ts'
import { addMonthsToYearEnd, lastMadeUpDay } from './statements.ts'

/** The first day whose lateness counts under s. 363 as replaced (AR-16). */
export const REPLACED_ON: IsoDate = '2025-07-16'
const YEAR = 12
const YEARS_BEFORE = 5
const YEARS_LOST = 2
/** Counts calendar years while no year end is known. */
const ANY_YEAR_END: IsoDate = '2000-12-31'

/** How a return that was due before 16/07/2025 and filed after it may be read. */
export const exemptionReadings = ['oldSection', 'newSection'] as const
type ExemptionReading = (typeof exemptionReadings)[number]

export type AuditExemption = {
  /** `atRisk`: the next late return loses the exemption, or one of two readings of the law says that it is lost */
  state: 'kept' | 'atRisk' | 'lost'
  /** the returns that count, by the day that they are made up to */
  lateReturns: IsoDate[]
  /** the last day of `state`; null when the exemption is kept */
  until: IsoDate | null
  /** the year ends whose statements need an audit; empty while the financial year end is not known */
  yearEnds: IsoDate[]
  /** where the law can be read in two ways: what each says, with the year ends that would need an audit; else empty */
  readings: { section: ExemptionReading; yearEnds: IsoDate[] }[]
}

/** A company as the rule reads it. */
type ExemptionFacts = {
  /** any year end of the company; without one the years are counted as calendar years, and none is named */
  financialYearEnd: IsoDate | null
  /** it is a holding or a subsidiary company: s. 364 has its own rule */
  isInGroup: boolean
}

type Late = { madeUpTo: IsoDate; filedOn: IsoDate; lateFrom: IsoDate; year: IsoDate }

// The end of the financial year in which a day falls.
const yearOf = (day: IsoDate, anyYearEnd: IsoDate): IsoDate => {
  const years = Number(day.slice(0, 4)) - Number(anyYearEnd.slice(0, 4))
  const end = addMonthsToYearEnd(anyYearEnd, years * YEAR)
  return day <= end ? end : addMonthsToYearEnd(anyYearEnd, (years + 1) * YEAR)
}

const yearsAfter = (year: IsoDate, count: number): IsoDate[] =>
  Array.from({ length: count }, (_, index) => addMonthsToYearEnd(year, (index + 1) * YEAR))

const lostAfter = (late: readonly Late[]) => late.flatMap(({ year }) => yearsAfter(year, YEARS_LOST))

const unique = (days: readonly IsoDate[]) => [...new Set(days)].toSorted()

// Whether `before` is late in one of the five financial years before `one`.
const isRepeatedBy = (one: Late, before: Late) =>
  before.year < one.year && yearsAfter(before.year, YEARS_BEFORE).includes(one.year)

// The returns that were late, the first return left out, each with the financial year in which it became late.
const lateOnes = (returns: readonly FiledReturn[], today: IsoDate, anyYearEnd: IsoDate, closingDays?: ClosingDays) =>
  returns
    .filter(({ isFirst, filedOn }) => !isFirst && filedOn <= today)
    .map((one) => ({ ...one, ...latenessOf(one, one.filedOn, closingDays) }))
    .filter(({ daysLate }) => daysLate > 0)
    .map(({ madeUpTo, filedOn, lastDay }): Late => {
      const lateFrom = addDays(lastDay, 1)
      return { madeUpTo, filedOn, lateFrom, year: yearOf(lateFrom, anyYearEnd) }
    })
    .toSorted((one, other) => (one.lateFrom < other.lateFrom ? -1 : 1))

// The late returns by the section that they fall under, and with each that loses the exemption those that make it do so.
const bySection = (late: readonly Late[], isInGroup: boolean) => {
  const counted = late.filter(({ lateFrom }) => lateFrom >= REPLACED_ON)
  const old = late.filter(({ filedOn }) => filedOn < REPLACED_ON)
  const doubtful = late.filter(({ lateFrom, filedOn }) => lateFrom < REPLACED_ON && filedOn >= REPLACED_ON)
  // The first late return of a company in a group loses it by both sections (s. 364).
  const [between, ofGroup] = isInGroup ? [[], doubtful] : [doubtful, []]
  const causesOf = (one: Late) => (isInGroup ? [] : counted.filter((before) => isRepeatedBy(one, before)))
  const losing = [
    ...[...old, ...ofGroup].map((one) => ({ one, causes: [one] })),
    ...counted.map((one) => ({ one, causes: [...causesOf(one), one] })),
  ].filter(({ one, causes }) => isInGroup || causes.length > 1 || old.includes(one))

  return { counted, between, losing }
}

type Risk = Pick<AuditExemption, 'lateReturns' | 'until'>

// The last late return makes the next one lose the exemption until the fifth financial year after it has ended.
const riskOf = (last: Late | undefined, today: IsoDate): Risk | undefined => {
  const until = last && yearsAfter(last.year, YEARS_BEFORE).at(-1)
  return until && until >= today ? { lateReturns: [last.madeUpTo], until } : undefined
}

const doubtOf = (between: readonly Late[], perhaps: readonly IsoDate[]): Risk => ({
  lateReturns: between.map(({ madeUpTo }) => madeUpTo),
  until: perhaps.at(-1) ?? null,
})

/**
 * Whether late returns have cost a company its audit exemption by `today` (AR-16). A return that is late, and that was late with
 * another in the previous five financial years, loses it for the statements of the two financial years after (Companies Act 2014,
 * s. 363 as replaced on 16/07/2025); in a group the first late one does (s. 364). Under the old section one late return lost it
 * for the two years after. The first return does not count, nor one within the time that a court allowed.
 */
export const auditExemption = (
  returns: readonly FiledReturn[],
  today: IsoDate,
  { financialYearEnd, isInGroup }: ExemptionFacts,
  closingDays?: ClosingDays,
): AuditExemption => {
  const late = lateOnes(returns, today, financialYearEnd ?? ANY_YEAR_END, closingDays)
  const { counted, between, losing } = bySection(late, isInGroup)
  const needsAudit = (yearEnd: IsoDate) => lastMadeUpDay(yearEnd) >= today
  const toAudit = (ones: readonly Late[]) => unique(lostAfter(ones).filter(needsAudit))
  const named = (days: readonly IsoDate[]) => (financialYearEnd ? [...days] : [])

  const lost = toAudit(losing.map(({ one }) => one))
  const perhaps = unique([...lost, ...toAudit(between)])
  const readings: AuditExemption['readings'] =
    perhaps.length === lost.length
      ? []
      : [
          { section: 'oldSection', yearEnds: named(perhaps) },
          { section: 'newSection', yearEnds: named(lost) },
        ]

  if (lost.length > 0) {
    const causes = losing.filter(({ one }) => toAudit([one]).length > 0).flatMap((each) => each.causes)
    const lateReturns = unique(causes.map(({ madeUpTo }) => madeUpTo))
    return { state: 'lost', lateReturns, until: lost.at(-1) ?? null, yearEnds: named(lost), readings }
  }

  const risk = riskOf(counted.at(-1), today) ?? (readings.length > 0 ? doubtOf(between, perhaps) : undefined)
  return risk
    ? { state: 'atRisk', ...risk, yearEnds: [], readings }
    : { state: 'kept', lateReturns: [], until: null, yearEnds: [], readings }
}
