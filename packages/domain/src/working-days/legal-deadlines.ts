import { addDays, addMonths, type IsoDate } from '../shared/iso-date.ts'
import { type ClosingDays, sameOrNextWorkingDay } from './working-days.ts'

const FILING_DAYS = 56
const TAX_MONTHS = 9
const TAX_DAY = '23'
const OWNERS_MONTHS = 5

/**
 * The last day to file an annual return made up to `ard`: 56 days after it, or the next working day (AR-8, DUE-3; Companies
 * Act 2014, s. 343).
 */
export const lastDayToFileReturn = (ard: IsoDate, closingDays?: ClosingDays): IsoDate =>
  sameOrNextWorkingDay(addDays(ard, FILING_DAYS), closingDays)

/**
 * The last day to pay corporation tax: the last day of the nine months after the year end, or the 23rd of that month when
 * that is earlier. A weekend does not move it. Screens show it as a hint beside the stored reminder (TAX-7; Taxes
 * Consolidation Act 1997, s. 959A).
 */
export const lastDayToPayCorporationTax = (financialYearEnd: IsoDate): IsoDate => {
  const lastOfNineMonths = addMonths(financialYearEnd, TAX_MONTHS)
  const taxDay = `${lastOfNineMonths.slice(0, 8)}${TAX_DAY}`
  return lastOfNineMonths < taxDay ? lastOfNineMonths : taxDay
}

/**
 * The last day to file a new company's beneficial owners with the RBO: five calendar months after its incorporation, or
 * the next working day (ORG-28, DUE-3; S.I. 110/2019).
 */
export const lastDayToFileOwners = (incorporated: IsoDate, closingDays?: ClosingDays): IsoDate =>
  sameOrNextWorkingDay(addMonths(incorporated, OWNERS_MONTHS), closingDays)
