import { addMonths, type IsoDate } from '../../shared/iso-date.ts'

/** Months from incorporation to the first annual return, and from one return to the next (AR-1, AR-3). */
const FIRST_RETURN_MONTHS = 6
const RETURN_MONTHS = 12
const TAX_REMINDER_MONTHS = 9

/** The fields that the date rules read and set. */
export type AnnualReturnDates = {
  incorporationDate: IsoDate | null
  firstAr: IsoDate | null
  /** the first annual return is done */
  status: boolean
  B1B73: IsoDate | null
  nextArReminder: IsoDate | null
  financialYearEnd: IsoDate | null
  corporationTaxPaidReminder: IsoDate | null
}

/** First AR: incorporation + 6 months (AR-1; Companies Act 2014, s. 343). */
export const firstAnnualReturn = (incorporationDate: IsoDate | null): IsoDate | null =>
  incorporationDate && addMonths(incorporationDate, FIRST_RETURN_MONTHS)

/** Corporation-tax reminder: financial year end + 9 months (TAX-1). */
export const corporationTaxReminder = (financialYearEnd: IsoDate | null): IsoDate | null =>
  financialYearEnd && addMonths(financialYearEnd, TAX_REMINDER_MONTHS)

/** Next AR before any later return: nothing, the first AR, or 12 months after it once done (AR-3). */
export const nextAnnualReturn = (firstAr: IsoDate | null, isFirstDone: boolean): IsoDate | null =>
  firstAr && (isFirstDone ? addMonths(firstAr, RETURN_MONTHS) : firstAr)

/**
 * What a save makes of the dates. A date the client has changed itself stands; one that follows from a changed date is
 * computed. Next AR is never taken from the client: a newly saved `B1B73` replaces it, and otherwise it moves only when
 * the first AR or its state changes (AR-3, AR-6, AR-7).
 */
export const applyAnnualReturnChanges = (
  before: AnnualReturnDates,
  sent: Partial<Omit<AnnualReturnDates, 'nextArReminder'>>,
): AnnualReturnDates => {
  const changed = (field: keyof typeof sent) => sent[field] !== undefined && sent[field] !== before[field]
  const settled = <F extends keyof typeof sent>(field: F): AnnualReturnDates[F] =>
    sent[field] === undefined ? before[field] : sent[field]
  const after: AnnualReturnDates = {
    incorporationDate: settled('incorporationDate'),
    firstAr: settled('firstAr'),
    status: settled('status'),
    B1B73: settled('B1B73'),
    nextArReminder: before.nextArReminder,
    financialYearEnd: settled('financialYearEnd'),
    corporationTaxPaidReminder: settled('corporationTaxPaidReminder'),
  }
  if (changed('incorporationDate') && !changed('firstAr')) after.firstAr = firstAnnualReturn(after.incorporationDate)
  if (changed('financialYearEnd') && !changed('corporationTaxPaidReminder'))
    after.corporationTaxPaidReminder = corporationTaxReminder(after.financialYearEnd)
  if (changed('B1B73') || after.firstAr !== before.firstAr || after.status !== before.status)
    after.nextArReminder = after.firstAr && (after.B1B73 ?? nextAnnualReturn(after.firstAr, after.status))
  return after
}

/**
 * Next AR once an annual return made up to `ard` is filed: 12 months after it, or without one 12 months after the Next AR
 * of the moment; empty without a first AR (AR-4).
 */
export const nextAnnualReturnAfterFiling = (
  before: Pick<AnnualReturnDates, 'firstAr' | 'nextArReminder'>,
  ard: IsoDate | null,
): IsoDate | null => {
  const from = ard ?? before.nextArReminder
  return before.firstAr && from && addMonths(from, RETURN_MONTHS)
}
