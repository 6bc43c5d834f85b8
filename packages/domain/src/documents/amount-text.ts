import type { Language } from '../shared/language.ts'

const locales: Record<Language, string> = { en: 'en-IE', fr: 'fr-FR' }

// The narrow no-break space of French numbers is missing in many fonts.
const plainSpaces = (text: string) => text.replaceAll('\u202F', '\u00A0')

/** A number as people read it in a language: `1,234.5`, `1 234,5`. */
export const amountText = (amount: number, language: Language, options: Intl.NumberFormatOptions = {}): string =>
  plainSpaces(amount.toLocaleString(locales[language], { maximumFractionDigits: 6, ...options }))
