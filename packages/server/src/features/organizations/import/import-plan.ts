import {
  type AnnualReturnDates,
  applyAnnualReturnChanges,
} from '@registrar/domain/organizations/annual-returns/annual-return-dates'
import { type Identity, matchRows } from '@registrar/domain/organizations/import/identity'
import type { NewOrganization } from '@registrar/domain/organizations/import/row'
import { changedFields, type FieldChanges, sentFields } from '#platform/commands/change-log'
import type { Tx } from '#platform/database/database'
import { newId } from '#platform/database/ids'
import { findMatchingOrganizations, lockOrganizations, readNameKeys } from './import.queries.ts'

/** A line of the file that was read into an organization. */
export type ReadLine = { line: number; fields: NewOrganization }

/** What is to be written of one organization: the fields after it, and those that change. */
export type PlannedWrite = { line: number; id: string; after: Record<string, unknown>; changes: FieldChanges }
export type SkippedLine = { line: number; name: string; reason: string }
export type ImportPlan = { made: PlannedWrite[]; updated: PlannedWrite[]; skipped: SkippedLine[] }

const NO_DATES: AnnualReturnDates = {
  incorporationDate: null,
  firstAr: null,
  status: false,
  B1B73: null,
  nextArReminder: null,
  financialYearEnd: null,
  corporationTaxPaidReminder: null,
}

// The date rules are those of every other save: a first annual return that the file does not name follows from the incorporation.
const write = (
  before: AnnualReturnDates,
  known: Record<string, unknown>,
  { line, fields }: ReadLine,
  id: string,
): PlannedWrite => {
  const after = { ...fields, ...applyAnnualReturnChanges(before, sentFields(fields)) }
  const changes = changedFields(known, after)
  return { line, id, after, changes }
}

const identify = (lines: readonly ReadLine[], keys: Map<string, string>): (Identity & { line: number })[] =>
  lines.map(({ line, fields }) => ({
    line,
    name: fields.name,
    nameKey: keys.get(fields.name) ?? '',
    cro: fields.cro ?? null,
    incorporationDate: fields.incorporationDate ?? null,
  }))

/** Decides what each line comes to: a new organization, a change of one that is there, or nothing. Nothing is written. */
export const planImport = async (tx: Tx, lines: readonly ReadLine[]): Promise<ImportPlan> => {
  const keys = await readNameKeys(
    tx,
    lines.map(({ fields }) => fields.name),
  )
  const identities = identify(lines, keys)
  const matches = matchRows(identities, await findMatchingOrganizations(tx, identities))
  const there = await lockOrganizations(
    tx,
    [...matches.values()].flatMap((match) => (match.kind === 'existing' ? [match.id] : [])),
  )
  const plan: ImportPlan = { made: [], updated: [], skipped: [] }
  for (const row of lines) {
    const match = matches.get(row.line)
    const skip = (reason: string) => plan.skipped.push({ line: row.line, name: row.fields.name, reason })
    if (match?.kind === 'sameAsLine') skip(`The same organization as line ${match.line}.`)
    const before = match?.kind === 'existing' ? there.get(match.id) : undefined
    if (match?.kind === 'new') plan.made.push(write(NO_DATES, {}, row, newId()))
    if (before) {
      const planned = write(before, before, row, before._id)
      if (Object.keys(planned.changes).length > 0) plan.updated.push(planned)
      else skip('Already there, with nothing different.')
    }
  }
  return plan
}
