import { addDays, addMonths, type IsoDate } from '../shared/iso-date.ts'

const FILING_DAYS = 56
const TAX_MONTHS = 9
const TAX_DAY = '23'
const OWNERS_MONTHS = 5

/**
 * The last day to file an annual return made up to `ard`: 56 days after it. When that day is no working day the law takes
 * the next one, which the reader is told in words. Source: Companies Act 2014, s.343.
 */
export const lastDayToFileReturn = (ard: IsoDate): IsoDate => addDays(ard, FILING_DAYS)

/**
 * The day corporation tax is due in law: the 23rd of the ninth month after the year end. A hint beside the specification's
 * reminder, never instead of it. Source: Taxes Consolidation Act 1997, s.959A; Revenue.
 */
export const lastDayToPayCorporationTax = (financialYearEnd: IsoDate): IsoDate =>
  `${addMonths(financialYearEnd, TAX_MONTHS).slice(0, 8)}${TAX_DAY}`

/**
 * The last day to file a new company's beneficial owners with the RBO: five calendar months after its incorporation, on
 * the same day or on the last of a shorter month. Source: S.I. 110/2019.
 */
export const lastDayToFileOwners = (incorporated: IsoDate): IsoDate => addMonths(incorporated, OWNERS_MONTHS)
