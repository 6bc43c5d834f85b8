import * as z from 'zod'

/** The most an amount can be, in euro: sums of a million of them are still exact as numbers. */
export const MAX_EUROS = 99_999_999.99

/** Euro to whole cents, which alone are stored and added up. */
export const toCents = (euros: number): number => Math.round(euros * 100)

/** Whole cents to euro, as amounts travel: 30 cents are 0.3 (MONEY-1). */
export const toEuros = (cents: number): number => cents / 100

// What adding floats leaves behind (0.1 + 0.2) is forgiven; a third decimal is not.
const hasTwoDecimals = (euros: number) => Math.abs(euros * 100 - toCents(euros)) < 0.001

/** An amount on the wire: euro with two decimals at most, negative for what is given back (MONEY-1). */
export const euros = z
  .number()
  .min(-MAX_EUROS)
  .max(MAX_EUROS)
  .refine(hasTwoDecimals, 'Write an amount with two decimals at most.')
  .transform((amount) => toEuros(toCents(amount)))

/** An amount whose form field may be emptied, which is 0. */
export const eurosOrNone = z.preprocess((value) => (value === '' || value === null ? 0 : value), euros)

const format = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' })

/** Shows an amount in euro with two decimals: `€1,234.50` (MONEY-2). */
export const displayEuros = (amount: number): string => format.format(amount)
