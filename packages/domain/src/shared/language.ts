/** The languages that the firm writes to its clients in. */
export const languages = ['en', 'fr'] as const
export type Language = (typeof languages)[number]

/** The languages as people name them. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', fr: 'French' }
