import { sql } from 'kysely'
import { separateLinks } from '#features/links'
import type { FieldChanges } from '#platform/commands/change-log'
import type { LoggedChange, MergeRestorer, RecordRestorers, RestoreContext } from '#platform/commands/restore-record'
import { notFound } from '#platform/http/problem'
import type { Tx } from '#platform/database/database'
import { findLatestMerge, lockMerge, markRedone, type StoredMerge } from '#platform/merges/merge-log'
import { type RemovedRow, removeRows } from '#platform/merges/removed-rows'
import { type MergeTrace, removeMergedRecord } from './merge-records.commands.ts'
import { findCountedReturns } from './moved-returns.queries.ts'
import { undoMerge } from './undo-merge.commands.ts'

const requireLatestMerge = async (tx: Tx, mergedId: string, keep?: string): Promise<string> => {
  const id = await findLatestMerge(tx, mergedId, keep)
  if (id === undefined) throw notFound('merge')
  return id
}

// The record that the undone merge had kept. The other one may have been merged into a third record since.
const keptRecord = (mergedId: string, changes: readonly LoggedChange[]): string | undefined => {
  const fields = changes.find(({ record_id, action }) => record_id === mergedId && action === 'restored')?.fields
  const [keep] = (fields as FieldChanges | undefined)?.mergedInto ?? []

  return typeof keep === 'string' ? keep : undefined
}

// Removing a row removes its parts as well. What is in the bin by now moves instead. The row of the merged record is left for
// `removeMergedRecord`, which comes last.
const removeAgain = async (tx: Tx, { merge, trace }: StoredMerge<MergeTrace>): Promise<RemovedRow[]> => {
  const removed: RemovedRow[] = []
  for (const { table, row } of trace.removed)
    if (typeof row.id === 'string' && row.id !== merge)
      removed.push(...(await removeRows(tx, table, sql`t.id = ${row.id} and to_jsonb(t) ->> 'deleted_at' is null`)))

  return removed
}

/** These actions remove a record or bring it back, and change no field. */
const REMOVING: ReadonlySet<string> = new Set(['created', 'deleted', 'restored'])

const reversed = (fields: FieldChanges): FieldChanges =>
  Object.fromEntries(Object.entries(fields).map(([field, [before, after]]) => [field, [after, before]]))

// Reverses what undoing the merge changed: archives follow-ups again and sets fields to the values of the merge again.
const reapplyMergeChanges = async (
  tx: Tx,
  restorers: RecordRestorers,
  ids: readonly string[],
  changes: readonly LoggedChange[],
  context: RestoreContext,
) => {
  for (const { record_type, record_id, action, fields } of changes)
    if (!REMOVING.has(action) && ids.includes(record_id))
      await restorers[record_type]?.putBack(tx, record_id, fields as FieldChanges, context)
}

// An edit that is undone later may give a row back to the record that stays. So the trace keeps the rows that the merge moved at first.
const uniteTraces = async (
  tx: Tx,
  first: MergeTrace,
  again: Pick<MergeTrace, 'moved' | 'removed'>,
): Promise<MergeTrace> => {
  const moved = [...first.moved, ...again.moved]
  return { ...first, ...again, moved, returns: await findCountedReturns(tx, moved) }
}

/** How merges are undone, and made again, among other saves that are undone (MERGE-8). */
export const mergeRestorer = (restorers: RecordRestorers): MergeRestorer => ({
  undo: async (tx, mergedId, context) => {
    await undoMerge(tx, restorers, await requireLatestMerge(tx, mergedId), context)
  },

  redo: async (tx, mergedId, changes, { session, today }) => {
    const context: RestoreContext = { session: { ...session, source: 'merge' }, today }
    const found = await lockMerge<MergeTrace>(tx, await requireLatestMerge(tx, mergedId, keptRecord(mergedId, changes)))
    const { id, recordType, keep, merge, trace } = found
    const changed = new Set(changes.map(({ record_id }) => record_id))

    const followUps = trace.archived.map((archived) => archived.id)
    await reapplyMergeChanges(tx, restorers, followUps, changes, context)
    const united = trace.united.filter((link) => changed.has(link.id))
    const separated = united.map(({ fields, ...link }) => ({ ...link, fields: reversed(fields) })).toReversed()
    await separateLinks(tx, separated, context.session)

    const removed = await removeAgain(tx, found)
    const gone = await removeMergedRecord(tx, recordType, { keep, merge }, context)
    await reapplyMergeChanges(tx, restorers, [keep], changes, context)
    await markRedone(tx, id, await uniteTraces(tx, trace, { ...gone, removed: [...removed, ...gone.removed] }))
  },
})
