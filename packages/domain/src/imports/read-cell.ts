import { readPercentage } from '../shared/percentage.ts'
import { readDate } from '../shared/read-date.ts'
import { readDayOfYear } from '../shared/day-of-year.ts'
import { readCroStatus, readStatus, type StatusMeanings } from './organizations/status.ts'
import { creationStatuses } from '../organizations/creation-status.ts'
import { croStatuses } from '../organizations/cro-status.ts'
import { type LinkRole, roleLabels } from '../shared/link-roles.ts'
import { cleanLine } from '../shared/clean-text.ts'
import { readEmailAddresses } from '../shared/email-address.ts'
import type { Field, FieldKind } from '../shared/field.ts'
import { comparableText } from '../shared/fold-text.ts'
import { parseEuros } from '../shared/parse-euros.ts'
import { readYesOrNo } from './yes-or-no.ts'

/** The value of a cell, undefined for none; `besides`: what it says of other fields. */
type CellResult = { value: unknown; besides?: Record<string, unknown> } | { problem: string }
type Reader = (cell: string, field: Field, statuses: StatusMeanings) => CellResult

const valueOr = (value: unknown, problem: string): CellResult => (value === undefined ? { problem } : { value })

// A text is cleaned as it is in a call. One that its schema refuses is refused when the line is checked.
const textCell: Reader = (cell, { schema }) => {
  const read = schema?.safeParse(cell)
  return { value: read?.success ? read.data : cleanLine(cell) }
}

// Registers write a code with its words: 'LTD - Private Company Limited by Shares', 'Designated Activity Company (DAC)'.
const codeCell: Reader = (cell, { choices = [], meanings = {} }) => {
  const inBrackets = /\(([^)]*)\)\s*$/.exec(cell)?.[1] ?? ''
  const words = [cell, cell.split(' - ')[0] ?? '', inBrackets].map(comparableText)
  const codes = words.flatMap((word) => {
    const meant = Object.hasOwn(meanings, word) ? meanings[word] : word
    return choices.filter((choice) => comparableText(choice) === comparableText(meant ?? ''))
  })
  return valueOr(codes[0], `"${cell}" is not one of ${choices.join(', ')}.`)
}

const croStatusCell: Reader = (cell, field, statuses) => {
  const status = readCroStatus(cell)
  return status === undefined ? codeCell(cell, field, statuses) : { value: status }
}

// A column of statuses may have those of the CRO: they are kept as such, and only those that are also ours count as ours.
const statusCell: Reader = (cell, _field, statuses) => {
  const status = readStatus(cell, statuses)
  const croStatus = readCroStatus(cell)
  if (status === undefined && croStatus === undefined)
    return { problem: `"${cell}" is not a known status. Known codes are ${creationStatuses.join(', ')}.` }
  return { value: status ?? undefined, ...(croStatus && { besides: { croStatus } }) }
}

const readNumber = (cell: string, readOther: (cell: string) => number): number =>
  /^-?\d+(\.\d+)?$/.test(cell) ? Number(cell) : readOther(cell)

const numberOr = (value: number, cell: string): CellResult =>
  Number.isNaN(value) ? { problem: `"${cell}" is not a number.` } : { value }

// '0,500' and '1234,567' are something else: neither is divided by thousands.
const IN_THOUSANDS = /^-?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/

/** An amount in euro: with a decimal point, perhaps with thousands commas, or as the screens read it (ORD-11). */
const readEuros = (cell: string): number => {
  const amount = cell.replace(/€|\s|^EUR|EUR$/gi, '')
  const digits = IN_THOUSANDS.test(amount) ? amount.replaceAll(',', '') : amount
  const parsed = parseEuros(cell)
  return readNumber(digits, () => ('cents' in parsed ? parsed.cents / 100 : Number.NaN))
}

/** A percentage as the screens read it: `33.3`, `33,3 %`. */
const percentageCell: Reader = (cell) => {
  const value = readNumber(cell, readPercentage)
  return value < 0 || value > 100 ? { problem: 'From 0 to 100.' } : numberOr(value, cell)
}

const otherRoleNames: Record<LinkRole, string> = {
  director:
    'gerant gerante directeur directrice administrateur administratrice dirigeant dirigeante managingdirector executivedirector ' +
    'nonexecutivedirector geschaftsfuhrer geschaftsfuhrerin administrador administradora amministratore amministratrice stiurthoir',
  secretary: 'secretaire companysecretary cosec sekretar sekretarin secretario secretaria segretario segretaria runai',
  shareholder:
    'associe associee associeunique actionnaire member gesellschafter gesellschafterin accionista socio socia azionista scairshealbhoir',
  nomineeDirector: 'nominee directeurnominee directeurpretenom gerantpretenom',
  other: 'autre',
}

