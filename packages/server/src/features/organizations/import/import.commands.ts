import { setImmediate as nextTurn } from 'node:timers/promises'
import { organizationFieldTable } from '@registrar/domain/organizations/organization-fields'
import { displayDate, type IsoDate } from '@registrar/domain/shared/iso-date'
import { isDayOfYear, yearEndOn } from '@registrar/domain/imports/organizations/year-end'
import { daysToCome } from '@registrar/domain/shared/past-days'
import { fieldLabel } from '@registrar/domain/history/logged-fields'
import type { ImportOutcome } from '@registrar/domain/imports/import-run'
import { checkImportRow } from '@registrar/domain/imports/organizations/row'
import { companyNameKey } from '@registrar/domain/shared/name-key'
import { type RecordWarning, warningText, withWarnings } from '@registrar/domain/shared/record-warning'
import { type Author, recordChanges } from '#platform/commands/change-log'
import type { Tx } from '#platform/database/database'
import type { Progress } from '#platform/progress'
import type { OnArdMoved } from '../annual-returns/on-ard-moved.ts'
import { type ImportPlan, type NotWrittenLine, planImport, type PlannedWrite, type ReadLine } from './import-plan.ts'
import { insertOrganizations, updateOrganizations } from './import-writes.commands.ts'
import { organizationRecord } from '../organizations.row.ts'
import { findNumberWarnings } from '../shared-numbers.queries.ts'
import { resolvePeopleInCharge } from './people-in-charge.ts'

/** A line of the file: how the report names it, and its values. */
type FileLine = { line: number; firstCell: string; values: Record<string, unknown> }

type ImportContext = {
  tx: Tx
  session: Author
  today: IsoDate
  progress: Progress
  /** the heading of the column that fills each field */
  headings: ReadonlyMap<string, string>
  /** what else is done when a return is due on another day */
  onArdMoved?: OnArdMoved
}

/** The outcome of one line of the file. */
type ImportedLine = NotWrittenLine & { outcome: ImportOutcome; warnings?: RecordWarning[] }

const CHUNK = 500

const inChunks = async (
  writes: PlannedWrite[],
  progress: Progress,
  write: (chunk: PlannedWrite[]) => Promise<void>,
) => {
  for (let start = 0; start < writes.length; start += CHUNK) {
    const chunk = writes.slice(start, start + CHUNK)
    await write(chunk)
    progress.advance(chunk.length)
  }
}

const writePlan = async ({ created, updated }: ImportPlan, { tx, session, progress, onArdMoved }: ImportContext) => {
  const log = (action: 'created' | 'updated', chunk: PlannedWrite[]) =>
    recordChanges(
      tx,
      session,
      chunk.map(({ id, fields }) => ({ recordType: organizationRecord.type, recordId: id, action, fields })),
    )

  progress.step('Writing', created.length + updated.length)
  await inChunks(created, progress, async (chunk) => {
    await insertOrganizations(tx, chunk)
    await log('created', chunk)
  })
  await inChunks(updated, progress, async (chunk) => {
    await updateOrganizations(tx, chunk)
    for (const { movedArd } of chunk) if (movedArd) await onArdMoved?.(tx, movedArd, session)
    await log('updated', chunk)
  })
}

// What the server computes from a line is not what the line has changed, unless nothing else has changed.
const changedReason = ({ name, fields, sent }: PlannedWrite): string => {
  const changed = Object.keys(fields)
  const named = changed.filter((field) => sent.includes(field))
  const labels = (named.length > 0 ? named : changed).map((field) => fieldLabel(organizationRecord.type, field))
  const [before] = fields['name'] ?? []
  const isRenamed = typeof before === 'string' && companyNameKey(before) !== companyNameKey(name)
  return `Changed: ${labels.join(', ')}.${isRenamed ? ` It was called ${before}.` : ''}`
}

/** The warnings of the numbers that an import has written, by the ids of the organizations (ORG-35). */
const findWarnings = (tx: Tx, { created, updated }: ImportPlan): Promise<Map<string, RecordWarning[]>> => {
  const hasNumber = ({ changed }: PlannedWrite) => Boolean(changed.cro) || Boolean(changed.coroporationTaxNumber)
  return findNumberWarnings(
    tx,
    [...created, ...updated].filter(hasNumber).map(({ id }) => id),
  )
}

