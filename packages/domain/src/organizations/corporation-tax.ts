import { addMonths, type IsoDate } from '../shared/iso-date.ts'

const MONTHS_FROM_YEAR_END_TO_REMINDER = 9
const MONTHS_FROM_PAYMENT_TO_YEAR_END = 12
const MONTHS_FROM_PAYMENT_TO_REMINDER = 21

type CorporationTaxDates = {
  corporationTaxPaid: IsoDate[]
  financialYearEnd: IsoDate | null
  corporationTaxPaidReminder: IsoDate | null
}

/** The reminder of corporation tax: the financial year end + 9 months, null without a year end (TAX-1). */
export const corporationTaxReminder = (financialYearEnd: IsoDate | null): IsoDate | null =>
  financialYearEnd && addMonths(financialYearEnd, MONTHS_FROM_YEAR_END_TO_REMINDER)

const latestOf = (dates: readonly IsoDate[]): IsoDate | null => dates.toSorted().at(-1) ?? null

/** The year end and the reminder that follow from the latest tax-paid date that remains. */
const datesAfterRemoval = (corporationTaxPaid: IsoDate[]): CorporationTaxDates => {
  const latest = latestOf(corporationTaxPaid)

  return {
    corporationTaxPaid,
    financialYearEnd: latest && addMonths(latest, MONTHS_FROM_PAYMENT_TO_YEAR_END),
    corporationTaxPaidReminder: latest && addMonths(latest, MONTHS_FROM_PAYMENT_TO_REMINDER),
  }
}

/**
 * The dates without one tax-paid date: the financial year end becomes the latest remaining date + 12 months, the reminder
 * the latest + 21 months; both are null when no date remains (TAX-2).
 */
export const removeTaxPaid = (paid: readonly IsoDate[], removed: IsoDate): CorporationTaxDates =>
  datesAfterRemoval(paid.filter((date) => date !== removed))

/**
 * What follows from a save that takes tax-paid dates away and says no other year end or reminder (TAX-2). Nothing follows
 * from one that also adds a date: it corrects the list.
 */
export const applyTaxPaidRemoval = (
  before: CorporationTaxDates,
  sent: Partial<CorporationTaxDates>,
): Partial<CorporationTaxDates> => {
  const paid = sent.corporationTaxPaid
  if (!paid) return {}

  const isRemoval =
    before.corporationTaxPaid.some((date) => !paid.includes(date)) &&
    paid.every((date) => before.corporationTaxPaid.includes(date))
  const changed = (field: 'financialYearEnd' | 'corporationTaxPaidReminder') =>
    sent[field] !== undefined && sent[field] !== before[field]

  return isRemoval && !changed('financialYearEnd') && !changed('corporationTaxPaidReminder')
    ? datesAfterRemoval(paid)
    : {}
}

/** Appends the pending tax-paid date, unless it is null or in the list already (TAX-3). */
export const addPendingTaxPaid = (paid: readonly IsoDate[], pending: IsoDate | null): IsoDate[] =>
  pending && !paid.includes(pending) ? [...paid, pending] : [...paid]
