import type * as z from 'zod'
import { newOrganization } from '../../organizations/organization.ts'
import { plainMessage } from '../../shared/plain-message.ts'

export type NewOrganization = z.output<typeof newOrganization>

/** A line of a file as an organization, or what is wrong with it. */
type ImportRow = { fields: NewOrganization; problem?: never } | { problem: string; fields?: never }

const IMPORT_REASON = 'As on the CRO, by import'

/**
 * Checks the values of a line by the schema of a new organization. `headings`: the heading of the column that fills each field,
 * by which a problem names it.
 */
export const checkImportRow = (
  values: Readonly<Record<string, unknown>>,
  headings: ReadonlyMap<string, string>,
): ImportRow => {
  // The file has the Next AR of the CRO's register, so this is the reason of the change (AR-9).
  const reason = values['nextArReminder'] === undefined ? {} : { nextArReason: IMPORT_REASON }
  const checked = newOrganization.safeParse({ ...values, ...reason }, { error: plainMessage })
  if (checked.success) return { fields: checked.data }

  const problems = checked.error.issues.map(({ path: [field], message }) => {
    const name = String(field)
    return `${headings.get(name) ?? name}: ${message}`
  })
  return { problem: problems.join(' ') }
}
