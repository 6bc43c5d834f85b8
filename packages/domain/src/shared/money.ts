import * as z from 'zod'
import type { Language } from './language.ts'

/** The largest amount, in euro. A sum of a million such amounts is still exact in a JavaScript number. */
export const MAX_EUROS = 99_999_999.99

/** Converts euro to whole cents. Only cents are stored and added up (MONEY-1). */
export const toCents = (euros: number): number => Math.round(euros * 100)

/** Converts whole cents to euro, the unit on the wire: 30 cents are 0.3 (MONEY-1). */
export const toEuros = (cents: number): number => cents / 100

// The error of adding floats (0.1 + 0.2) is accepted; a third decimal is not.
const hasTwoDecimals = (euros: number) => Math.abs(euros * 100 - toCents(euros)) < 0.001

/** An amount on the wire: euro with two decimals at most, negative for a refund (MONEY-1). */
export const euros = z
  .number()
  .min(-MAX_EUROS)
  .max(MAX_EUROS)
  .refine(hasTwoDecimals, 'Write an amount with two decimals at most.')
  .transform((amount) => toEuros(toCents(amount)))

/** An amount on the wire; null and an empty text are 0. */
export const optionalEuros = z.preprocess((value) => (value === '' || value === null ? 0 : value), euros)

const format = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' })
const wholeFormat = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 })
const frenchFormat = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' })

/** Shows an amount in euro with two decimals: `€1,234.50` (MONEY-2). */
export const displayEuros = (amount: number): string => format.format(amount)

/** Shows an amount that has no cents, such as a late fee: `€1,200`. */
export const displayWholeEuros = (amount: number): string => wholeFormat.format(amount)

/** An amount in euro as an email of a language writes it: `€1,234.50`, in French `1 234,50 €` (MONEY-2). */
export const eurosIn = (amount: number, language: Language): string =>
  (language === 'fr' ? frenchFormat : format).format(amount)

const BARE_NUMBER = /^\d{1,8}(?:[.,]\d{1,2})?$/

/** An amount that somebody typed, as an email of a language writes it. A bare number is euro; any other text stays as it is. */
export const typedEurosIn = (typed: string, language: Language): string =>
  BARE_NUMBER.test(typed.trim()) ? eurosIn(Number(typed.replace(',', '.')), language) : typed
