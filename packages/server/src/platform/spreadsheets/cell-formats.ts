import { getFormatFromId, getFormatInfo, format as formatNumber } from 'numfmt'
import { readPart, type WorkbookParts } from './workbook-parts.ts'

/** How the number of a cell is shown: as a day, as a time, as a percentage, or by a mask of digits such as `000000`. */
export type NumberFormat = { kind: 'day'; hasTime: boolean } | { kind: 'time' | 'percent' | 'digits'; code: string }

// Quoted and escaped characters, colours, languages, fillings and other sections of a format show no digit.
const OTHER_PARTS = /"[^"]*"|\\.|\[[^\]]*\]|[_*]./g

// A mask that begins with a zero keeps the zeros of a number: `0# ## ## ## ##`. A single 0 is a plain number.
const isMask = (code: string): boolean => {
  const [first = ''] = code.replaceAll(OTHER_PARTS, '').split(';')
  const digits = first.replaceAll(/[^0#?]/g, '')
  return digits.startsWith('0') && !/[.,%/eE]/.test(first) && (digits.length > 1 || code.includes('+'))
}

const formatOf = (code: string): NumberFormat | undefined => {
  const { type, isDate, isPercent } = getFormatInfo(code)
  if (isPercent) return { kind: 'percent', code }
  if (isDate) return type === 'time' ? { kind: 'time', code } : { kind: 'day', hasTime: type === 'datetime' }
  return isMask(code) ? { kind: 'digits', code } : undefined
}

const codeOf = (id: string, codes: ReadonlyMap<string, string>): string =>
  codes.get(id) ?? getFormatFromId(Number(id)) ?? 'General'

/** The formats by the number of the style that a cell names. Elements `xf` before `cellXfs` are those of the named styles. */
export const readCellFormats = async (
  parts: WorkbookParts,
  name: string,
): Promise<ReadonlyMap<string, NumberFormat>> => {
  const codes = new Map<string, string>()
  const formats = new Map<string, NumberFormat>()
  let isCellStyles = false
  let style = 0

  await readPart(parts, name, {
    open: (tag, { numFmtId = '0', formatCode = '' }) => {
      if (tag === 'numFmt' && !isCellStyles) codes.set(numFmtId, formatCode)
      else if (tag === 'cellXfs') isCellStyles = true
      else if (tag === 'xf' && isCellStyles) {
        const format = formatOf(codeOf(numFmtId, codes))
        if (format) formats.set(String(style), format)
        style += 1
      }
    },
    close: (tag) => {
      if (tag === 'cellXfs') isCellStyles = false
    },
  })

  return formats
}

// Fifteen digits are what a spreadsheet keeps. More would show the error of binary fractions: 0.333 times 100 is 33.300000000000004.
const PRECISION = 15
const FIRST_INEXACT = 1e15

// A longer number has lost digits: it is written with an exponent, as the spreadsheet does, so that nobody takes it for a number of a record.
const plainNumber = (number: number): string =>
  Math.abs(number) >= FIRST_INEXACT
    ? number.toExponential().toUpperCase()
    : String(Number(number.toPrecision(PRECISION)))

const formatted = (code: string, number: number): string => {
  try {
    return formatNumber(code, number)
  } catch {
    return plainNumber(number)
  }
}

const DAY_SECONDS = 86_400
const DAY_MS = DAY_SECONDS * 1000
const DAYS_TO_1904 = 1462
const LAST_DAY = 2_958_465
/** The spreadsheets have a 29 February 1900, which the calendar has not: their days are counted otherwise before it. */
const FALSE_LEAP_DAY = 60

/** What a spreadsheet shows when a number is no day. */
const NO_DAY = '########'

// Programs that write the offset of an old time zone in whole minutes lose some seconds: a day then ends up to a minute too early.
// A second before midnight is meant: it is the end of a day.
const wholeDay = (serial: number, hasTime: boolean): number => {
  const day = Math.floor(serial + 0.5 / DAY_SECONDS)
  const secondsLeft = (day + 1 - serial) * DAY_SECONDS
  return !hasTime && secondsLeft > 1.5 && secondsLeft < 59.5 ? day + 1 : day
}

const dayText = (serial: number, hasTime: boolean, is1904: boolean): string => {
  const day = wholeDay(serial, hasTime) + (is1904 ? DAYS_TO_1904 : 0)
  if (day < 0 || day > LAST_DAY) return NO_DAY
  if (!is1904 && (day === 0 || day === FALSE_LEAP_DAY)) return day === 0 ? '00/01/1900' : '29/02/1900'

  const zero = Date.UTC(1899, 11, !is1904 && day < FALSE_LEAP_DAY ? 31 : 30)
  return new Date(zero + day * DAY_MS).toISOString().slice(0, 10)
}

/**
 * A number as the spreadsheet shows it, with all of its decimals: 0.333 as `33.3%`, 12345 as `012345`, a day as `yyyy-MM-dd`. What
 * a spreadsheet cannot show is `########`.
 */
export const shownNumber = (number: number, format: NumberFormat | undefined, is1904: boolean): string => {
  if (!format) return plainNumber(number)
  if (format.kind === 'day') return dayText(number, format.hasTime, is1904)
  if (format.kind === 'percent') return `${Number((number * 100).toPrecision(PRECISION))}%`
  if (format.kind === 'time') return formatted(format.code, number)
  return Number.isInteger(number) && number >= 0 && number < FIRST_INEXACT
    ? formatted(format.code, number).trim()
    : plainNumber(number)
}
