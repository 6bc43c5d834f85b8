import { sql } from 'kysely'
import { now } from '../clock.ts'
import type { Tx } from '../database/database.ts'
import { type Change, type FieldChanges, recordChanges } from './change-log.ts'
import { keepNumbers, markUndone } from './merge-log.ts'
import { moveRows } from '../database/moved-rows.ts'
import { joinedFields } from './net-changes.ts'
import { putRows, readRowChanges, type RowChange } from './put-rows.ts'
import {
  type LoggedChange,
  maskedFields,
  maskedRefused,
  restoreKind,
  restoreRefused,
  type RestoreContext,
  type UndoableKind,
  type UndoableKinds,
} from './restore-record.ts'

const INVERSE = new Map<string, Change['action']>([
  ['updated', 'updated'],
  ['archived', 'unarchived'],
  ['unarchived', 'archived'],
  ['deleted', 'restored'],
  ['restored', 'deleted'],
])

const pickFields = (fields: FieldChanges, isPicked: (field: string) => boolean): FieldChanges =>
  Object.fromEntries(Object.entries(fields).filter(([field]) => isPicked(field)))

const fieldsWithRow = ({ fields }: LoggedChange, { withoutRow }: UndoableKind): FieldChanges =>
  pickFields(fields, (field) => withoutRow?.has(field) !== true)

const inverseOf = (line: LoggedChange, kind: UndoableKind, logged = fieldsWithRow(line, kind)): Change[] => {
  const action = INVERSE.get(line.action)
  const fields = Object.entries(logged).map(([field, [before, after]]) => [field, [after, before]])
  if (!action || (action !== 'restored' && action !== 'deleted' && fields.length === 0)) return []

  return [
    {
      recordType: kind.kind.type,
      recordId: line.record_id,
      action,
      fields: Object.fromEntries(fields) as FieldChanges,
    },
  ]
}

/** Lines of one save that are undone together, the last one first. */
type Scope = { lines: readonly LoggedChange[]; kinds: UndoableKinds; context: RestoreContext }

const knownLines = ({ lines, kinds }: Scope): { line: LoggedChange; kind: UndoableKind }[] =>
  lines.flatMap((line) => {
    const kind = kinds[line.record_type]
    // Files, emails and sign-ins cannot be put back.
    return kind ? [{ line, kind }] : []
  })

/**
 * Locks the records of lines, in the order of the table of kinds: every command locks a record before what belongs to it.
 * @returns those that are in the bin
 */
export const lockRecords = async (
  tx: Tx,
  kinds: UndoableKinds,
  lines: readonly LoggedChange[],
): Promise<ReadonlySet<string>> => {
  const inBin = new Set<string>()
  for (const [type, kind] of Object.entries(kinds)) {
    const ids = lines.flatMap(({ record_type, record_id }) => (record_type === type ? [record_id] : []))
    if (!kind || ids.length === 0) continue

    const { rows } = await sql<{ id: string; isInBin: boolean }>`
      select id, to_jsonb(t) ->> 'deleted_at' is not null as "isInBin" from ${sql.table(kind.kind.table)} t
      where id = any(${ids}::uuid[]) order by id for update`.execute(tx)
    for (const { id, isInBin } of rows) if (isInBin) inBin.add(id)
  }
  return inBin
}

// What the log masks stays as it is, or refuses the undoing.
const withoutMasked = (line: LoggedChange, { onMasked }: RestoreContext): LoggedChange => {
  const masked = line.action === 'updated' ? maskedFields(line.fields) : []
  if (masked.length === 0) return line
  if (!onMasked) throw maskedRefused(masked)

  onMasked(line.record_id, masked)
  return { ...line, fields: pickFields(line.fields, (field) => !masked.includes(field)) }
}

const requireUndoable = ({ action, record_type }: LoggedChange, kinds: UndoableKinds): void => {
  const refusal = kinds[record_type]?.refusals?.[action]
  if (refusal) throw restoreRefused(refusal)
}

const recordsOf = (lines: readonly LoggedChange[], action?: string): Set<string> =>
  new Set(lines.flatMap((line) => (action === undefined || line.action === action ? [line.record_id] : [])))

/** The rows of a scope; undefined where the journal has none of a record, as of a save that is older than the journal. */
const rowsOf = async (tx: Tx, scope: Scope, isWholeSave: boolean): Promise<RowChange[] | undefined> => {
  const created = recordsOf(scope.lines, 'created')
  const records = recordsOf(scope.lines)
  // A row belongs to its own record, and to the one under which the journal keeps it.
  const rows = (await readRowChanges(tx, scope.lines[0]?.save_id ?? 0)).filter(({ recordId, rowId }) => {
    const own = [recordId, rowId].flatMap((id) => id ?? [])
    if (own.length === 0) return isWholeSave
    return !own.some((id) => created.has(id)) && (isWholeSave || own.some((id) => records.has(id)))
  })

  const found = new Set(rows.flatMap(({ recordId, rowId }) => [recordId, rowId]))
  const isMissing = knownLines(scope).some(
    ({ line, kind }) => inverseOf(line, kind).length > 0 && !found.has(line.record_id),
  )
  return isMissing ? undefined : rows
}

