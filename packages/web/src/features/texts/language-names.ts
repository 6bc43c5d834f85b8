import type { Language } from '@registrar/domain/shared/language'

/** The languages of texts, as the page names them. */
export const languageNames: Record<Language, string> = { en: 'English', fr: 'French' }
