import { fieldLabel } from '@registrar/domain/history/logged-fields'
import { isSameValue } from '@registrar/domain/shared/same-value'
import { sql } from 'kysely'
import { type FieldChanges, MASK } from '#platform/commands/change-log'
import { lockIfExists } from '#platform/commands/lock-record'
import { joinedFields } from '#platform/commands/net-changes'
import { type LoggedChange, restoreRefused, type UndoableKinds } from '#platform/commands/restore-record'
import { linesOfSaves, undoMergeSave } from '#platform/commands/undo-save'
import { type Db, inTransaction, type Tx } from '#platform/database/database'
import { findMergedInto } from '#platform/commands/merged-record'
import { keepHiddenAnswers, type MergeContext } from './keep-hidden-answers.ts'
import { mergedKinds } from './merged-kinds.ts'
import { requireSameReturns } from './moved-returns.queries.ts'
import { lockMerge, type StoredMerge } from './stored-merge.queries.ts'

const requireUndoable = async (tx: Tx, { recordType, keep, hasEnded, isTooOld }: StoredMerge) => {
  if (hasEnded) throw restoreRefused('This merge has been undone already.')
  if (isTooOld) throw restoreRefused('A merge can be undone for 30 days.')
  if (await lockIfExists(tx, mergedKinds[recordType].kind, keep, 'update')) return

  throw restoreRefused(
    (await findMergedInto(tx, keep)) === undefined
      ? `The ${recordType} that stayed is in the bin. Restore it first.`
      : `The ${recordType} that stayed has since been merged into another. Undo that merge first.`,
  )
}

const fieldsOf = (lines: readonly LoggedChange[], id: string): FieldChanges =>
  joinedFields(lines.flatMap((line) => (line.record_id === id ? [line.fields] : [])).toReversed())

// The fields of which the log masks the values, and that somebody has saved since.
const maskedAndSaved = async (tx: Tx, { keep, saveId }: StoredMerge, fields: FieldChanges): Promise<Set<string>> => {
  const masked = Object.keys(fields).filter((field) => fields[field]?.[1] === MASK)
  const { rows } = await sql<{ field: string }>`
    select distinct field from changes c, jsonb_object_keys(c.fields) as names(field)
    where c.record_id = ${keep} and c.save_id > ${saveId} and c.source <> 'merge' and field = any(${masked}::text[])`.execute(
    tx,
  )
  return new Set(rows.map(({ field }) => field))
}

// Fields that the rules compute come back only while nothing else has changed them. They never refuse the undo (HIST-5). Files
// that were added since stay.
const requireUnchanged = async (
  tx: Tx,
  merge: StoredMerge,
  fields: FieldChanges,
  computed: ReadonlySet<string> = new Set(),
) => {
  const current = await mergedKinds[merge.recordType].find(tx, merge.keep)
  const saved = await maskedAndSaved(tx, merge, fields)
  const isEdited = ([field, [before, after]]: [string, FieldChanges[string]]): boolean => {
    if (!(field in current) || field === 'attachedFiles' || computed.has(field)) return false
    if (after === MASK) return saved.has(field)
    return ![before, current[field]].some((value) => isSameValue(value, after)) && !isSameValue(current[field], before)
  }
  const edited = Object.entries(fields).filter(isEdited)
  if (edited.length === 0) return

  const labels = edited.map(([field]) => fieldLabel(merge.recordType, field)).join(', ')
  throw restoreRefused(`Somebody has changed what the merge had set: ${labels}.`)
}

// A link that took over the roles or shares of another goes back to its own as a whole.
const requireSeparated = (
  lines: readonly LoggedChange[],
  left: ReadonlySet<string | null>,
  { keep, merge }: StoredMerge,
): void => {
  const isMove = ([before, after]: FieldChanges[string]) => before === merge && after === keep
  const isUnited = ({ record_type, action, fields }: LoggedChange) =>
    (record_type === 'link' || record_type === 'company-member') &&
    action === 'updated' &&
    !Object.values(fields).every(isMove)

  if (lines.some((line) => isUnited(line) && left.has(line.record_id)))
    throw restoreRefused('Somebody has changed a united link since the merge.')
}

// By PostgreSQL's codes for a foreign key and a unique key: what happened since the merge leaves no place for what it moved.
const reasonByCode = new Map<unknown, string>([
  ['23503', 'A record that belonged to the merged one no longer exists. Undo the merge that took it first.'],
  ['23505', 'A record that was added or restored since takes the place of one that the merge moved. Remove it first.'],
])

const asRefusal = (error: unknown): unknown => {
  const reason = error instanceof Error && 'code' in error ? reasonByCode.get(error.code) : undefined
  return reason === undefined ? error : restoreRefused(reason)
}

/**
 * Undoes a merge: both records exist again, each with what it had. Later edits of other fields stay, and so does what the
 * record that stayed has received since (MERGE-6), and the answers of that record that the user may not write (AML-23).
 * @throws Problem NOT_FOUND, RESTORE_REFUSED with the reason, FOLLOW_UP_ALREADY_EXISTS
 */
export const undoMerge = (
  db: Db | Tx,
  kinds: UndoableKinds,
  id: string,
  { session, today, hidden }: MergeContext,
): Promise<StoredMerge> =>
  inTransaction(db, async (tx) => {
    const context: MergeContext = { session: { ...session, source: 'merge' }, today, hidden }
    const found = await lockMerge(tx, id)
    const { recordType, keep, saveId } = found
    await requireUndoable(tx, found)

    const lines = await linesOfSaves(tx, [saveId])
    await requireSameReturns(tx, saveId)
    await requireUnchanged(tx, found, fieldsOf(lines, keep), kinds[recordType]?.computed)
    const before = await mergedKinds[recordType].find(tx, keep)
    const left = await keepHiddenAnswers(tx, kinds, { recordType, keep, before }, context, () =>
      undoMergeSave(tx, kinds, lines, { keep, context }),
    )
    requireSeparated(lines, left, found)

    return found
  }).catch((error: unknown) => {
    throw asRefusal(error)
  })
