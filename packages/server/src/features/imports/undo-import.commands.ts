import { fieldLabel } from '@registrar/domain/history/logged-fields'
import { now } from '#platform/clock'
import { type UndoableKinds, restoreRefused, type RestoreContext } from '#platform/commands/restore-record'
import { linesOfSaves, lockRecords, undoSave } from '#platform/commands/undo-save'
import { type Db, inTransaction, type Tx } from '#platform/database/database'
import { fullName } from '#platform/database/full-name'
import { requireRow } from '#platform/database/require-row'
import { requireUntouchedSince } from './untouched-since.ts'

// The log masks fields of people only.
const describeMasked = async (tx: Tx, masked: ReadonlyMap<string, readonly string[]>): Promise<string[]> => {
  if (masked.size === 0) return []

  const people = await tx
    .selectFrom('people')
    .select(['id', fullName('people').as('name')])
    .where('id', 'in', [...masked.keys()])
    .orderBy('sort_last_name')
    .orderBy('id')
    .execute()
  return people.flatMap(({ id, name }) =>
    (masked.get(id) ?? []).map((field) => `${fieldLabel('person', field)} of ${name}`),
  )
}

/**
 * Takes a whole import back, but for the fields of which the history masks the old value (IMP-5).
 * @returns these fields, such as 'PPS of Aoife Byrne'
 * @throws Problem NOT_FOUND, RESTORE_REFUSED when something that it wrote has been changed or used since
 */
export const undoImport = (
  db: Db,
  id: string,
  kinds: UndoableKinds,
  { session, today }: RestoreContext,
): Promise<string[]> =>
  inTransaction(db, async (tx) => {
    const run = await requireRow(
      'import',
      id,
      tx.selectFrom('import_runs').selectAll().where('id', '=', id).forUpdate(),
    )
    if (run.undone_at !== null) throw restoreRefused('This import was taken back already.')

    const masked = new Map<string, readonly string[]>()
    if (run.save_id !== null) {
      const lines = await linesOfSaves(tx, [run.save_id])
      // So that nobody changes one of the records or adds something to it before it is undone.
      await lockRecords(tx, kinds, lines)
      await requireUntouchedSince(tx, run.save_id)
      await undoSave(tx, kinds, lines, {
        session: { ...session, source: 'import' },
        today,
        onMasked: (recordId, fields) => void masked.set(recordId, fields),
      })
    }
    await tx
      .updateTable('import_runs')
      .set({ undone_at: now(), undone_by: session.userId })
      .where('id', '=', id)
      .execute()

    return describeMasked(tx, masked)
  })
