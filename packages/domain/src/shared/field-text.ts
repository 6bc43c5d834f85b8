import { capitalised } from './capitalised.ts'
import { codeText, type FieldKind } from './field.ts'
import { displayDate } from './iso-date.ts'

/** A code as words: `NOT_SENT` and `notSent` are 'Not sent'. */
export const codeInWords = (code: unknown): string => {
  const text = String(code)
    .replaceAll('_', ' ')
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()
  return capitalised(text)
}

type Entry = Readonly<Record<string, unknown>>

const listText = (value: unknown, textOf: (entry: Entry) => string, separator = ', '): string =>
  Array.isArray(value) ? value.map(textOf).filter(Boolean).join(separator) : ''

const plainText = (value: unknown): string => (typeof value === 'string' ? value : '')

const dayOf = (day: unknown): string => (typeof day === 'string' ? displayDate(day) : '')

const payment = ({ paidDate, nextPaidReminder }: Entry): string =>
  [paidDate && `paid ${dayOf(paidDate)}`, nextPaidReminder && `next ${dayOf(nextPaidReminder)}`]
    .filter(Boolean)
    .join(', ')

const NONE = 'None'

// Any other kind is a text, a number or a day, and is shown as it is.
const formatters: Partial<Record<FieldKind, (value: unknown) => string>> = {
  yesOrNo: (value) => (value ? 'Yes' : 'No'),
  choice: (code) => codeText(String(code)),
  status: (code) => codeText(String(code)),
  code: codeInWords,
  months: (months) => `${String(months)} months`,
  days: (days) => (Array.isArray(days) ? days.map(dayOf).join(', ') : ''),
  payments: (rows) => listText(rows, payment, '; '),
  users: (users) => listText(users, ({ userName }) => plainText(userName)),
  emailAddresses: (addresses) => (Array.isArray(addresses) ? addresses.join('; ') : ''),
  textOrNone: (text) => (text === '' ? NONE : String(text)),
  directorships: (rows) =>
    Array.isArray(rows) && rows.length === 0 ? NONE : listText(rows, ({ name }) => plainText(name), '; '),
}

/** A field's value as the cell of a list has it: a day and a moment as they are kept, all else in words; null for an empty one. */
export const fieldText = (kind: FieldKind, value: unknown): string | number | null => {
  if (value === null || value === undefined) return null
  const format = formatters[kind]
  if (format) return format(value) || null
  return typeof value === 'number' ? value : plainText(value) || null
}
