import { foldText } from '../../shared/fold-text.ts'
import { isIsoDate, type IsoDate } from '../../shared/iso-date.ts'

const months = [
  ['jan', 'january', 'janv', 'janvier'],
  ['feb', 'february', 'fev', 'fevr', 'fevrier'],
  ['mar', 'march', 'mars'],
  ['apr', 'april', 'avr', 'avril'],
  ['may', 'mai'],
  ['jun', 'june', 'juin'],
  ['jul', 'july', 'juil', 'juillet'],
  ['aug', 'august', 'aou', 'aout'],
  ['sep', 'sept', 'september', 'septembre'],
  ['oct', 'october', 'octobre'],
  ['nov', 'november', 'novembre'],
  ['dec', 'december', 'decembre'],
]

const monthNumber = (name: string): number => months.findIndex((names) => names.includes(name)) + 1

// Each form of a date, and the positions of its year, month and day.
const forms: [pattern: RegExp, year: number, month: number, day: number][] = [
  [/^(\d{4})-(\d{1,2})-(\d{1,2})(?:[t ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?z?)?$/, 1, 2, 3],
  [/^(\d{4})\/(\d{1,2})\/(\d{1,2})$/, 1, 2, 3],
  [/^(\d{1,2})([/.-])(\d{1,2})\2(\d{4})$/, 4, 3, 1],
  [/^(\d{1,2})(?:st|nd|rd|th|er)?[ -]([a-z]+)\.?[ -](\d{4})$/, 3, 2, 1],
  [/^([a-z]+)\.? (\d{1,2})(?:st|nd|rd|th)? (\d{4})$/, 3, 1, 2],
]

const plainDate = (text: string) => foldText(text.trim()).replaceAll(/[\s,]+/g, ' ')

/**
 * Reads a day as people write it in a file: `6 Apr 1984`, `6 avril 1984`, `06/04/1984` and `6.4.1984` (the day comes
 * first), `1984-04-06`. A year has four digits.
 * @returns undefined for anything else, and for a day that the calendar does not have
 */
export const readDate = (text: string): IsoDate | undefined => {
  const folded = plainDate(text)
  for (const [pattern, year, month, day] of forms) {
    const found = pattern.exec(folded)
    if (!found) continue
    const named = found[month] ?? ''
    const number = /^\d/.test(named) ? Number(named) : monthNumber(named)
    const date = `${found[year]}-${String(number).padStart(2, '0')}-${(found[day] ?? '').padStart(2, '0')}`
    return isIsoDate(date) ? date : undefined
  }
  return undefined
}
