import type { HistoryMerge, HistoryRecordType } from '@registrar/domain/history/history-entry'
import { sql } from 'kysely'
import { isTooOldToUndo, movedRowsLabel, undoMerge } from '#features/merges'
import { type UndoableKinds, restoreRefused, type RestoreContext } from '#platform/commands/restore-record'
import type { Db, Tx } from '#platform/database/database'
import { notFound } from '#platform/problem'
import { readNames } from './history-names.ts'

type Merge = {
  line: number
  id: string
  keep: string
  otherId: string
  moved: Record<string, number> | null
  isReversal: boolean
  isOpen: boolean
}

const isMergeable = (recordType: HistoryRecordType): boolean => recordType === 'organization' || recordType === 'person'

/** The records that were merged into a record, also where that was undone. Their lines tell of the merges. */
export const mergedIdsOf = async (db: Db | Tx, recordType: HistoryRecordType, recordId: string): Promise<string[]> => {
  if (!isMergeable(recordType)) return []
  const merges = await db.selectFrom('merges').select('merged_id').where('keep_id', '=', recordId).distinct().execute()

  return merges.map(({ merged_id }) => merged_id)
}

/** Whether a line of the change log is about a merge with this record. */
export const isMergedWith = (recordId: string) =>
  sql<boolean>`fields->'mergedInto' @> ${JSON.stringify([recordId])}::jsonb`

const wasUndone = sql<boolean>`exists (
  select from changes later
  where later.record_id = c.record_id and later.id > c.id and jsonb_exists(later.fields, 'mergedInto')
)`

// The rows that named the merged record and those that went with it, without its own.
const movedRows = sql<Record<string, number> | null>`(
  select jsonb_object_agg(name, total) from (
    select table_name as name, count(distinct key)::float8 as total from row_changes r
    where r.save_id = m.save_id and (
      (avals(r.before) @> array[m.merged_id::text] and avals(r.after) @> array[m.keep_id::text])
      or (r.after is null and r.key -> 'id' is distinct from m.merged_id::text)
    ) group by table_name
  ) totals
)`

const readMerges = async (db: Db | Tx, recordId: string, lineIds: readonly number[]): Promise<Merge[]> => {
  if (lineIds.length === 0) return []

  const { rows } = await sql<Merge>`
    select distinct on (c.id) c.id::float8 as line, m.id, m.keep_id as keep,
      case when m.keep_id = ${recordId} then m.merged_id else m.keep_id end as "otherId", ${movedRows} as moved,
      c.action = 'restored' as "isReversal",
      c.action = 'deleted' and m.undone_at is null and not ${wasUndone}
        and not ${isTooOldToUndo('m.created_at')} as "isOpen"
    from changes c
    join merges m on m.merged_id = c.record_id and m.created_at <= c.at
      and m.keep_id = coalesce(c.fields->'mergedInto'->>1, c.fields->'mergedInto'->>0)::uuid
    where c.id = any(${lineIds}::bigint[])
    order by c.id, m.created_at desc`.execute(db)

  return rows
}

/** The merges that lines of the change log tell of, by the id of the line, as seen from a record (MERGE-9). */
export const mergesOfLines = async (
  db: Db | Tx,
  recordId: string,
  lineIds: readonly number[],
): Promise<Map<number, HistoryMerge>> => {
  const merges = await readMerges(db, recordId, lineIds)
  const names = await readNames(
    db,
    merges.map(({ otherId }) => otherId),
  )

  return new Map(
    merges.map(({ line, id, keep, otherId, moved, isReversal, isOpen }) => {
      const stayed = keep === recordId
      const moves = Object.entries(moved ?? {}).flatMap(([table, count]) => {
        const label = movedRowsLabel(table)
        return label === undefined ? [] : [{ label, count }]
      })
      const name = names.get(otherId) ?? null
      return [line, { _id: id, name, stayed, isReversal, moves, canUndo: stayed && isOpen }]
    }),
  )
}

/** What a save did to a record. */
type SaveOfRecord = { record: { recordType: HistoryRecordType; _id: string }; saveId: number }

const findMergeLine = async (tx: Tx, { record: { recordType, _id: id }, saveId }: SaveOfRecord) => {
  if (!isMergeable(recordType)) return undefined
  const mergedIds = await mergedIdsOf(tx, recordType, id)

  return tx
    .selectFrom('changes as c')
    .select(['record_id', 'action', wasUndone.as('wasUndone')])
    .where('record_id', 'in', [id, ...mergedIds])
    .where('save_id', '=', saveId)
    .where((eb) => eb.or([eb('record_id', '=', id), isMergedWith(id)]))
    .where(sql<boolean>`jsonb_exists(fields, 'mergedInto')`)
    .executeTakeFirst()
}

/**
 * Makes sure that a save made or undid no merge: the fields of a merge are not put back alone (MERGE-9).
 * @throws Problem RESTORE_REFUSED
 */
export const requireNoMerge = async (tx: Tx, save: SaveOfRecord): Promise<void> => {
  if (await findMergeLine(tx, save))
    throw restoreRefused('One value of a merge cannot be restored by itself. Undo the whole merge.')
}

/**
 * Undoes the merge that a save made, as a whole: its fields alone would leave the other record gone (MERGE-9).
 * @returns whether the save made a merge
 * @throws Problem RESTORE_REFUSED when the merge has been undone already, or the save itself undid one
 */
export const undoMergeOfSave = async (
  tx: Tx,
  kinds: UndoableKinds,
  save: SaveOfRecord,
  context: RestoreContext,
): Promise<boolean> => {
  const merge = await findMergeLine(tx, save)
  if (!merge) return false
  if (merge.action === 'restored') throw restoreRefused('A merge was undone here. Merge the two records again.')
  if (merge.wasUndone) throw restoreRefused('This merge has been undone already.')

  const made = await tx.selectFrom('merges').select('id').where('save_id', '=', save.saveId).executeTakeFirst()
  if (!made) throw notFound('merge')
  await undoMerge(tx, kinds, made.id, context)
  return true
}
