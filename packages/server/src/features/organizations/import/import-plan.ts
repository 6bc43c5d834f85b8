import { setImmediate as nextTurn } from 'node:timers/promises'
import { ALREADY_THERE, severalFit } from '@registrar/domain/imports/import-run'
import { isSameValue } from '@registrar/domain/shared/same-value'
import {
  type AnnualReturnDates,
  applyAnnualReturnChanges,
} from '@registrar/domain/organizations/annual-returns/annual-return-dates'
import type { Organization } from '@registrar/domain/organizations/organization'
import { applyServiceChanges, type ServiceFields } from '@registrar/domain/organizations/services/apply-service-changes'
import { fallsOn } from '@registrar/domain/imports/organizations/year-end'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { isFirstReturnDone } from '@registrar/domain/imports/organizations/first-return'
import { type Identity, type Match, matchRows } from '@registrar/domain/imports/organizations/identity'
import { isSameNumber } from '@registrar/domain/imports/same-number'
import type { NewOrganization } from '@registrar/domain/imports/organizations/row'
import { asCell } from '@registrar/domain/shared/export'
import { companyNameKey } from '@registrar/domain/shared/name-key'
import { changedFields, type FieldChanges, sentFields } from '#platform/commands/change-log'
import type { Tx } from '#platform/database/database'
import { newId } from '#platform/database/ids'
import { NEW_ORGANIZATION } from '../new-organization.ts'
import { movedArd, type MovedArd } from '../annual-returns/on-ard-moved.ts'
import { isNextArCounted, readSetNextAr } from '../annual-returns/set-next-ar.ts'
import { findMatchingOrganizations, lockOrganizations } from './import.queries.ts'

/** A line of the file that was read into an organization. */
export type ReadLine = {
  line: number
  fields: NewOrganization
  /** the financial year end as the file has it, without its year */
  dayOfYear?: string | undefined
}

/** One organization to write: its changed fields, and their old and new values for the change log. */
export type PlannedWrite = {
  line: number
  id: string
  name: string
  /** the fields that the line names; the others of `changed` are computed from them */
  sent: string[]
  changed: Partial<Organization>
  fields: FieldChanges
  /** set when the next return is now due on another day */
  movedArd: MovedArd | undefined
}

/** A line that is skipped or refused. */
export type NotWrittenLine = { line: number; name: string; reason: string }

export type ImportPlan = {
  created: PlannedWrite[]
  updated: PlannedWrite[]
  skipped: NotWrittenLine[]
  refused: NotWrittenLine[]
}

/** So many lines are compared before others have their turn. */
const LINES_AT_ONCE = 200

type Before = AnnualReturnDates & ServiceFields & Record<string, unknown>

// An import follows the rules of every other save: a first annual return that the file does not name is computed from the
// incorporation date (AR-1), and the reminder of a service from its start date (SVC-3).
const fieldsAfter = (before: Before, fields: NewOrganization) => {
  const { nextArReminder, nextArReason: _, ...rest } = fields
  // A text that differs from the record only as a file cannot say stays as it is (IMP-6), and so does a number in other words (IMP-4).
  const others = Object.fromEntries(
    Object.entries(rest).map(([field, value]) => [
      field,
      isSameValue(asCell(before[field]), asCell(value)) || isSameNumber(field, before[field], value)
        ? before[field]
        : value,
    ]),
  ) as typeof rest

  // A file that repeats the present Next AR, such as an export, does not set it by hand: it stays a computed one.
  const isUnchanged = nextArReminder !== undefined && nextArReminder === before.nextArReminder
  const { setNextAr, nextArReason } = isUnchanged ? {} : readSetNextAr(fields)

  const after = {
    ...others,
    ...applyAnnualReturnChanges(before, { ...sentFields(others), ...(setNextAr && { setNextAr }) }),
    ...applyServiceChanges(before, sentFields(others)),
  }
  return { after, nextArReason }
}

