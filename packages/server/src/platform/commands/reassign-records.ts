import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { now } from '../clock.ts'
import type { Tx } from '../database/database.ts'
import type { RecordKind } from './lock-record.ts'

/** Records with assigned users. `assignments`: the table with a row for each user of a record, and its column with the record. */
export type AssignedRecords = {
  kind: RecordKind
  assignments: { table: string; column: string }
  /** which of the user's records are reassigned */
  which: RawBuilder<SqlBool>
}

const lockRecordsOf = async (tx: Tx, { kind, assignments, which }: AssignedRecords, userId: string) => {
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(kind.table)}
    where id in (select ${sql.ref(assignments.column)} from ${sql.table(assignments.table)} where user_id = ${userId})
      and deleted_at is null and ${which}
    order by id for update`.execute(tx)
  return rows.map(({ id }) => id)
}

const replaceUser = async (tx: Tx, { kind, assignments }: AssignedRecords, ids: string[], from: string, to: string) => {
  const [table, recordId] = [sql.table(assignments.table), sql.ref(assignments.column)]
  const isFrom = sql`user_id = ${from} and ${recordId} = any(${ids}::uuid[])`

  await sql`
    delete from ${table} where ${isFrom} and ${recordId} in (select ${recordId} from ${table} where user_id = ${to})`.execute(
    tx,
  )
  await sql`update ${table} set user_id = ${to} where ${isFrom}`.execute(tx)
  await sql`update ${sql.table(kind.table)} set updated_at = ${now()} where id = any(${ids}::uuid[])`.execute(tx)
}

/**
 * Locks the records that the user `from` is assigned to, and puts `to` in the place of `from`, nobody twice. The caller logs it.
 * @returns who was assigned to each of them before, in order
 */
export const reassignRecords = async (
  tx: Tx,
  records: AssignedRecords,
  { from, to }: { from: string; to: string },
): Promise<{ recordId: string; userId: string }[]> => {
  const ids = await lockRecordsOf(tx, records, from)
  if (ids.length === 0) return []

  const recordId = sql.ref(records.assignments.column)
  const { rows } = await sql<{ recordId: string; userId: string }>`
    select ${recordId} as "recordId", user_id as "userId" from ${sql.table(records.assignments.table)}
    where ${recordId} = any(${ids}::uuid[]) order by position`.execute(tx)
  await replaceUser(tx, records, ids, from, to)

  return rows
}
