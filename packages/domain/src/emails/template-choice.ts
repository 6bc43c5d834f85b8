import type { Language } from '../shared/language.ts'

/** The numbers of the templates, by what they are for and by language (MAIL-1). */
export const templateIds = {
  reminder: { fr: 1, en: 2 },
  signup: { fr: 6, en: 7 },
} as const

/** The template in the client's language; French for any client but an English one (MAIL-1). */
export const chooseTemplate = (purpose: keyof typeof templateIds, language: Language | null): number =>
  templateIds[purpose][language === 'en' ? 'en' : 'fr']
