import type * as z from 'zod'
import { newOrganization } from '../../organizations/organization.ts'
import type { StatusMeanings } from './status.ts'
import { plainMessage } from '../../shared/plain-message.ts'
import { fieldsOfKind, readImportCells } from '../import-fields.ts'

/** A column of the file that fills a field. */
export type ImportColumn = { index: number; heading: string; field: string }

export type NewOrganization = z.output<typeof newOrganization>

/** A line of the file as an organization with its non-blank fields, or sentences about why it is refused. */
export type ImportRow = { fields: NewOrganization; problems?: never } | { problems: string[]; fields?: never }

const IMPORT_REASON = 'As on the CRO, by import'

/**
 * Reads a line's cells into an organization. A blank cell leaves its field out. The result is checked by the schema of a
 * new organization.
 */
export const readImportRow = (
  cells: readonly string[],
  columns: readonly ImportColumn[],
  statuses: StatusMeanings,
): ImportRow => {
  const { values: fields, problems } = readImportCells(
    fieldsOfKind.organizations,
    columns.map(({ index, heading, field }) => ({ heading, field, cell: cells[index] ?? '' })),
    statuses,
  )
  if (fields['name'] === undefined) problems.push('It has no name.')
  if (problems.length > 0) return { problems }

  // The file has the Next AR of the CRO's register, so this is the reason of the change (AR-9).
  if (fields['nextArReminder'] !== undefined) fields['nextArReason'] = IMPORT_REASON
  const checked = newOrganization.safeParse(fields, { error: plainMessage })
  if (checked.success) return { fields: checked.data }
  const headingOf = (field: unknown) => columns.find((column) => column.field === field)?.heading ?? String(field)
  return { problems: checked.error.issues.map((issue) => `${headingOf(issue.path[0])}: ${issue.message}`) }
}
