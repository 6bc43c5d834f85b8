import { foldText } from '../shared/fold-text.ts'
import { type IsoDate, isIsoDate } from '../shared/iso-date.ts'
import { readDate } from '../shared/read-date.ts'
import { type Calendar, type CalendarDate, daysOfCalendar, lunarMonthNumber } from './calendars.ts'

/**
 * The days on which somebody of a list may be born, both included; null is open. `isExact`: the list names a day, a month or a year,
 * without 'about' and without a range.
 */
type ListedBirth = { from: IsoDate | null; to: IsoDate | null; isExact: boolean }

const yearOf = (year: string): ListedBirth => ({ from: `${year}-01-01`, to: `${year}-12-31`, isExact: true })

// Lists mistake months as often as days, so a month counts as its year.
const monthOf = (year: string, month: string): ListedBirth | undefined =>
  Number(month) >= 1 && Number(month) <= 12 ? yearOf(year) : undefined

// Zeros and the letters of the form stand for what is not known: 00/05/1964, dd/mm/1964, 1964-05-00.
const unknown = '(?:0{1,2}|dd?|mm?|jj?|xx?|\\?\\??)'
const known = '(\\d{1,2})'
const partial: readonly [pattern: RegExp, year: number, month: number][] = [
  [/^(\d{4})$/, 1, 0],
  [new RegExp(`^${unknown}[-/.]${unknown}[-/.](\\d{4})$`), 1, 0],
  [new RegExp(`^(\\d{4})[-/.]${unknown}(?:[-/.]${unknown})?$`), 1, 0],
  [new RegExp(`^(?:${unknown}[-/.])?${known}[-/.](\\d{4})$`), 2, 1],
  [new RegExp(`^(\\d{4})[-/.]${known}(?:[-/.]${unknown})?$`), 1, 2],
]

// Reads a name of a month and a year, as `readDate` reads them with a day.
const namedMonth = (text: string): ListedBirth | undefined => {
  const [, name, year] = /^([a-z]+)\.?[ -](\d{4})$/.exec(text) ?? []
  const first = name && year ? readDate(`1 ${name} ${year}`) : undefined
  return first === undefined ? undefined : monthOf(first.slice(0, 4), first.slice(5, 7))
}

const readOne = (text: string): ListedBirth | undefined => {
  for (const [pattern, year, month] of partial) {
    const found = pattern.exec(text)
    if (found) return month === 0 ? yearOf(found[year] ?? '') : monthOf(found[year] ?? '', found[month] ?? '')
  }
  const day = readDate(text)
  return day ? { from: day, to: day, isExact: true } : namedMonth(text)
}

const ABOUT =
  /^(?:~|c(?:irca|a|\.)?\.? ?(?=\d)|circa |approx(?:\.|imately)? ?|about |around |environ |vers |um |etwa |gegen )/
