import { privateRecordTypes } from '@registrar/domain/live/live-change'
import { sql } from 'kysely'
import type { Db } from '../database/database.ts'
import type { NumberedChange } from './recent-changes.ts'

/** More changes than this at once are not streamed one by one: the screens read everything again. */
export const MAX_AT_ONCE = 10_000

const selectChanges = (db: Db) =>
  db
    .selectFrom('changes')
    .select(['id', 'record_type as recordType', 'record_id as recordId', 'action'])
    .where('record_type', 'not in', privateRecordTypes)
    .orderBy('id')
    .limit(MAX_AT_ONCE + 1)

/** The lines of these saves, in the order of the log; at most one more than `MAX_AT_ONCE`. */
export const listChangesOf = async (db: Db, saveIds: readonly number[]): Promise<NumberedChange[]> => {
  // A save has the id of its first line, and its other lines have greater ids. This condition lets the primary key serve.
  const rows = await selectChanges(db)
    .where('id', '>=', Math.min(...saveIds))
    .where('save_id', 'in', saveIds)
    .execute()
  return rows as NumberedChange[]
}

/** The lines of the log after the one with this id; at most one more than `MAX_AT_ONCE`. */
export const listChangesAfter = async (db: Db, id: number): Promise<NumberedChange[]> =>
  (await selectChanges(db).where('id', '>', id).execute()) as NumberedChange[]

/** The number of the newest line of the change log; 0 when it is empty. */
export const findLastChangeId = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ id: number }>`select coalesce(max(id), 0) as id from changes`.execute(db)
  return rows[0]?.id ?? 0
}