const isOfMerge = ({ lines }: Scope): boolean => lines.some(({ fields }) => 'mergedInto' in fields)

const logInverse = (tx: Tx, scope: Scope, isBack: (recordId: string) => boolean = () => true): Promise<void> =>
  recordChanges(
    tx,
    scope.context.session,
    knownLines(scope).flatMap(({ line, kind }) =>
      isBack(line.record_id) ? inverseOf(line, kind, isOfMerge(scope) ? line.fields : undefined) : [],
    ),
  )

// When the undoing of a merge is undone, what the merged record got since, in the bin too, goes to the one that stays (MERGE-8).
const putAllRows = async (tx: Tx, scope: Scope, rows: readonly RowChange[]): Promise<boolean> => {
  const again = knownLines(scope).find(({ line }) => line.action === 'restored' && 'mergedInto' in line.fields)
  if (!again) return (await putRows(tx, rows)).size === rows.length

  const { record_id: merged, fields } = again.line
  // The journal keeps a filing or a certificate under its company. It is no part of it, and goes back as the other rows do that were moved.
  const isOwn = ({ recordId, rowId }: RowChange) => recordId === merged && (rowId ?? merged) === merged
  const others = rows.filter((row) => !isOwn(row))
  const own = rows.filter(isOwn)
  const put = await putRows(tx, others)
  await moveRows(tx, again.kind.kind.table, merged, String(fields.mergedInto?.[0]))
  const gone = await putRows(tx, own)
  return put.size === others.length && gone.size === own.length
}

// Only a side table may have changed.
const markUpdated = async (tx: Tx, { lines, kinds }: Scope): Promise<void> => {
  for (const [type, kind] of Object.entries(kinds)) {
    const ids = lines.flatMap((line) =>
      line.record_type === type && line.action === 'updated' ? [line.record_id] : [],
    )
    if (kind && ids.length > 0)
      await sql`update ${sql.table(kind.kind.table)} set updated_at = ${now()} where id = any(${ids}::uuid[])`.execute(
        tx,
      )
  }
}

// The rows go back exactly as they were, and the records that the save made to the bin.
const undoByRows = async (tx: Tx, scope: Scope, isWholeSave: boolean): Promise<boolean> => {
  const { context } = scope
  const rows = await rowsOf(tx, scope, isWholeSave)
  if (!rows) return false

  if (isOfMerge(scope)) await keepNumbers(tx)
  else
    for (const { line, kind } of knownLines(scope)) {
      if (line.action === 'deleted') await kind.requireRestorable?.(tx, line.record_id)
      if (line.action === 'restored') await kind.requireRemovable?.(tx, line.record_id)
    }
  if (!(await putAllRows(tx, scope, rows))) return false
  await markUndone(tx, scope.lines[0]?.save_id ?? 0)
  await logInverse(tx, scope)
  await markUpdated(tx, scope)
  for (const { line, kind } of knownLines(scope)) await kind.requireSound?.(tx, line.record_id)

  for (const { line, kind } of knownLines(scope)) {
    const { action, record_id, fields } = line
    if (action === 'created') await kind.remove(tx, record_id, { ...context, saveId: line.save_id })
    const others = pickFields(fields, (field) => !isOfMerge(scope) && kind.withoutRow?.has(field) === true)
    if (action === 'updated' && Object.keys(others).length > 0) await kind.update(tx, record_id, others, context)
  }
  return true
}

const undoByCommand = async (tx: Tx, kind: UndoableKind, line: LoggedChange, context: RestoreContext) => {
  const { action, record_id, fields } = line
  if (action === 'created') await kind.remove(tx, record_id, { ...context, saveId: line.save_id })
  else if (action === 'restored') await kind.remove(tx, record_id, context)
  else if (action === 'deleted') await restoreKind(tx, kind, record_id, context)
  else await kind.update(tx, record_id, fields, context)
}

// What stands in the way, by PostgreSQL's codes: a foreign key, a unique key, a check.
const OBSTACLES: ReadonlySet<unknown> = new Set(['23503', '23505', '23514'])

const isObstacle = (error: unknown): boolean => error instanceof Error && 'code' in error && OBSTACLES.has(error.code)

