import type { Tx } from '../database/database.ts'
import type { FieldChanges } from './change-log.ts'
import {
  type LoggedChange,
  maskedFields,
  maskedRefused,
  type RecordRestorer,
  type RecordRestorers,
  restoreRefused,
  type RestoreContext,
} from './restore-record.ts'

const isOfMerge = ({ fields }: LoggedChange): boolean => 'mergedInto' in (fields as FieldChanges)

const putBack = async (tx: Tx, restorer: RecordRestorer, change: LoggedChange, context: RestoreContext) => {
  const fields = change.fields as FieldChanges
  const masked = maskedFields(fields)
  if (masked.length > 0) {
    if (!context.onMasked) throw maskedRefused(masked)
    context.onMasked(change.record_id, masked)
  }

  const kept = Object.entries(fields).filter(([field]) => !masked.includes(field))
  if (kept.length > 0) await restorer.putBack(tx, change.record_id, Object.fromEntries(kept), context)
}

const undoChange = async (tx: Tx, restorer: RecordRestorer, change: LoggedChange, context: RestoreContext) => {
  const { action, record_id } = change

  if (action === 'restored' && isOfMerge(change))
    throw restoreRefused('A merge was undone here. Merge the two records again.')
  if (action === 'used') throw restoreRefused('An organization was created from this form. Delete the organization.')

  if (action === 'created' || action === 'restored') await restorer.remove(tx, record_id, context)
  else if (action === 'deleted') await restorer.restore(tx, record_id, context)
  else await putBack(tx, restorer, change, context)
}

/**
 * Undoes changes of any records as new changes, in the order given: for a whole save from its last line to its first. Each
 * goes through the command of its feature.
 * @throws Problem RESTORE_REFUSED, or what the command refuses
 */
export const undoChanges = async (
  tx: Tx,
  restorers: RecordRestorers,
  changes: readonly LoggedChange[],
  context: RestoreContext,
): Promise<void> => {
  for (const change of changes) {
    const restorer = restorers[change.record_type]
    // Files, emails and sign-ins have no restorer: they cannot be put back.
    if (restorer) await undoChange(tx, restorer, change, { ...context, undoneSave: change.save_id })
  }
}

// A merge is undone as a whole: its lines alone do not say what moved.
const undoSave = async (
  tx: Tx,
  restorers: RecordRestorers,
  changes: readonly LoggedChange[],
  context: RestoreContext,
) => {
  const merged = changes.find(isOfMerge)
  const merges = merged && restorers[merged.record_type]?.merges

  if (!merged || !merges) await undoChanges(tx, restorers, changes, context)
  else if (merged.action === 'deleted') await merges.undo(tx, merged.record_id, context)
  else await merges.redo(tx, merged.record_id, changes, context)
}

/** Undoes whole saves, the latest first; for what was done by a merge, an import or for several records at once. */
export const undoSaves = async (
  tx: Tx,
  restorers: RecordRestorers,
  saveIds: readonly number[],
  context: RestoreContext,
): Promise<void> => {
  if (saveIds.length === 0) return

  const changes = await tx
    .selectFrom('changes')
    .select(['save_id', 'record_type', 'record_id', 'action', 'fields'])
    .where('save_id', 'in', saveIds)
    // A save's id is that of its first line, and there is an index on the ids of lines alone.
    .where('id', '>=', Math.min(...saveIds))
    .orderBy('id', 'desc')
    .execute()

  for (const save of Map.groupBy(changes, ({ save_id }) => save_id).values())
    await undoSave(tx, restorers, save, context)
}
