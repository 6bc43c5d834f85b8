import { addMonths, type IsoDate } from '../../shared/iso-date.ts'
import { corporationTaxReminder } from '../corporation-tax.ts'

/** Months from incorporation to the first annual return, and from one return to the next (AR-1, AR-3). */
const FIRST_RETURN_MONTHS = 6
const RETURN_MONTHS = 12

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

/** Next AR before any later return: null without a first AR, the first AR itself, or 12 months after it once done (AR-3). */
export const nextAnnualReturn = (firstAr: IsoDate | null, isFirstDone: boolean): IsoDate | null =>
  firstAr && (isFirstDone ? addMonths(firstAr, RETURN_MONTHS) : firstAr)

/**
 * The dates after a save. A date that the client changed is kept; a date that follows from a changed one is computed
 * (AR-1, TAX-1). Next AR is never read from the client (AR-3): a new `B1B73` replaces it (AR-6), and otherwise it moves
 * only with the first AR and its status (AR-7).
 */
export const applyAnnualReturnChanges = (
  before: AnnualReturnDates,
  sent: Partial<Omit<AnnualReturnDates, 'nextArReminder'>>,
): AnnualReturnDates => {
  const isChanged = (field: keyof typeof sent) => sent[field] !== undefined && sent[field] !== before[field]
  const valueOf = <F extends keyof typeof sent>(field: F): AnnualReturnDates[F] =>
    sent[field] === undefined ? before[field] : sent[field]

  const after: AnnualReturnDates = {
    incorporationDate: valueOf('incorporationDate'),
    firstAr: valueOf('firstAr'),
    status: valueOf('status'),
    B1B73: valueOf('B1B73'),
    nextArReminder: before.nextArReminder,
    financialYearEnd: valueOf('financialYearEnd'),
    corporationTaxPaidReminder: valueOf('corporationTaxPaidReminder'),
  }

  if (isChanged('incorporationDate') && !isChanged('firstAr'))
    after.firstAr = firstAnnualReturn(after.incorporationDate)
  if (isChanged('financialYearEnd') && !isChanged('corporationTaxPaidReminder'))
    after.corporationTaxPaidReminder = corporationTaxReminder(after.financialYearEnd)
  if (isChanged('B1B73') || after.firstAr !== before.firstAr || after.status !== before.status)
    after.nextArReminder = after.firstAr && (after.B1B73 ?? nextAnnualReturn(after.firstAr, after.status))

  return after
}

/**
 * Next AR once a return made up to `ard` is completed: 12 months after `ard`; without one, 12 months after the Next AR of
 * the moment; null without a first AR (AR-4).
 */
export const nextAnnualReturnAfterFiling = (
  before: Pick<AnnualReturnDates, 'firstAr' | 'nextArReminder'>,
  ard: IsoDate | null,
): IsoDate | null => {
  const from = ard ?? before.nextArReminder
  return before.firstAr && from && addMonths(from, RETURN_MONTHS)
}
