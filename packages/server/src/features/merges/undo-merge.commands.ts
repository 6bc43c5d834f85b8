import { type MergedRecordType } from '@registrar/domain/merges/merge'
import { fieldLabel } from '@registrar/domain/history/logged-fields'
import { isSameValue } from '@registrar/domain/shared/same-value'
import { separateLinks } from '#features/links'
import { type FieldChanges, recordChange } from '#platform/commands/change-log'
import { lockIfExists } from '#platform/commands/lock-record'
import { type RecordRestorers, restoreRefused, type RestoreContext } from '#platform/commands/restore-record'
import { type Db, inTransaction, type Tx } from '#platform/database/database'
import { findMergedInto } from '#platform/merges/merged-record'
import { lockMerge, markUndone, type StoredMerge } from '#platform/merges/merge-log'
import { moveRowsBack } from '#platform/merges/moved-rows'
import { putRowsBack } from '#platform/merges/removed-rows'
import { mergedKinds, type Values } from './merged-kinds.ts'
import { requireSameReturns } from './moved-returns.queries.ts'
import { logMovedRows, type MergeTrace } from './merge-records.commands.ts'

type Merge = StoredMerge<MergeTrace>

const requireUndoable = async (tx: Tx, { recordType, keep, isUndone, isTooOld }: Merge) => {
  if (isUndone) throw restoreRefused('This merge has been undone already.')
  if (isTooOld) throw restoreRefused('A merge can be undone for 30 days.')
  if (await lockIfExists(tx, mergedKinds[recordType].kind, keep, 'update')) return

  throw restoreRefused(
    (await findMergedInto(tx, keep)) === undefined
      ? `The ${recordType} that stayed is in the bin. Restore it first.`
      : `The ${recordType} that stayed has since been merged into another. Undo that merge first.`,
  )
}

// Fields that the rules compute come back only while nothing else has changed them. They never refuse the undo (HIST-5).
const requireUnchanged = (
  recordType: MergedRecordType,
  fields: FieldChanges,
  current: Values,
  computed: ReadonlySet<string> = new Set(),
) => {
  const edited = Object.entries(fields).filter(
    ([field, [before, after]]) =>
      !computed.has(field) &&
      !isSameValue(before, after) &&
      !isSameValue(current[field], after) &&
      !isSameValue(current[field], before),
  )
  if (edited.length === 0) return

  const labels = edited.map(([field]) => fieldLabel(recordType, field)).join(', ')
  throw restoreRefused(`Somebody has changed what the merge had set: ${labels}.`)
}

const withoutAddedFiles = (current: Values, addedFiles: readonly unknown[]): FieldChanges => {
  const files = Array.isArray(current.attachedFiles) ? (current.attachedFiles as unknown[]) : []
  const kept = files.filter((file) => !addedFiles.some((added) => isSameValue(added, file)))

  return kept.length === files.length ? {} : { attachedFiles: [kept, files] }
}

const putFieldsBack = async (
  tx: Tx,
  restorers: RecordRestorers,
  { recordType, keep, trace }: Merge,
  context: RestoreContext,
) => {
  const current = await mergedKinds[recordType].find(tx, keep)
  requireUnchanged(recordType, trace.fields, current, restorers[recordType]?.computed)

  const old = { ...trace.fields, ...withoutAddedFiles(current, trace.addedFiles) }
  if (Object.keys(old).length > 0) await restorers[recordType]?.putBack(tx, keep, old, context)
}

const unarchive = async (
  tx: Tx,
  restorers: RecordRestorers,
  archived: MergeTrace['archived'],
  context: RestoreContext,
) => {
  for (const { id, fields } of archived) await restorers['follow-up']?.putBack(tx, id, fields, context)
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
 * record that stayed has received since (MERGE-6).
 * @throws Problem NOT_FOUND, RESTORE_REFUSED with the reason, FOLLOW_UP_ALREADY_EXISTS
 */
export const undoMerge = (
  db: Db | Tx,
  restorers: RecordRestorers,
  id: string,
  { session, today }: RestoreContext,
): Promise<Merge> =>
  inTransaction(db, async (tx) => {
    const context: RestoreContext = { session: { ...session, source: 'merge' }, today }
    const found = await lockMerge<MergeTrace>(tx, id)
    const { recordType, keep, merge, trace } = found
    await requireUndoable(tx, found)
    if (trace.returns) await requireSameReturns(tx, trace.moved, trace.returns)

    await markUndone(tx, id)
    await putRowsBack(tx, trace.removed)
    const back = await moveRowsBack(tx, trace.moved, keep, merge)
    await recordChange(tx, context.session, {
      recordType,
      recordId: merge,
      action: 'restored',
      fields: { mergedInto: [keep, null] },
    })
    await logMovedRows(tx, back, [keep, merge], context)

    await unarchive(tx, restorers, trace.archived, context)
    await separateLinks(tx, trace.united, context.session)
    await putFieldsBack(tx, restorers, found, context)

    return found
  }).catch((error: unknown) => {
    throw asRefusal(error)
  })
