import { parseTypedDay } from '#lib/typed-day'

export type BirthProblem = 'shortYear' | 'unreadable' | 'impossible' | 'future'

const NUMBERS = /^\d{1,4}[/.-]?\d{1,2}[/.-]?\d{1,4}$/
const SHORT_YEAR = /^\d{1,2}[/.-]\d{1,2}[/.-]\d{2}$/

/** A typed date of birth: a day, `yyyy-MM-dd`, null for an empty text, or the text itself with what is wrong with it. */
export const readBirth = (typed: string, today: string): { birth: string | null; problem?: BirthProblem } => {
  const text = typed.trim()
  if (text === '') return { birth: null }
  // 17/05/45 may be 1945 or 2045.
  if (SHORT_YEAR.test(text)) return { birth: text, problem: 'shortYear' }

  const day = parseTypedDay(text)
  if (day === null) return { birth: text, problem: NUMBERS.test(text) ? 'impossible' : 'unreadable' }
  return day > today ? { birth: text, problem: 'future' } : { birth: day }
}
