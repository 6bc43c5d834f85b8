import { addMonths, type IsoDate } from '../shared/iso-date.ts'

/** Months from the latest tax paid to the next year end, and to its reminder (TAX-2). */
const YEAR_END_MONTHS = 12
const REMINDER_MONTHS = 21

export type CorporationTaxDates = {
  corporationTaxPaid: IsoDate[]
  financialYearEnd: IsoDate | null
  corporationTaxPaidReminder: IsoDate | null
}

const latestOf = (dates: readonly IsoDate[]): IsoDate | null => dates.toSorted().at(-1) ?? null

/**
 * What removing a tax-paid date makes of the dates: the financial year end becomes the latest remaining date + 12 months,
 * the reminder the latest + 21 months, and both are empty when none remains (TAX-2).
 */
export const removeTaxPaid = (paid: readonly IsoDate[], removed: IsoDate): CorporationTaxDates => {
  const corporationTaxPaid = paid.filter((date) => date !== removed)
  const latest = latestOf(corporationTaxPaid)
  return {
    corporationTaxPaid,
    financialYearEnd: latest && addMonths(latest, YEAR_END_MONTHS),
    corporationTaxPaidReminder: latest && addMonths(latest, REMINDER_MONTHS),
  }
}

/** The dates with the pending one appended, unless there is none or it is there already (TAX-3). */
export const addPendingTaxPaid = (paid: readonly IsoDate[], pending: IsoDate | null): IsoDate[] =>
  pending && !paid.includes(pending) ? [...paid, pending] : [...paid]
