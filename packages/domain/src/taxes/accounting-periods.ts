import { addMonthsToYearEnd } from '../filings/statements.ts'
import { addDays, addMonths, type IsoDate } from '../shared/iso-date.ts'
import type { CompanySize } from './tax.ts'

const YEAR = 12
/** The longest financial year that the law allows, in months (Companies Act 2014, s. 288). */
const LONGEST_YEAR = 18
/** A company in the year 9999 has no next year. */
export const LAST_START: IsoDate = '9998-01-01'

/** From the first to the last day, both included. */
export type Period = { from: IsoDate; to: IsoDate }

/** The last day of so many months that begin on a day: of six from 06/03/2026 it is 05/09/2026, from 31/08/2026 28/02/2027. */
export const lastDayOfMonths = (first: IsoDate, months: number): IsoDate => {
  const sameDay = addMonths(first, months)
  // A month without that day ends where it ends.
  return sameDay.slice(8) === first.slice(8) ? addDays(sameDay, -1) : sameDay
}

/** What is recorded of a company's financial years. */
export type YearFacts = {
  incorporationDate: IsoDate | null
  /** the year end of the year whose tax is due */
  financialYearEnd: IsoDate | null
  lastAnnexedYearEnd: IsoDate | null
}

const isWithin = (first: IsoDate, last: IsoDate) => first <= last && last <= lastDayOfMonths(first, LONGEST_YEAR)

// The recorded year follows the one whose statements were annexed last, or is the company's first, or has twelve months.
const beginningOf = ({ incorporationDate, lastAnnexedYearEnd }: YearFacts, yearEnd: IsoDate): IsoDate => {
  const afterAnnexed = lastAnnexedYearEnd && addDays(lastAnnexedYearEnd, 1)
  if (afterAnnexed && isWithin(afterAnnexed, yearEnd)) return afterAnnexed
  if (incorporationDate && isWithin(incorporationDate, yearEnd)) return incorporationDate
  return addDays(addMonthsToYearEnd(yearEnd, -YEAR), 1)
}

/** A company's financial years from the recorded one on, those that begin by `until`; none without a year end (TAX-9). */
export const financialYears = (facts: YearFacts, until: IsoDate): Period[] => {
  const { financialYearEnd, incorporationDate } = facts
  if (!financialYearEnd) return []

  const years: Period[] = []
  let year = { from: beginningOf(facts, financialYearEnd), to: financialYearEnd }
  for (let index = 1; year.from <= until && year.from < LAST_START; index += 1) {
    years.push(year)
    year = { from: addDays(year.to, 1), to: addMonthsToYearEnd(financialYearEnd, index * YEAR) }
  }

  const born = incorporationDate
  if (!born) return years
  return years.flatMap(({ from, to }) => (to < born ? [] : [{ from: from < born ? born : from, to }]))
}

/** The days on which a company is within the charge to corporation tax, as it is registered; without an end while it is null. */
export type Charge = { from: IsoDate | null; to: IsoDate | null; size: CompanySize }

/** An accounting period. `isFirst`: there is none before it that preliminary tax could follow. */
export type AccountingPeriod = Period & { isFirst: boolean; size: CompanySize }

const splitYear = ({ from, to }: Period): Period[] => {
  const periods: Period[] = []
  let first = from
  while (first <= to) {
    const twelve = lastDayOfMonths(first, YEAR)
    const last = twelve < to ? twelve : to
    periods.push({ from: first, to: last })
    if (last === to) break
    first = addDays(last, 1)
  }
  return periods
}

/**
 * The accounting periods of corporation tax that begin by `until`: each financial year, as far as the company is within the charge,
 * in parts of at most twelve months (TAX-9; Taxes Consolidation Act 1997, s. 27).
 */
export const accountingPeriods = (facts: YearFacts, charges: readonly Charge[], until: IsoDate): AccountingPeriod[] =>
  financialYears(facts, until).flatMap((year) =>
    charges.flatMap((charge) => {
      const from = charge.from && charge.from > year.from ? charge.from : year.from
      const to = charge.to && charge.to < year.to ? charge.to : year.to
      return splitYear({ from, to }).map((period) => ({
        ...period,
        size: charge.size,
        isFirst: period.from === facts.incorporationDate || period.from === charge.from,
      }))
    }),
  )
