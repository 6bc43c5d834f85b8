import dayjs from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat'

// Without this plugin a typed day is read as a US date: 12/03/2024 would be 3 December.
dayjs.extend(customParseFormat)

// The short forms are for people who type fast. The day always comes before the month.
const SEPARATORS = ['/', '.', '-', ' ']
const FORMATS = [
  ...SEPARATORS.flatMap((mark) =>
    ['DD', 'D'].flatMap((day) =>
      ['MM', 'M'].flatMap((month) => ['YYYY', 'YY'].map((year) => [day, month, year].join(mark))),
    ),
  ),
  'DDMMYYYY',
  'YYYY-MM-DD',
]

/** Reads a typed day, the day before the month, as `yyyy-MM-dd`; null when it is not a day. */
export const parseTypedDay = (typed: string): string | null => {
  const format = FORMATS.find((one) => dayjs(typed.trim(), one, true).isValid())
  return format ? dayjs(typed.trim(), format, true).format('YYYY-MM-DD') : null
}
