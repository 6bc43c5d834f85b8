import { sql } from 'kysely'
import type { Tx } from '../database/database.ts'

/**
 * Empties old and new values in the change log of records: it still says who changed which field when (RET-6). With
 * `fields`, only theirs.
 * @returns how many lines
 */
export const eraseChanges = async (
  tx: Tx,
  recordIds: readonly string[],
  fields: readonly string[] | null = null,
): Promise<number> => {
  const isErased = fields === null ? sql`true` : sql`key = any(${[...fields]}::text[])`
  const { rows } = await sql<{ id: number }>`
    update changes set fields = (
      select coalesce(jsonb_object_agg(key, case when ${isErased} then '[null, null]' else value end), '{}')
      from jsonb_each(fields)
    )
    where record_id = any(${[...recordIds]}::uuid[]) returning id`.execute(tx)

  return rows.length
}

/**
 * Removes the merges of a record, which keep the rows of the merged records. These merges cannot be undone any more.
 * @returns the ids of all records that had become this one, over several merges
 */
export const eraseMerges = async (tx: Tx, recordId: string): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    with recursive became as (
      select merged_id from merges where keep_id = ${recordId}
      union select m.merged_id from merges m join became on m.keep_id = became.merged_id
    ), removed as (
      delete from merges where keep_id = ${recordId} or merged_id = ${recordId}
        or keep_id in (select merged_id from became) or merged_id in (select merged_id from became)
    )
    select merged_id as id from became`.execute(tx)

  return rows.map(({ id }) => id)
}

/** Removes from the journal what it keeps of rows that name one of these records. */
export const eraseRowChanges = async (tx: Tx, ids: readonly string[]): Promise<void> => {
  await sql`
    delete from row_changes r
    where record_id = any(${[...ids]}::uuid[])
      or concat_ws(' ', r.key::text, r.before::text, r.after::text) like any(${ids.map((id) => `%${id}%`)}::text[])`.execute(
    tx,
  )
}
