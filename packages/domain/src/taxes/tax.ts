type TaxDetails = {
  label: string
  /** how many months a period may have, the usual first; none where the period is not one of months */
  every: readonly number[]
}

/** The taxes that a company is registered for, in the order in which they are offered (TAX-8). */
export const taxTable = {
  CT: { label: 'Corporation tax', every: [] },
  VAT: { label: 'VAT', every: [2, 1, 4, 6, 12] },
  PAYE: { label: 'PAYE (payroll)', every: [1, 3, 12] },
  RCT: { label: 'Relevant contracts tax (RCT)', every: [1, 3] },
  DWT: { label: 'Dividend withholding tax (DWT)', every: [] },
  VIES: { label: 'VIES', every: [1, 3] },
} as const satisfies Record<string, TaxDetails>

export type Tax = keyof typeof taxTable
export const taxes = Object.keys(taxTable) as [Tax, ...Tax[]]

/** What is said of a tax. */
export const taxOf = (tax: Tax): TaxDetails => taxTable[tax]

/** The tax of a company, by which its preliminary tax is paid: small when that of the period before was at most 200,000 euro (TAX-10). */
export const companySizes = ['small', 'large'] as const
export type CompanySize = (typeof companySizes)[number]
