import { sql } from 'kysely'
import { type Db, poolOf } from './database.ts'
import { DatabaseFull, DatabaseReadOnly } from './database-unavailable.ts'
import { guardOf } from './pool-guard.ts'

/**
 * Checks that the database answers, takes writes, and has had room for them in the last half minute.
 * @throws DatabaseUnavailable, DatabaseReadOnly or DatabaseFull
 */
export const requireWritableDatabase = async (db: Db): Promise<void> => {
  const { rows } = await sql<{ isReadOnly: boolean }>`
    select pg_is_in_recovery() or current_setting('transaction_read_only')::boolean as "isReadOnly"`.execute(db)
  if (rows[0]?.isReadOnly) throw new DatabaseReadOnly()
  if (guardOf(poolOf(db)).isFull()) throw new DatabaseFull('A statement failed in the last half minute.')
}