const tryRows = async (tx: Tx, scope: Scope, isWholeSave: boolean): Promise<boolean> => {
  await sql`savepoint before_rows`.execute(tx)
  const isDone = await undoByRows(tx, scope, isWholeSave).catch((error: unknown) => {
    if (isObstacle(error)) return false
    throw error
  })
  await (isDone ? sql`release savepoint before_rows` : sql`rollback to savepoint before_rows`).execute(tx)
  return isDone
}

/**
 * Undoes lines of one save as a new change, from the last to the first: their rows go back as they were. Where something has moved
 * since, or stands in the way, each record's own command writes the old values, or says why not.
 * @param record only the lines of this record, and those that follow from them
 * @throws Problem RESTORE_REFUSED, or what the command refuses
 */
export const undoSave = async (
  tx: Tx,
  kinds: UndoableKinds,
  saved: readonly LoggedChange[],
  context: RestoreContext,
  record?: string,
): Promise<void> => {
  const own = saved.filter(({ record_id }) => record === undefined || record_id === record)
  const kind = kinds[own[0]?.record_type ?? '']
  const isWholeSave = record === undefined || kind?.isWholeSave === true
  const isFollowing = (line: LoggedChange) => own.some((one) => kind?.isFollowedBy?.(line, one) === true)
  const inScope = saved.filter((line) => isWholeSave || own.includes(line) || isFollowing(line))
  for (const line of own) requireUndoable(line, kinds)

  const lines = inScope
    .map((line) => withoutMasked(line, context))
    .filter(({ action, fields }) => action !== 'updated' || Object.keys(fields).length > 0)
  const scope = { lines, kinds, context }
  const inBin = await lockRecords(tx, kinds, lines)
  const deleted = recordsOf(lines, 'deleted')
  const isChangeInBin = !isOfMerge(scope) && [...inBin].some((id) => !deleted.has(id))
  if (lines.length === 0 || (!isChangeInBin && (await tryRows(tx, scope, isWholeSave)))) return

  for (const known of knownLines(scope))
    if (record === undefined || known.line.record_id === record)
      await undoByCommand(tx, known.kind, known.line, context)
}

/**
 * Undoes the save of a merge. What was moved elsewhere since stays there; the record that stayed gets the old values by its own
 * command where rules have moved one of them since (HIST-5, MERGE-6).
 * @returns the records of which rows did not go back
 */
export const undoMergeSave = async (
  tx: Tx,
  kinds: UndoableKinds,
  lines: readonly LoggedChange[],
  { keep, context }: { keep: string; context: RestoreContext },
): Promise<ReadonlySet<string | null>> => {
  const scope = { lines, kinds, context }
  await lockRecords(tx, kinds, lines)
  const saveId = lines[0]?.save_id ?? 0
  await keepNumbers(tx)
  const rows = await readRowChanges(tx, saveId)
  if (rows.length === 0) throw restoreRefused('The history does not keep what this merge changed.')
  const put = await putRows(tx, rows)
  await markUndone(tx, saveId)

  const left = new Set(rows.flatMap(({ id, recordId }) => (put.has(id) ? [] : [recordId])))
  const found = new Set(rows.map(({ recordId }) => recordId))
  await logInverse(tx, scope, (recordId) => found.has(recordId) && !left.has(recordId))

  const own = lines.filter((line) => line.record_id === keep)
  const fields = joinedFields(own.map((line) => line.fields).toReversed())
  const known = pickFields(fields, (field) => !maskedFields(fields).includes(field))
  if (left.has(keep) || !found.has(keep)) await kinds[own[0]?.record_type ?? '']?.update(tx, keep, known, context)
  return left
}

/** The lines of saves, the latest first. */
export const linesOfSaves = async (tx: Tx, saveIds: readonly number[]): Promise<LoggedChange[]> => {
  if (saveIds.length === 0) return []

  const lines = await tx
    .selectFrom('changes')
    .select(['save_id', 'record_type', 'record_id', 'action', 'fields'])
    .where('save_id', 'in', saveIds)
    // A save's number is at most that of its first line, and there is an index on the numbers of lines alone.
    .where('id', '>=', Math.min(...saveIds))
    .orderBy('id', 'desc')
    .execute()
  return lines as LoggedChange[]
}

/** Undoes whole saves, the latest first; for what was done by a merge, an import or for several records at once. */
export const undoSaves = async (
  tx: Tx,
  kinds: UndoableKinds,
  saveIds: readonly number[],
  context: RestoreContext,
): Promise<void> => {
  const lines = await linesOfSaves(tx, saveIds)
  for (const save of Map.groupBy(lines, ({ save_id }) => save_id).values()) await undoSave(tx, kinds, save, context)
}
