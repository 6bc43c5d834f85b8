import { croKey, phoneKey, taxKey } from '../shared/number-keys.ts'

const keys: Readonly<Record<string, (text: string) => string>> = {
  cro: croKey,
  coroporationTaxNumber: taxKey,
  phone: phoneKey,
  mail: (mail) => mail.toLowerCase(),
}

/**
 * Whether a line has the number or the email address that a record has, and writes it another way: without the zeros that a spreadsheet
 * takes, or in other letters. It stays as it is on record (IMP-4).
 */
export const isSameNumber = (field: string, known: unknown, given: unknown): boolean => {
  const keyOf = Object.hasOwn(keys, field) ? keys[field] : undefined
  if (!keyOf || typeof known !== 'string' || typeof given !== 'string') return false
  const key = keyOf(known.trim())
  return key !== '' && key === keyOf(given.trim())
}