const planWrite = ({ line, fields }: ReadLine, id: string, before: Before): PlannedWrite => {
  const computed = fieldsAfter(before, fields)
  // The rules compute other dates from a date that the line changes. Those that the line names are written after that, also when
  // it repeats the old ones. Otherwise a second import of the file would change them (ORG-11).
  const named = fieldsAfter({ ...before, ...sentFields(computed.after) }, fields)
  const after = { ...computed.after, ...named.after }

  const nextArReason = named.nextArReason ?? computed.nextArReason
  const isCounted = nextArReason !== undefined && isNextArCounted(before, after)
  const changes = changedFields(before, { ...after, ...(isCounted && { nextArReason }) })
  const changed = Object.fromEntries(Object.entries(after).filter(([field]) => field in changes))

  return {
    line,
    id,
    name: fields.name,
    sent: Object.keys(fields),
    changed,
    fields: changes,
    movedArd: movedArd({ ...before, _id: id }, after),
  }
}

// A Next AR after the first one says that the first one is done, unless the file has a column that says it (AR-20).
const asNew = ({ line, fields }: ReadLine, saysFirstReturn: boolean): ReadLine =>
  !saysFirstReturn && isFirstReturnDone(fields) ? { line, fields: { ...fields, status: true } } : { line, fields }

// A record that has a year end on the day of the line keeps the year that it has (IMP-19).
const asOf = ({ dayOfYear, ...line }: ReadLine, before: { financialYearEnd?: IsoDate | null }): ReadLine => {
  if (!dayOfYear || !before.financialYearEnd || !fallsOn(before.financialYearEnd, dayOfYear)) return line
  const { financialYearEnd: _, ...fields } = line.fields
  return { ...line, fields }
}

const identify = (lines: readonly ReadLine[]): (Identity & { line: number })[] =>
  lines.map(({ line, fields }) => ({
    line,
    name: fields.name,
    nameKey: companyNameKey(fields.name),
    cro: fields.cro ?? null,
    incorporationDate: fields.incorporationDate ?? null,
  }))

const idsOf = (match: Match | undefined): string[] => {
  if (match?.kind === 'existing') return [match.id]
  return match?.kind === 'several' ? match.ids : []
}

/** Why a line is not written that means the same organization as another one, which may have its number and another name. */
const sameAs = (row: Identity, line: number, other: Identity | undefined) =>
  other !== undefined && other.nameKey !== row.nameKey
    ? `Line ${line} has this CRO number too, and another name: ${other.name}.`
    : `The same organization as line ${line}.`

const lockMatches = (tx: Tx, matches: ReadonlyMap<number, Match>) =>
  lockOrganizations(tx, [...new Set([...matches.values()].flatMap(idsOf))])

/**
 * Decides what each line does: it creates an organization, updates an existing one, is skipped, or is refused because several
 * fit and each has other values (IMP-4). `saysFirstReturn`: whether the file has a column for the first annual return. Locks the existing organizations; writes nothing.
 */
export const planImport = async (
  tx: Tx,
  lines: readonly ReadLine[],
  { saysFirstReturn }: { saysFirstReturn: boolean },
): Promise<ImportPlan> => {
  const identities = identify(lines)
  const matches = matchRows(identities, await findMatchingOrganizations(tx, identities))
  const existing = await lockMatches(tx, matches)
  const byLine = new Map(identities.map((identity) => [identity.line, identity]))
  const plan: ImportPlan = { created: [], updated: [], skipped: [], refused: [] }

  for (const [index, line] of lines.entries()) {
    if (index % LINES_AT_ONCE === 0) await nextTurn()
    const match = matches.get(line.line)
    const notWritten = (reason: string) => ({ line: line.line, name: line.fields.name, reason })

    if (match?.kind === 'sameAsLine' && identities[index])
      plan.skipped.push(notWritten(sameAs(identities[index], match.line, byLine.get(match.line))))
    if (match?.kind === 'new') plan.created.push(planWrite(asNew(line, saysFirstReturn), newId(), NEW_ORGANIZATION))

    const writes = idsOf(match).flatMap((id) => {
      const before = existing.get(id)
      return before ? [planWrite(asOf(line, before), id, before)] : []
    })
    const [write] = writes
    if (!write) continue

    const isThere = writes.some(({ fields }) => Object.keys(fields).length === 0)
    if (isThere) plan.skipped.push(notWritten(ALREADY_THERE))
    else if (match?.kind === 'several') plan.refused.push(notWritten(severalFit('organizations')))
    else plan.updated.push(write)
  }

  return plan
}
