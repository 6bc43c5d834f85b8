import { addMonths, type IsoDate } from '../../shared/iso-date.ts'
import { corporationTaxReminder } from '../corporation-tax.ts'
import { type NextAr, nextArAfterEdits, type NextArFacts } from './next-ar.ts'

/** Months from incorporation to the first annual return (AR-1). */
const FIRST_RETURN_MONTHS = 6

/** The fields that the date rules read and set. */
export type AnnualReturnDates = NextAr &
  NextArFacts & {
    incorporationDate: IsoDate | null
    financialYearEnd: IsoDate | null
    corporationTaxPaidReminder: IsoDate | null
  }

/** What a save may say of the dates; `setNextAr` is a Next AR set by hand, with its reason (AR-9). */
export type AnnualReturnEdits = Partial<Omit<AnnualReturnDates, 'nextArReminder' | 'countedNextAr'>> & {
  setNextAr?: IsoDate
}

/** First AR: incorporation + 6 months (AR-1; Companies Act 2014, s. 343). */
export const firstAnnualReturn = (incorporationDate: IsoDate | null): IsoDate | null =>
  incorporationDate && addMonths(incorporationDate, FIRST_RETURN_MONTHS)

/**
 * The dates after a save. A date that the client has changed itself is kept; one that follows from a changed date is
 * computed. Next AR has its own rules (AR-3, AR-6, AR-7, AR-9).
 */
export const applyAnnualReturnChanges = (before: AnnualReturnDates, sent: AnnualReturnEdits): AnnualReturnDates => {
  type Field = Exclude<keyof AnnualReturnEdits, 'setNextAr'>
  const changed = (field: Field) => sent[field] !== undefined && sent[field] !== before[field]
  const valueOf = <F extends Field>(field: F): AnnualReturnDates[F] =>
    sent[field] === undefined ? before[field] : (sent[field] as AnnualReturnDates[F])

  const after: AnnualReturnDates = {
    incorporationDate: valueOf('incorporationDate'),
    firstAr: valueOf('firstAr'),
    status: valueOf('status'),
    B1B73: valueOf('B1B73'),
    nextArReminder: before.nextArReminder,
    countedNextAr: before.countedNextAr,
    financialYearEnd: valueOf('financialYearEnd'),
    corporationTaxPaidReminder: valueOf('corporationTaxPaidReminder'),
  }

  if (changed('incorporationDate') && !changed('firstAr')) after.firstAr = firstAnnualReturn(after.incorporationDate)
  if (changed('financialYearEnd') && !changed('corporationTaxPaidReminder'))
    after.corporationTaxPaidReminder = corporationTaxReminder(after.financialYearEnd)

  return { ...after, ...nextArAfterEdits(before, after, sent.setNextAr) }
}
