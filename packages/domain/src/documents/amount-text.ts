import type { Language } from '../shared/language.ts'

const locales: Record<Language, string> = { en: 'en-IE', fr: 'fr-FR' }

// The narrow no-break space of French numbers is missing in many fonts.
const plainSpaces = (text: string) => text.replaceAll('\u202F', '\u00A0')

const writers = new Map<string, Intl.NumberFormat>()

// To make one takes longer than to write a hundred numbers.
const writerOf = (language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat => {
  const key = `${language} ${JSON.stringify(options)}`
  const known = writers.get(key)
  if (known) return known

  const made = new Intl.NumberFormat(locales[language], { maximumFractionDigits: 6, ...options })
  writers.set(key, made)
  return made
}

/** A number as people read it in a language: `1,234.5`, `1 234,5`. */
export const amountText = (amount: number, language: Language, options: Intl.NumberFormatOptions = {}): string =>
  plainSpaces(writerOf(language, options).format(amount))
