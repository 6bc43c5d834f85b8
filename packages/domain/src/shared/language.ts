/** The languages that the firm writes to its clients in. */
export const languages = ['en', 'fr'] as const
export type Language = (typeof languages)[number]

/** The languages as people name them. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', fr: 'French' }

const meanings = {
  en: 'english anglais englisch ingles inglese bearla eng enie engb enus',
  fr: 'french francais franzosisch frances francese fraincis fra fre frfr frbe frch frlu frca',
} as const satisfies Record<Language, string>

/** What a file calls the languages, in letters and digits alone: the name in a language of its program, or the tag of a country (`fr-FR`). */
export const languageMeanings: Readonly<Record<string, Language>> = Object.fromEntries(
  languages.flatMap((language) => meanings[language].split(' ').map((word) => [word, language])),
)
