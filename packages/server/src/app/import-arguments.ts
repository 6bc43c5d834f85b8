import { fieldsOfKind, isFieldOf } from '@registrar/domain/imports/import-fields'
import { importKinds, type ImportKindName } from '@registrar/domain/imports/import-run'
import { sanctionsListKinds, type SanctionsListKind } from '@registrar/domain/sanctions/sanctions-entry'
import { comparableText } from '@registrar/domain/shared/fold-text'
import { type TextEncoding, textEncodings } from '@registrar/domain/shared/text-encodings'
import { creationStatuses } from '@registrar/domain/organizations/creation-status'
import type { StatusMeanings } from '@registrar/domain/imports/organizations/status'
import { parseCommandLine, UsageError } from './command.ts'

const { organizations, ...lineKinds } = fieldsOfKind

export const usage = `Usage: npm run import -- ${importKinds.join('|')} FILE [options]
       npm run import -- sanctions FILE [--list NAME] [--list-version V] [--kind ${sanctionsListKinds.join('|')}]
                                   [--delimiter ";"] [--dry-run]
       npm run import -- countries FILE [--delimiter ";"] [--dry-run]

The file is a CSV or XLSX file; a list of sanctions may also be the XML file of the European Union or of the United Nations, or
the CSV file of the United Kingdom, of OFAC (SDN.CSV, with ALT.CSV beside it) or of OpenSanctions. A list of high-risk third
countries has the columns country, from and to, and replaces the loaded one.

  --map "heading=field"   fill the field from this column; "heading=" leaves the column out. May be repeated.
  --status "word=CODE"    say what a status in a file of organizations means (${creationStatuses.join(', ')}). May be
                          repeated.
  --delimiter ";"         the character between cells ("tab" for a tab); recognised otherwise
  --encoding NAME         the encoding of a CSV file (${textEncodings.join(', ')}); recognised otherwise
  --sheet NAME            the sheet of a workbook; its first visible sheet otherwise
  --heading-line N        the line that names the columns; recognised otherwise
  --dry-run               write nothing and report what would be written
  --keep-good             write the good lines even when others are refused
  --report FILE           write the outcome of every line to a CSV file
  --user EMAIL            the account that the change log names
  --list NAME             the name of the list, which replaces the loaded one of that name; else the one without a name
  --list-version V        the version of the list, which is shown beside its name
  --kind ${sanctionsListKinds.join('|')}    whom the list names; sanctions unless the list that it replaces says otherwise

Fields: ${Object.keys(organizations).join(', ')}
${Object.entries(lineKinds)
  .map(([kind, fields]) => `Fields of ${kind}: ${Object.keys(fields).join(', ')}`)
  .join('\n')}`

export type ImportArguments = {
  kind: ImportKindName
  file: string
  /** the field of each heading; null leaves the column out, and the others are remembered or guessed */
  columns: ReadonlyMap<string, string | null>
  statusMeanings: StatusMeanings
  /** what is undefined is recognised */
  delimiter: string | undefined
  encoding: TextEncoding | undefined
  sheet: string | undefined
  headingLine: number | undefined
  keepGood: boolean
  isDryRun: boolean
  report: string | undefined
  user: string | undefined
}

