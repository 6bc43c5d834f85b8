import { addDays, addMonths, type IsoDate } from '../shared/iso-date.ts'

const FILING_DAYS = 56
const TAX_MONTHS = 9
const TAX_DAY = '23'
const OWNERS_MONTHS = 5

/**
 * The last day to file an annual return made up to `ard`: 56 days after it, weekends and holidays not counted out (AR-8;
 * Companies Act 2014, s. 343).
 */
export const lastDayToFileReturn = (ard: IsoDate): IsoDate => addDays(ard, FILING_DAYS)

/**
 * The day by which the law wants corporation tax paid: the 23rd of the ninth month after the year end. It is a hint beside
 * the stored reminder (TAX-7; Taxes Consolidation Act 1997, s. 959A).
 */
export const lastDayToPayCorporationTax = (financialYearEnd: IsoDate): IsoDate =>
  `${addMonths(financialYearEnd, TAX_MONTHS).slice(0, 8)}${TAX_DAY}`

/**
 * The last day to file a new company's beneficial owners with the RBO: five calendar months after its incorporation
 * (ORG-28; S.I. 110/2019).
 */
export const lastDayToFileOwners = (incorporated: IsoDate): IsoDate => addMonths(incorporated, OWNERS_MONTHS)
