import { addMonths, type IsoDate } from '../shared/iso-date.ts'

const MONTHS_FROM_YEAR_END_TO_REMINDER = 9
const MONTHS_FROM_PAYMENT_TO_YEAR_END = 12
const MONTHS_FROM_PAYMENT_TO_REMINDER = 21

export type CorporationTaxDates = {
  corporationTaxPaid: IsoDate[]
  financialYearEnd: IsoDate | null
  corporationTaxPaidReminder: IsoDate | null
}

/** The reminder of corporation tax: the financial year end + 9 months, null without a year end (TAX-1). */
export const corporationTaxReminder = (financialYearEnd: IsoDate | null): IsoDate | null =>
  financialYearEnd && addMonths(financialYearEnd, MONTHS_FROM_YEAR_END_TO_REMINDER)

const latestOf = (dates: readonly IsoDate[]): IsoDate | null => dates.toSorted().at(-1) ?? null

/**
 * The dates without one tax-paid date: the financial year end becomes the latest remaining date + 12 months, the reminder
 * the latest + 21 months; both are null when no date remains (TAX-2).
 */
export const removeTaxPaid = (paid: readonly IsoDate[], removed: IsoDate): CorporationTaxDates => {
  const corporationTaxPaid = paid.filter((date) => date !== removed)
  const latest = latestOf(corporationTaxPaid)

  return {
    corporationTaxPaid,
    financialYearEnd: latest && addMonths(latest, MONTHS_FROM_PAYMENT_TO_YEAR_END),
    corporationTaxPaidReminder: latest && addMonths(latest, MONTHS_FROM_PAYMENT_TO_REMINDER),
  }
}

/** Appends the pending tax-paid date, unless it is null or in the list already (TAX-3). */
export const addPendingTaxPaid = (paid: readonly IsoDate[], pending: IsoDate | null): IsoDate[] =>
  pending && !paid.includes(pending) ? [...paid, pending] : [...paid]