const options = {
  map: { type: 'string', multiple: true },
  status: { type: 'string', multiple: true },
  delimiter: { type: 'string' },
  encoding: { type: 'string' },
  sheet: { type: 'string' },
  'heading-line': { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  'keep-good': { type: 'boolean', default: false },
  report: { type: 'string' },
  user: { type: 'string' },
  list: { type: 'string' },
  'list-version': { type: 'string' },
  kind: { type: 'string' },
} as const

/** The arguments for importing a list of sanctions or of politically exposed persons. */
export type SanctionsArguments = {
  kind: 'sanctions'
  file: string
  list: string | undefined
  listVersion: string | undefined
  listKind: SanctionsListKind | undefined
  delimiter: string | undefined
  isDryRun: boolean
}

/** The arguments for importing the list of high-risk third countries. */
export type CountriesArguments = Pick<SanctionsArguments, 'file' | 'delimiter' | 'isDryRun'> & { kind: 'countries' }

const LIST_OPTIONS = ['list', 'list-version', 'kind'] as const
const COUNTRIES_OPTIONS: readonly string[] = ['delimiter', 'dry-run']
const SANCTIONS_OPTIONS: readonly string[] = [...LIST_OPTIONS, ...COUNTRIES_OPTIONS]
const MAX_LIST_NAME = 100

const parse = (args: string[]) => parseCommandLine({ args, options, allowPositionals: true })

// The last '=' separates the two: a heading may contain one, a field never does.
const splitPair = (option: string, text: string): [left: string, right: string] => {
  const equals = text.lastIndexOf('=')
  if (equals < 1) throw new UsageError(`--${option} "${text}" has no "=" after a name.`)

  return [text.slice(0, equals).trim(), text.slice(equals + 1).trim()]
}

const readColumns = (kind: ImportKindName, pairs: string[]): ReadonlyMap<string, string | null> =>
  new Map(
    pairs.map((text) => {
      const [heading, field] = splitPair('map', text)
      if (field === '') return [heading, null]
      if (isFieldOf(kind, field)) return [heading, field]
      throw new UsageError(`There is no field "${field}".`)
    }),
  )

const readStatusMeanings = (pairs: string[]): StatusMeanings =>
  new Map(
    pairs.map((text) => {
      const [word, code] = splitPair('status', text)
      const status = creationStatuses.find((known) => known === code.toUpperCase().replaceAll(/[ _]+/g, '_'))
      if (!status) throw new UsageError(`"${code}" is not a status. They are: ${creationStatuses.join(', ')}.`)
      return [comparableText(word), status]
    }),
  )

const readDelimiter = (option: string | undefined): string | undefined => {
  const delimiter = option === '\\t' || option?.toLowerCase() === 'tab' ? '\t' : option
  if (delimiter !== undefined && (delimiter.length !== 1 || /["\n\r]/.test(delimiter)))
    throw new UsageError('--delimiter must be one character, such as ";" or "tab".')

  return delimiter
}

const readEncoding = (option: string | undefined): TextEncoding | undefined => {
  const encoding = textEncodings.find((one) => one === option?.toLowerCase())
  if (option !== undefined && !encoding) throw new UsageError(`--encoding must be one of: ${textEncodings.join(', ')}.`)
  return encoding
}

const readHeadingLine = (option: string | undefined): number | undefined => {
  if (option !== undefined && !/^[1-9]\d{0,6}$/.test(option))
    throw new UsageError('--heading-line must be the number of a line, such as 3.')
  return option === undefined ? undefined : Number(option)
}

const readListText = (option: string, text: string | undefined): string | undefined => {
  const trimmed = text?.trim()
  if (trimmed === '' || (trimmed?.length ?? 0) > MAX_LIST_NAME)
    throw new UsageError(`--${option} must be a text of 1 to ${MAX_LIST_NAME} characters.`)
  return trimmed
}

const readListKind = (text: string | undefined): SanctionsListKind | undefined => {
  const kind = sanctionsListKinds.find((one) => one === text?.trim().toLowerCase())
  if (text !== undefined && !kind) throw new UsageError(`--kind must be one of: ${sanctionsListKinds.join(', ')}.`)
  return kind
}

// The file replaces the whole list and its columns have fixed names, so most options would mean nothing.
const readSanctionsArguments = (file: string, { values }: ReturnType<typeof parse>): SanctionsArguments => {
  const other = Object.entries(values).find(([option, value]) => value && !SANCTIONS_OPTIONS.includes(option))
  if (other) throw new UsageError(`A sanctions list has no option --${other[0]}.`)

  return {
    kind: 'sanctions',
    file,
    list: readListText('list', values.list),
    listVersion: readListText('list-version', values['list-version']),
    listKind: readListKind(values.kind),
    delimiter: readDelimiter(values.delimiter),
    isDryRun: values['dry-run'],
  }
}

const readCountriesArguments = (file: string, { values }: ReturnType<typeof parse>): CountriesArguments => {
  const other = Object.entries(values).find(([option, value]) => value && !COUNTRIES_OPTIONS.includes(option))
  if (other) throw new UsageError(`A list of countries has no option --${other[0]}.`)
  return { kind: 'countries', file, delimiter: readDelimiter(values.delimiter), isDryRun: values['dry-run'] }
}

/**
 * Reads the command's arguments.
 * @throws UsageError
 */
export const readImportArguments = (args: string[]): ImportArguments | SanctionsArguments | CountriesArguments => {
  const { values, positionals } = parse(args)
  const [records, file, ...rest] = positionals

  const all = [...importKinds, 'sanctions', 'countries'].join(', ')
  if (records === undefined) throw new UsageError(`Say what to import: ${all}.`)
  const kind = importKinds.find((one) => one === records)
  if (!kind && records !== 'sanctions' && records !== 'countries')
    throw new UsageError(`"${records}" cannot be imported. These can: ${all}.`)
  if (file === undefined) throw new UsageError('Name the file to import.')
  if (rest.length > 0) throw new UsageError(`Import one file at a time, without "${rest.join(' ')}".`)
  if (records === 'countries') return readCountriesArguments(file, { values, positionals })
  if (!kind) return readSanctionsArguments(file, { values, positionals })
  const ofLists = LIST_OPTIONS.find((option) => values[option] !== undefined)
  if (ofLists) throw new UsageError(`A file of ${kind} has no option --${ofLists}.`)
  if (values.status && kind !== 'organizations') throw new UsageError(`A file of ${kind} has no option --status.`)

  return {
    kind,
    file,
    report: values.report,
    user: values.user,
    columns: readColumns(kind, values.map ?? []),
    statusMeanings: readStatusMeanings(values.status ?? []),
    delimiter: readDelimiter(values.delimiter),
    encoding: readEncoding(values.encoding),
    sheet: values.sheet,
    headingLine: readHeadingLine(values['heading-line']),
    keepGood: values['keep-good'],
    isDryRun: values['dry-run'],
  }
}
