import type { IsoDate } from './iso-date.ts'
import type { Language } from './language.ts'

const writers: Record<Language, Intl.DateTimeFormat> = {
  en: new Intl.DateTimeFormat('en-IE', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
  fr: new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
}

/** A day as a letter writes it: `4 August 2026`, `4 août 2026`, `1er août 2026`; an empty text for no day (DAY-5). */
export const dayInWords = (day: IsoDate | null | undefined, language: Language): string => {
  if (!day) return ''
  const words = writers[language].format(new Date(`${day}T00:00:00Z`))
  return language === 'fr' ? words.replace(/^1 /, '1er ') : words
}
