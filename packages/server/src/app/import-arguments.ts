import { parseArgs } from 'node:util'
import type { GivenColumns } from '@registrar/domain/organizations/import/columns'
import { importFields, isImportField } from '@registrar/domain/organizations/import/fields'
import { statusWord } from '@registrar/domain/organizations/import/status'
import { creationStatuses } from '@registrar/domain/organizations/creation'
import type { ImportOptions } from '#features/organizations'
import { UsageError } from './command.ts'

export const usage = `Usage: npm run import -- organizations FILE.csv [options]

  --map "heading=field"   the field that a column fills; "heading=" leaves the column out. May be repeated.
  --status "word=CODE"    what a status of the file means (${creationStatuses.join(', ')}). May be repeated.
  --delimiter ";"         what stands between cells; guessed from the first line otherwise
  --dry-run               write nothing, and say what would be written
  --keep-good             write the good lines, though others are refused
  --report FILE           write what became of every line to a CSV file
  --user E-MAIL           the account that the change log names

Fields: ${Object.keys(importFields).join(', ')}`

export type ImportArguments = ImportOptions & { file: string; report: string | undefined; user: string | undefined }

const options = {
  map: { type: 'string', multiple: true },
  status: { type: 'string', multiple: true },
  delimiter: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  'keep-good': { type: 'boolean', default: false },
  report: { type: 'string' },
  user: { type: 'string' },
} as const

const parse = (args: string[]) => {
  try {
    return parseArgs({ args, options, allowPositionals: true })
  } catch (error) {
    throw new UsageError((error as Error).message, { cause: error })
  }
}

// The last '=' parts: a heading may have one of its own, a field never.
const parts = (option: string, text: string): [left: string, right: string] => {
  const at = text.lastIndexOf('=')
  if (at < 1) throw new UsageError(`--${option} "${text}" has no "=" after a name.`)
  return [text.slice(0, at).trim(), text.slice(at + 1).trim()]
}

const readColumns = (given: string[]): GivenColumns =>
  new Map(
    given.map((text) => {
      const [heading, field] = parts('map', text)
      if (field === '') return [heading, null]
      if (isImportField(field)) return [heading, field]
      throw new UsageError(`There is no field "${field}".`)
    }),
  )

const readStatusWords = (given: string[]): ImportOptions['statusWords'] =>
  new Map(
    given.map((text) => {
      const [word, code] = parts('status', text)
      const status = creationStatuses.find((known) => known === code.toUpperCase().replaceAll(/[ _]+/g, '_'))
      if (!status) throw new UsageError(`"${code}" is not a status. They are: ${creationStatuses.join(', ')}.`)
      return [statusWord(word), status]
    }),
  )

const readDelimiter = (given: string | undefined): string | undefined => {
  const delimiter = given === '\\t' || given?.toLowerCase() === 'tab' ? '\t' : given
  if (delimiter !== undefined && (delimiter.length !== 1 || /["\n\r]/.test(delimiter)))
    throw new UsageError('--delimiter is one character, such as ";" or "tab".')
  return delimiter
}

/**
 * Reads the command's arguments.
 * @throws UsageError
 */
export const readImportArguments = (args: string[]): ImportArguments => {
  const { values, positionals } = parse(args)
  const [what, file, ...more] = positionals
  if (what === undefined) throw new UsageError('Say what to import: organizations.')
  if (what !== 'organizations') throw new UsageError(`"${what}" cannot be imported. Organizations can.`)
  if (file === undefined) throw new UsageError('Name the file to import.')
  if (more.length > 0) throw new UsageError(`One file at a time: "${more.join(' ')}" is too much.`)
  return {
    file,
    report: values.report,
    user: values.user,
    columns: readColumns(values.map ?? []),
    statusWords: readStatusWords(values.status ?? []),
    delimiter: readDelimiter(values.delimiter),
    keepGood: values['keep-good'],
    isDryRun: values['dry-run'],
  }
}
