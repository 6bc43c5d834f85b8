import type { Tx } from '../database/database.ts'
import { isId } from '../database/ids.ts'
import { restoreKind, type RestoreContext, type UndoableKind, type UndoableKinds } from './restore-record.ts'
import { linesOfSaves, undoSave } from './undo-save.ts'

const findDeletion = async (tx: Tx, recordId: string): Promise<number | undefined> => {
  if (!isId(recordId)) return undefined
  const line = await tx
    .selectFrom('changes')
    .select(['save_id', 'action'])
    .where('record_id', '=', recordId)
    .where('action', 'in', ['deleted', 'restored', 'created'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return line?.action === 'deleted' ? line.save_id : undefined
}

/**
 * Takes a record out of the bin, with what its deletion had moved (BIN-2, BIN-4).
 * @throws Problem NOT_FOUND when it is not in the bin, RESTORE_REFUSED, or what the rules of the record refuse
 */
export const restoreFromBin = async (
  tx: Tx,
  kind: UndoableKind,
  id: string,
  { kinds, context }: { kinds: UndoableKinds; context: RestoreContext },
): Promise<void> => {
  const saveId = kind.isWholeSave || kind.isRestoredWithDeletion ? await findDeletion(tx, id) : undefined

  if (saveId === undefined) await restoreKind(tx, kind, id, context)
  else await undoSave(tx, kinds, await linesOfSaves(tx, [saveId]), context, id)
}