const outcomesOf = (
  { created, updated, skipped, ...plan }: ImportPlan,
  { refused, daysOfYear }: { refused: NotWrittenLine[]; daysOfYear: ReadonlyMap<number, string> },
  warnings: ReadonlyMap<string, RecordWarning[]>,
): ImportedLine[] => {
  const written = (write: PlannedWrite, outcome: 'made' | 'updated', reason: string) => {
    const own = warnings.get(write.id) ?? []
    const yearEnd = yearEndRemark(write, daysOfYear.get(write.line))
    const reasons = [reason, yearEnd, ...own.map(warningText)].filter(Boolean).join(' ')
    return { line: write.line, outcome, name: write.name, reason: reasons, ...withWarnings(own) }
  }

  return [
    ...created.map((write) => written(write, 'made', '')),
    ...updated.map((write) => written(write, 'updated', changedReason(write))),
    ...skipped.map((line) => ({ ...line, outcome: 'skipped' as const })),
    ...[...refused, ...plan.refused].map((line) => ({ ...line, outcome: 'refused' as const })),
  ].toSorted((a, b) => a.line - b.line)
}

const FIELD = 'financialYearEnd'

type ReadValues = { values: Record<string, unknown>; dayOfYear?: string; problem?: string }

// The year of a financial year end follows from the day (IMP-19).
const withYearOfYearEnd = (values: Record<string, unknown>, { today, headings }: ImportContext): ReadValues => {
  const dayOfYear = values[FIELD]
  if (!isDayOfYear(dayOfYear)) return { values }
  const { incorporationDate } = values
  const known = typeof incorporationDate === 'string' ? incorporationDate : null
  const { yearEnd, problem } = yearEndOn(dayOfYear, { today, incorporationDate: known })
  return {
    values: { ...values, [FIELD]: yearEnd },
    dayOfYear,
    ...(problem && { problem: `${headings.get(FIELD) ?? FIELD}: ${problem}` }),
  }
}

// What was made of it is said, as it decides when the tax falls due.
const yearEndRemark = ({ changed }: PlannedWrite, dayOfYear: string | undefined): string => {
  const { financialYearEnd } = changed
  return dayOfYear && financialYearEnd
    ? `${fieldLabel(organizationRecord.type, FIELD)}: ${displayDate(financialYearEnd)}, the first one whose corporation tax may still be paid in time.`
    : ''
}

// What the line says of a day that the record has already is no change.
const withoutDaysToCome = (plan: ImportPlan, { today, headings }: ImportContext): ImportPlan => {
  const problemOf = ({ changed }: PlannedWrite) =>
    Object.entries(daysToCome(organizationFieldTable, changed, today))
      .map(([field, message]) => `${headings.get(field) ?? field}: ${message}`)
      .join(' ')
  const writes = [...plan.created, ...plan.updated]
  const refused = writes.flatMap((write) => {
    const reason = problemOf(write)
    return reason === '' ? [] : [{ line: write.line, name: write.name, reason }]
  })
  if (refused.length === 0) return plan
  const lines = new Set(refused.map(({ line }) => line))
  const isWritten = ({ line }: PlannedWrite) => !lines.has(line)
  const [created, updated] = [plan.created.filter(isWritten), plan.updated.filter(isWritten)]
  return { ...plan, created, updated, refused: [...plan.refused, ...refused] }
}

/**
 * Writes the lines of a file of organizations, those that are good, all at once (ORG-11).
 * @returns the outcome of each line, in the order of the file
 */
export const importOrganizations = async (
  lines: readonly FileLine[],
  context: ImportContext,
): Promise<ImportedLine[]> => {
  const good: ReadLine[] = []
  const refused: NotWrittenLine[] = []
  for (const [index, one] of (await resolvePeopleInCharge(context.tx, lines)).entries()) {
    if (index % CHUNK === 0) await nextTurn()
    const { line, firstCell: name, problem: unknown } = one
    const { values, dayOfYear, problem: doubtful } = withYearOfYearEnd(one.values, context)
    const { fields, problem } = checkImportRow(values, context.headings)
    if (fields && unknown === undefined && doubtful === undefined) good.push({ line, fields, dayOfYear })
    else refused.push({ line, name, reason: unknown ?? doubtful ?? problem ?? '' })
  }

  context.progress.step('Comparing')
  const planned = await planImport(context.tx, good, { saysFirstReturn: context.headings.has('status') })
  const plan = withoutDaysToCome(planned, context)
  context.progress.advance(1)

  await writePlan(plan, context)
  const daysOfYear = new Map(good.flatMap(({ line, dayOfYear }) => (dayOfYear ? [[line, dayOfYear] as const] : [])))
  return outcomesOf(plan, { refused, daysOfYear }, await findWarnings(context.tx, plan))
}
