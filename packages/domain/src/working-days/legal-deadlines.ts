import { addMonths, type IsoDate } from '../shared/iso-date.ts'

const TAX_MONTHS = 9
const TAX_DAY = '23'

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