// In the plural too.
const roleNames = new Map(
  Object.entries(roleLabels).flatMap(([role, label]) =>
    [role, label, ...otherRoleNames[role as LinkRole].split(' ')]
      .map(comparableText)
      .flatMap((name) => [name, `${name}s`].map((word) => [word, role as LinkRole] as const)),
  ),
)

/** The role that a text of a file names, in English or French; undefined when it is none. */
export const readRole = (text: string): LinkRole | undefined => roleNames.get(comparableText(text))

const rolesCell: Reader = (cell) => {
  const names = cell.split(/[,;/&+]|\s(?:and|et)\s/i).flatMap((name) => (name.trim() === '' ? [] : [name.trim()]))
  const unknown = names.find((name) => readRole(name) === undefined)
  if (unknown !== undefined)
    return { problem: `"${unknown}" is not a role. Roles are ${Object.values(roleLabels).join(', ')}.` }
  return { value: [...new Set(names.map(readRole))] }
}

// Address books put ` ::: ` between the addresses of one cell.
const emailAddressesCell: Reader = (cell, { schema }) => {
  const { state, addresses } = readEmailAddresses(cell.replaceAll(' ::: ', ', '))
  if (state === 'unreadable') return { problem: `"${cell}" is not a list of email addresses.` }
  const read = schema?.safeParse(addresses)
  return { value: read?.success ? read.data : addresses }
}

const SHORT_YEAR = /^\d{1,2}[/. -](?:\d{1,2}|[^\d\s]+)[/. -]\d{2}$/

// Address books write a day that they do not know as '0/0/00', and one without its year as '--04-06'.
const NO_DAY = /^0{1,4}[-/.]0{1,2}[-/.]0{1,4}(?:[ T][\d:.]*)?$/
const NO_YEAR = /^(?:--\d{1,2}-?\d{1,2}|\d{1,2}[-/.]\d{1,2}|\d{1,2}\.? \p{L}+\.?|\p{L}+\.? \d{1,2})$/u

/** What a spreadsheet shows of a day, from 1954 to 2064, in a column without a format. */
const SERIAL = /^[2-5]\d{4}$/

const dayProblem = (cell: string): string => {
  if (SHORT_YEAR.test(cell))
    return `"${cell}" has a year of two digits, which does not say the century. Write the year with four.`
  if (SERIAL.test(cell)) return `"${cell}" is a day as a spreadsheet counts it. Give the column the format of a date.`
  if (NO_YEAR.test(cell)) return `"${cell}" has no year. Write one, or empty the cell.`
  return `"${cell}" is not a date. Dates are day first, as in 31/12/2024.`
}

// No company is older, and no day of a record is as far ahead: a digit is wrong.
const [FIRST_YEAR, LAST_YEAR] = ['1800', '2150']

const dayCell: Reader = (cell, field) => {
  if (NO_DAY.test(cell)) return { value: undefined }
  const dayOfYear = field.isDayOfYear && readDayOfYear(cell)
  if (dayOfYear) return { value: dayOfYear }
  const day = readDate(cell)
  const year = day?.slice(0, 4) ?? FIRST_YEAR
  return year < FIRST_YEAR || year > LAST_YEAR
    ? { problem: `"${cell}" is in the year ${year}. Correct it.` }
    : valueOr(day, dayProblem(cell))
}

const readers: Partial<Record<FieldKind, Reader>> = {
  text: textCell,
  textOrNone: textCell,
  brand: textCell,
  code: codeCell,
  choice: codeCell,
  euros: (cell) => numberOr(readNumber(cell, readEuros), cell),
  percentage: percentageCell,
  roles: rolesCell,
  emailAddresses: emailAddressesCell,
  day: dayCell,
  yesOrNo: (cell) => valueOr(readYesOrNo(cell), `"${cell}" is neither yes nor no.`),
  months: (cell) =>
    valueOr(
      [6, 12].find((months) => String(months) === /^\d+/.exec(cell)?.[0]),
      `"${cell}" is not a plan. Plans are of 6 or 12 months.`,
    ),
  status: statusCell,
}

/** Whether a file can fill the field: a nested record does not fit into one line (IMP-8). */
export const isImportable = ({ kind, isImported = true }: Field): boolean => isImported && kind in readers

/** Reads a cell that is not blank. `statuses` says what a creation status of the file means, besides the known ones. */
export const readCell = (cell: string, field: Field | undefined, statuses: StatusMeanings): CellResult => {
  const read = field && (field.choices === croStatuses ? croStatusCell : readers[field.kind])
  return read ? read(cell, field, statuses) : { value: undefined }
}
