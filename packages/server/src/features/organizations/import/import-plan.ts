import {
  type AnnualReturnDates,
  applyAnnualReturnChanges,
} from '@registrar/domain/organizations/annual-returns/annual-return-dates'
import type { Organization } from '@registrar/domain/organizations/organization'
import { type Identity, type Match, matchRows } from '@registrar/domain/organizations/import/identity'
import type { NewOrganization } from '@registrar/domain/organizations/import/row'
import { changedFields, type FieldChanges, sentFields } from '#platform/commands/change-log'
import type { Tx } from '#platform/database/database'
import { newId } from '#platform/database/ids'
import { NEW_ORGANIZATION } from '../new-organization.ts'
import { movedArd, type MovedArd } from '../annual-returns/on-ard-moved.ts'
import { isNextArCounted, readSetNextAr } from '../annual-returns/set-next-ar.ts'
import { findMatchingOrganizations, lockOrganizations, readNameKeys } from './import.queries.ts'

/** A line of the file that was read into an organization. */
export type ReadLine = { line: number; fields: NewOrganization }

/** One organization to write: its changed fields, and their old and new values for the change log. */
export type PlannedWrite = {
  line: number
  id: string
  name: string
  changed: Partial<Organization>
  fields: FieldChanges
  /** set when the next return is now due on another day */
  movedArd: MovedArd | undefined
}
type SkippedLine = { line: number; name: string; reason: string }
export type ImportPlan = { created: PlannedWrite[]; updated: PlannedWrite[]; skipped: SkippedLine[] }

// An import follows the date rules of every other save (AR-1): a first annual return that the file does not name is
// computed from the incorporation date.
const planWrite = (
  { line, fields }: ReadLine,
  id: string,
  dates: AnnualReturnDates,
  before: Record<string, unknown>,
): PlannedWrite => {
  const { nextArReminder, nextArReason: _, ...others } = fields

  // A file that repeats the present Next AR, such as an export, does not set it by hand: it stays a computed one.
  const isUnchanged = nextArReminder !== undefined && nextArReminder === dates.nextArReminder
  const { setNextAr, nextArReason } = isUnchanged ? {} : readSetNextAr(fields)

  const after = {
    ...others,
    ...applyAnnualReturnChanges(dates, { ...sentFields(others), ...(setNextAr && { setNextAr }) }),
  }
  const isCounted = nextArReason !== undefined && isNextArCounted(dates, after)
  const changes = changedFields(before, { ...after, ...(isCounted && { nextArReason }) })
  const changed = Object.fromEntries(Object.entries(after).filter(([field]) => field in changes))

  return { line, id, name: fields.name, changed, fields: changes, movedArd: movedArd(id, dates, after) }
}

const identify = (lines: readonly ReadLine[], keys: Map<string, string>): (Identity & { line: number })[] =>
  lines.map(({ line, fields }) => ({
    line,
    name: fields.name,
    nameKey: keys.get(fields.name) ?? '',
    cro: fields.cro ?? null,
    incorporationDate: fields.incorporationDate ?? null,
  }))

const lockMatches = (tx: Tx, matches: ReadonlyMap<number, Match>) =>
  lockOrganizations(
    tx,
    [...matches.values()].flatMap((match) => (match.kind === 'existing' ? [match.id] : [])),
  )

/**
 * Decides what each line does: it creates an organization, updates an existing one, or is skipped. Locks the existing
 * organizations; writes nothing.
 */
export const planImport = async (tx: Tx, lines: readonly ReadLine[]): Promise<ImportPlan> => {
  const names = lines.map(({ fields }) => fields.name)
  const identities = identify(lines, await readNameKeys(tx, names))
  const matches = matchRows(identities, await findMatchingOrganizations(tx, identities))
  const existing = await lockMatches(tx, matches)
  const plan: ImportPlan = { created: [], updated: [], skipped: [] }

  for (const line of lines) {
    const match = matches.get(line.line)
    const skip = (reason: string) => plan.skipped.push({ line: line.line, name: line.fields.name, reason })

    if (match?.kind === 'sameAsLine') skip(`The same organization as line ${match.line}.`)
    if (match?.kind === 'new') plan.created.push(planWrite(line, newId(), NEW_ORGANIZATION, {}))

    const before = match?.kind === 'existing' ? existing.get(match.id) : undefined
    if (!before) continue

    const write = planWrite(line, before._id, before, before)
    if (Object.keys(write.fields).length > 0) plan.updated.push(write)
    else skip('Already there, with nothing different.')
  }

  return plan
}
