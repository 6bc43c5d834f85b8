import { type HandOver, handOverChanges } from '@registrar/domain/users/hand-over'
import type { UserReference } from '@registrar/domain/users/users'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { now } from '../clock.ts'
import type { Tx } from '../database/database.ts'
import { type Author, recordChanges } from './change-log.ts'
import type { RecordKind } from './lock-record.ts'

/** Records with assigned users. `assignments`: the table with a row for each user of a record, and its column with the record. */
type AssignedRecords = {
  kind: RecordKind
  assignments: { table: string; column: string }
  /** which of the user's records are handed over */
  which: RawBuilder<SqlBool>
  /** the users with these ids */
  findUsers: (tx: Tx, ids: string[]) => Promise<ReadonlyMap<string, UserReference>>
}

const lockRecordsOf = async (tx: Tx, { kind, assignments, which }: AssignedRecords, userId: string) => {
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(kind.table)}
    where id in (select ${sql.ref(assignments.column)} from ${sql.table(assignments.table)} where user_id = ${userId})
      and deleted_at is null and ${which}
    order by id for update`.execute(tx)
  return rows.map(({ id }) => id)
}

const listAssignments = async (tx: Tx, { assignments, findUsers }: AssignedRecords, ids: string[]) => {
  const recordId = sql.ref(assignments.column)
  const { rows } = await sql<{ recordId: string; userId: string }>`
    select ${recordId} as "recordId", user_id as "userId" from ${sql.table(assignments.table)}
    where ${recordId} = any(${ids}::uuid[]) order by position`.execute(tx)
  const users = await findUsers(tx, [...new Set(rows.map(({ userId }) => userId))])

  return rows.map(({ recordId: id, userId }) => ({ recordId: id, userId, userName: users.get(userId)?.userName ?? '' }))
}

const replaceUser = async (tx: Tx, { kind, assignments }: AssignedRecords, ids: string[], { from, to }: HandOver) => {
  const [table, recordId] = [sql.table(assignments.table), sql.ref(assignments.column)]
  const isFrom = sql`user_id = ${from} and ${recordId} = any(${ids}::uuid[])`

  await sql`
    delete from ${table} where ${isFrom}
      and ${recordId} in (select ${recordId} from ${table} where user_id = ${to.userId})`.execute(tx)
  await sql`update ${table} set user_id = ${to.userId} where ${isFrom}`.execute(tx)
  await sql`update ${sql.table(kind.table)} set updated_at = ${now()} where id = any(${ids}::uuid[])`.execute(tx)
}

/** Hands the records that one user is assigned to over to another, and logs it (USER-15). */
export const handOverRecords = async (
  tx: Tx,
  records: AssignedRecords,
  handOver: HandOver,
  author: Author,
): Promise<void> => {
  const ids = await lockRecordsOf(tx, records, handOver.from)
  if (ids.length === 0) return

  const assigned = await listAssignments(tx, records, ids)
  await replaceUser(tx, records, ids, handOver)

  const changes = handOverChanges(assigned, handOver).map(({ recordId, users }) => ({
    recordType: records.kind.type,
    recordId,
    action: 'updated' as const,
    fields: { users },
  }))
  await recordChanges(tx, author, changes)
}
