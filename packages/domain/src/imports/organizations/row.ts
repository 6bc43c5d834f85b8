import type * as z from 'zod'
import { readDate } from './dates.ts'
import { type ImportField, importFields, type ImportKind } from './fields.ts'
import { spreadsheetErrorProblem } from '../spreadsheet-error.ts'
import { readYesOrNo } from '../yes-or-no.ts'
import { comparableText } from '../../shared/fold-text.ts'
import { plainMessage } from '../../shared/plain-message.ts'
import { creationStatuses } from '../../organizations/creation-status.ts'
import { readStatus, type StatusMeanings } from './status.ts'
import { newOrganization } from '../../organizations/organization.ts'

/** A column of the file that fills a field. */
export type ImportColumn = { index: number; heading: string; field: ImportField }

export type NewOrganization = z.output<typeof newOrganization>

/** A line of the file as an organization with its non-blank fields, or sentences about why it is refused. */
export type ImportRow = { fields: NewOrganization; problems?: never } | { problems: string[]; fields?: never }

type Read = { value: unknown } | { problem: string }

const languageCodes = new Map([
  ['english', 'en'],
  ['anglais', 'en'],
  ['french', 'fr'],
  ['francais', 'fr'],
])

const IMPORT_REASON = 'As on the CRO, by import'

const valueOrProblem = (value: unknown, problem: string): Read => (value === undefined ? { problem } : { value })

const readCell = (text: string, kind: ImportKind, heading: string, comparables: StatusMeanings): Read => {
  const error = spreadsheetErrorProblem(text)
  if (error !== undefined) return { problem: `${heading}: ${error}` }
  if (kind === 'text') return { value: text }
  if (kind === 'date')
    return valueOrProblem(readDate(text), `${heading}: "${text}" is not a date. Dates are day first, as in 31/12/2024.`)
  if (kind === 'status')
    return valueOrProblem(
      readStatus(text, comparables),
      `${heading}: "${text}" is not a known status. Known codes are ${creationStatuses.join(', ')}.`,
    )
  if (kind === 'yesOrNo') return valueOrProblem(readYesOrNo(text), `${heading}: "${text}" is neither yes nor no.`)
  if (kind === 'plan') {
    const found = [6, 12].find((months) => String(months) === /^\d+/.exec(text)?.[0])
    return valueOrProblem(found, `${heading}: "${text}" is not a plan. Plans are of 6 or 12 months.`)
  }

  const name = languageCodes.get(comparableText(text)) ?? text
  const code = kind.codes.find((choice) => comparableText(choice) === comparableText(name))
  return valueOrProblem(code, `${heading}: "${text}" is not one of ${kind.codes.join(', ')}.`)
}

/**
 * Reads a line's cells into an organization. A blank cell leaves its field out. The result is checked by the schema of a
 * new organization.
 */
export const readImportRow = (
  cells: readonly string[],
  columns: readonly ImportColumn[],
  comparables: StatusMeanings,
): ImportRow => {
  const fields: Record<string, unknown> = {}
  const problems: string[] = []

  for (const { index, heading, field } of columns) {
    const text = cells[index]?.trim() ?? ''
    if (text === '') continue
    const read = readCell(text, importFields[field], heading, comparables)
    if ('problem' in read) problems.push(read.problem)
    else fields[field] = read.value
  }

  if (fields['name'] === undefined) problems.push('It has no name.')
  if (problems.length > 0) return { problems }

  // The file has the Next AR of the CRO's register, so this is the reason of the change (AR-9).
  if (fields['nextArReminder'] !== undefined) fields['nextArReason'] = IMPORT_REASON
  const checked = newOrganization.safeParse(fields, { error: plainMessage })
  if (checked.success) return { fields: checked.data }
  const headingOf = (field: unknown) => columns.find((column) => column.field === field)?.heading ?? String(field)
  return { problems: checked.error.issues.map((issue) => `${headingOf(issue.path[0])}: ${issue.message}`) }
}
