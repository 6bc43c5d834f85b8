import { fieldLabel } from '@registrar/domain/history/logged-fields'
import { sql } from 'kysely'
import { now } from '#platform/clock'
import { type RecordRestorers, restoreRefused, type RestoreContext } from '#platform/commands/restore-record'
import { undoSaves } from '#platform/commands/undo-changes'
import { type Db, inTransaction, type Tx } from '#platform/database/database'
import { fullName } from '#platform/database/full-name'
import { isId } from '#platform/database/ids'
import { notFound } from '#platform/problem'
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

// Locks the records that an import wrote, so that nobody changes one of them or adds something to it before it is undone.
const lockWritten = async (tx: Tx, saveId: number, restorers: RecordRestorers) => {
  const written = await tx
    .selectFrom('changes')
    .select('record_type')
    .distinct()
    .where('save_id', '=', saveId)
    .orderBy('record_type')
    .execute()

  for (const { record_type } of written) {
    const kind = restorers[record_type]?.kind
    if (kind)
      await sql`
        select from ${sql.table(kind.table)}
        where id in (select record_id from changes where save_id = ${saveId} and record_type = ${record_type})
        order by id for update`.execute(tx)
  }
}

/**
 * Takes a whole import back, but for the fields of which the history masks the old value (IMP-5).
 * @returns these fields, such as 'PPS of Aoife Byrne'
 * @throws Problem NOT_FOUND, RESTORE_REFUSED when something that it wrote has been changed or used since
 */
export const undoImport = (
  db: Db,
  id: string,
  restorers: RecordRestorers,
  { session, today }: RestoreContext,
): Promise<string[]> =>
  inTransaction(db, async (tx) => {
    const run = isId(id)
      ? await tx.selectFrom('import_runs').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
      : undefined
    if (!run) throw notFound('import')
    if (run.undone_at !== null) throw restoreRefused('This import was taken back already.')

    const masked = new Map<string, readonly string[]>()
    if (run.save_id !== null) {
      await lockWritten(tx, run.save_id, restorers)
      await requireUntouchedSince(tx, run.save_id)
      await undoSaves(tx, restorers, [run.save_id], {
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
