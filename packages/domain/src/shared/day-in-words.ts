import type { IsoDate } from './iso-date.ts'
import type { Language } from './language.ts'

const months: Record<Language, readonly string[]> = {
  en: 'January February March April May June July August September October November December'.split(' '),
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
}

const firstOfMonth: Record<Language, string> = { en: '1', fr: '1er' }

/** A day as letters and deeds write it: `26 November 2026`, `26 novembre 2026`, `1er janvier 2027`. */
export const dayInWords = (day: IsoDate, language: Language): string => {
  const [year, month, dayOfMonth] = day.split('-').map(Number)
  const number = dayOfMonth === 1 ? firstOfMonth[language] : String(dayOfMonth)
  return `${number} ${months[language][(month ?? 1) - 1]} ${year}`
}
