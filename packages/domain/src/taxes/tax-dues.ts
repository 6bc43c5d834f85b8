import type { CompanyType } from '../organizations/company-type.ts'
import { addDays, addMonths, type IsoDate } from '../shared/iso-date.ts'
import { lastDayToPayCorporationTax } from '../working-days/legal-deadlines.ts'
import {
  type AccountingPeriod,
  accountingPeriods,
  type Charge,
  financialYears,
  LAST_START,
  lastDayOfMonths,
  type Period,
  type YearFacts,
} from './accounting-periods.ts'
import type { TaxDue, TaxDueKind } from './tax-due.ts'
import type { RegisteredTax } from './tax-registration.ts'

/** The day of the month by which Revenue wants what is filed and paid through ROS (TAX-8). */
const ONLINE_DAY = '23'
const DWT_DAY = '14'
const DAYS_BEFORE_END = 31
const MONTHS_TO_INITIAL = 6

const dayInMonth = (month: IsoDate, day: string): IsoDate => `${month.slice(0, 8)}${day}`
const notAfterOnlineDay = (day: IsoDate): IsoDate => {
  const online = dayInMonth(day, ONLINE_DAY)
  return day < online ? day : online
}

/** What the tax days of a company follow from, besides its registrations. */
export type TaxedCompany = YearFacts & { companyType: CompanyType | null }

// Of a period of at most a month it is its last day (Taxes Consolidation Act 1997, s. 959AR(1)(b)).
const finalInstalment = ({ from, to }: Period): IsoDate =>
  notAfterOnlineDay(to <= lastDayOfMonths(from, 1) ? to : addDays(to, -DAYS_BEFORE_END))

/**
 * The days of preliminary tax (TAX-10; Taxes Consolidation Act 1997, s. 959AR, 959AS): a small company pays none of its first period,
 * a large one pays twice unless the period is too short for that.
 */
const preliminaryTax = ({ isFirst, size, ...period }: AccountingPeriod): TaxDue[] => {
  const { from, to } = period
  const due = (kind: TaxDueKind, legalDate: IsoDate): TaxDue => ({ kind, from, to, legalDate })
  const final = due('PRELIMINARY', finalInstalment(period))
  if (size === 'small') return isFirst ? [] : [final]

  const initial = due('INITIAL', notAfterOnlineDay(lastDayOfMonths(from, MONTHS_TO_INITIAL)))
  return final.legalDate > initial.legalDate ? [initial, final] : [final]
}

const chargesOf = ({ companyType }: TaxedCompany, registrations: readonly RegisteredTax[]): Charge[] => {
  const registered = registrations.filter(({ tax }) => tax === 'CT')
  // Corporation tax follows from the year end without a registration, but not of a branch, which may not trade.
  if (registered.length === 0) return companyType === 'BRANCH' ? [] : [{ from: null, to: null, size: 'small' }]
  return registered.map(({ from, to, size }) => ({ from, to, size: size ?? 'small' }))
}

/** Preliminary tax, and the return with the balance, of the accounting periods that begin by `until` (TAX-9, TAX-10). */
export const corporationTaxDues = (
  company: TaxedCompany,
  registrations: readonly RegisteredTax[],
  until: IsoDate,
): TaxDue[] =>
  accountingPeriods(company, chargesOf(company, registrations), until).flatMap((period) => [
    ...preliminaryTax(period),
    { kind: 'CT1', from: period.from, to: period.to, legalDate: lastDayToPayCorporationTax(period.to) },
  ])

const monthOf = (day: IsoDate) => Number(day.slice(5, 7)) - 1

// The periods of so many months from January on that end after the month before `first`, and begin by `last`.
const periodsOfMonths = (every: number, first: IsoDate, last: IsoDate): Period[] => {
  const periods: Period[] = []
  let from = addMonths(dayInMonth(first, '01'), -(monthOf(first) % every))
  while (from <= last && from < LAST_START) {
    const following = addMonths(from, every)
    periods.push({ from, to: addDays(following, -1) })
    from = following
  }
  return periods
}

const returnOf: Partial<Record<RegisteredTax['tax'], TaxDueKind>> = {
  VAT: 'VAT3',
  PAYE: 'PAYROLL',
  RCT: 'RCT',
  VIES: 'VIES',
}

/** The returns of a registration with periods of months, by the 23rd of the month after each (TAX-8). */
export const periodicDues = ({ tax, from, to, every }: RegisteredTax, window: Period): TaxDue[] => {
  const kind = returnOf[tax]
  if (!kind || !every) return []

  const earliest = addMonths(window.from, -every - 1)
  const last = to && to < window.to ? to : window.to
  return periodsOfMonths(every, from > earliest ? from : earliest, last)
    .filter((period) => period.to >= from)
    .map((period) => ({ kind, ...period, legalDate: dayInMonth(addDays(period.to, 1), ONLINE_DAY) }))
}

/** The return of trading details of each financial year with a day of the VAT registration (TAX-8). */
export const tradingDetailsDues = (company: TaxedCompany, { tax, from, to }: RegisteredTax, until: IsoDate): TaxDue[] =>
  tax === 'VAT'
    ? financialYears(company, until)
        .filter((year) => year.to >= from && (to === null || year.from <= to))
        .map((year) => ({
          kind: 'RTD',
          ...year,
          legalDate: dayInMonth(addMonths(dayInMonth(year.to, '01'), 1), ONLINE_DAY),
        }))
    : []

/** The return of dividend withholding tax: by the 14th of the month after the distribution (TAX-11). */
export const distributionDue = (on: IsoDate): TaxDue => ({
  kind: 'DWT',
  from: on,
  to: on,
  legalDate: dayInMonth(addMonths(dayInMonth(on, '01'), 1), DWT_DAY),
})

const byDay = (one: TaxDue, other: TaxDue) =>
  one.legalDate < other.legalDate ? -1 : one.legalDate > other.legalDate ? 1 : 0

/**
 * All that the taxes of a company are due on days of the window, in the order of the days (TAX-8 to TAX-10). What follows from no
 * rule, such as a distribution, is not among it.
 */
export const taxDues = (company: TaxedCompany, registrations: readonly RegisteredTax[], window: Period): TaxDue[] => {
  const found = [
    ...corporationTaxDues(company, registrations, window.to),
    ...registrations.flatMap((registration) => [
      ...periodicDues(registration, window),
      ...tradingDetailsDues(company, registration, window.to),
    ]),
  ].filter(({ legalDate }) => window.from <= legalDate && legalDate <= window.to)

  // Two registrations may meet within a period.
  return [...new Map(found.map((due) => [`${due.kind}:${due.to}`, due])).values()].toSorted(byDay)
}