const AFTER = /^(?:after|since|from|apres|depuis|nach|seit|>=?) ?/
const BEFORE = /^(?:before|until|up to|by|avant|jusqu'en|vor|bis|<=?) ?/
const BETWEEN =
  /^(?:between |from |entre |zwischen |de )?(.+?)(?: (?:and|et|und|to|a|bis) | ?[–—] ?| - |(?<=^\D*\d{4})-(?=\d{4}$))(.+)$/
const DECADE = /^(?:early |mid |mid-|late )?(?:the )?(\d{3})0'?s$/

const isInOrder = ({ from, to }: ListedBirth) => from === null || to === null || from <= to

const readRange = (text: string): ListedBirth | undefined => {
  const decade = DECADE.exec(text)?.[1]
  if (decade) return { from: `${decade}0-01-01`, to: `${decade}9-12-31`, isExact: false }

  const open = /^(\d{4}) ?-$/.exec(text)?.[1]
  const [, first, last] = BETWEEN.exec(text) ?? []
  const [one, other] = [first ? readOne(first) : undefined, last ? readOne(last) : undefined]
  const range = one && other ? { from: one.from, to: other.to, isExact: false } : undefined
  if (range) return isInOrder(range) ? range : undefined

  const after = readOne(open ?? (AFTER.test(text) ? text.replace(AFTER, '') : ''))
  if (after) return { from: after.from, to: null, isExact: false }
  const before = readOne(/^- ?(\d{4})$/.exec(text)?.[1] ?? (BEFORE.test(text) ? text.replace(BEFORE, '') : ''))
  return before && { from: null, to: before.to, isExact: false }
}

const CALENDARS: readonly [pattern: RegExp, calendars: readonly Calendar[]][] = [
  [/\b(?:s\.?h\.?|solar hijri|hijri shamsi|shamsi|h\.?s\.?)$/, ['solar']],
  [/\b(?:a\.?h\.?|lunar hijri|hijri qamari)$/, ['lunar']],
  // Lists call both calendars so.
  [/\b(?:hijri|islamic)$/, ['lunar', 'solar']],
]

const dateOfCalendar = (text: string): CalendarDate | undefined => {
  const [, day, name, yearAfter] = /^(?:(\d{1,2}) )?([a-z][a-z '-]*?[a-z0-9]?) (\d{4})$/.exec(text) ?? []
  if (name) {
    const month = lunarMonthNumber(name) || undefined
    return { year: Number(yearAfter), month, day: month && day ? Number(day) : undefined }
  }
  const [, dayFirst, monthSecond, yearLast] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text) ?? []
  if (yearLast) return { year: Number(yearLast), month: Number(monthSecond), day: Number(dayFirst) }
  const [, year, month, dayLast] = /^(\d{4})(?:[-/.](\d{1,2}))?(?:[-/.](\d{1,2}))?$/.exec(text) ?? []
  const numberOf = (part: string | undefined) => (part ? Number(part) : undefined)
  return year
    ? { year: Number(year), month: numberOf(month) || undefined, day: numberOf(dayLast) || undefined }
    : undefined
}

const readCalendars = (text: string): ListedBirth[] | undefined => {
  const [pattern, calendars] = CALENDARS.find(([one]) => one.test(text)) ?? []
  if (!pattern || !calendars) return undefined

  const date = dateOfCalendar(text.replace(pattern, '').trim())
  const days = calendars.flatMap((calendar) => (date ? (daysOfCalendar(calendar, date) ?? []) : []))
  return days.map((found) => ({ ...found, isExact: true }))
}

/**
 * Reads a birth as a list has it (SANC-9): a day, a month, a year, a range, open ranges, about a year, and years and days of the Islamic and
 * the solar Hijri calendar. A text may stand for several births.
 * @returns [] when the text is not understood
 */
export const readBirth = (text: string): ListedBirth[] => {
  const folded = foldText(text.trim()).replaceAll(/\s+/g, ' ')
  const certain = folded.replace(ABOUT, '')
  const isAbout = certain !== folded
  const found =
    readCalendars(certain) ?? certain.split(/ or | ou | oder |; ?/).map((part) => readOne(part) ?? readRange(part))
  const understood = found.flatMap((birth) => birth ?? [])
  return understood.length < found.length
    ? []
    : understood.map((birth) => (isAbout ? { ...birth, isExact: false } : birth))
}

const NO_MONTH = new RegExp(
  `^(?:${unknown}[-/.]${unknown}[-/.](\\d{4})|(\\d{4})[-/.]${unknown}(?:[-/.]${unknown})?)$`,
  'i',
)

/** How a list's birth is kept: a day as `yyyy-MM-dd`, a year alone as `yyyy`, anything else as the list has it. */
export const storedBirth = (text: string): string => {
  const [birth, ...others] = readBirth(text)
  const year = NO_MONTH.exec(text.trim())
  if (year) return year[1] ?? year[2] ?? text.trim()
  return birth?.from && birth.from === birth.to && others.length === 0 && birth.isExact ? birth.from : text.trim()
}

const YEARS_APART = 3
const isDay = ({ from, to }: ListedBirth) => from === to

const yearIn = (date: IsoDate) => Number(date.slice(0, 4))

const isYearsApart = (birth: IsoDate, listed: ListedBirth, years: number): boolean => {
  const nearest = listed.from !== null && birth < listed.from ? listed.from : listed.to
  if (nearest === null) return false
  if (!isDay(listed)) return Math.abs(yearIn(birth) - yearIn(nearest)) >= years
  const [earlier, later] = [birth, nearest].toSorted()
  return `${yearIn(earlier ?? '') + years}${earlier?.slice(4)}` <= (later ?? '')
}

const isWithin = (birth: IsoDate, { from, to }: ListedBirth) =>
  (from === null || from <= birth) && (to === null || birth <= to)

const isSameYear = (birth: IsoDate, { from, to }: ListedBirth) =>
  [from, to].some((date) => date !== null && yearIn(date) === yearIn(birth))

/** How much of the score stays when the births differ: lists mistake days more often than years. */
const KEPT = { sameYear: 0.98, near: 0.9, notExact: 0.85 }

const factorOf = (birth: IsoDate, listed: ListedBirth): number => {
  if (isWithin(birth, listed)) return 1
  if (isSameYear(birth, listed)) return KEPT.sameYear
  if (!isYearsApart(birth, listed, YEARS_APART)) return KEPT.near
  return listed.isExact ? 0 : KEPT.notExact
}

/** Whether a list names the birth, or a time in which it falls. What is not understood says nothing. */
export const agreesWithBirth = (birth: IsoDate | null, listed: readonly string[]): boolean =>
  birth !== null && isIsoDate(birth) && listed.flatMap(readBirth).some((one) => isWithin(birth, one))

/**
 * What the births say about two people of one name: 1 when they agree or one is not known, less when they differ, 0 when both are exact
 * and three years or more apart (SANC-9). What is not understood excludes nobody.
 */
export const birthFactor = (birth: IsoDate | null, listed: readonly string[]): number => {
  if (birth === null || !isIsoDate(birth) || listed.length === 0) return 1

  const births = listed.map(readBirth)
  if (births.some((read) => read.length === 0)) return 1
  return Math.max(...births.flat().map((one) => factorOf(birth, one)))
}
