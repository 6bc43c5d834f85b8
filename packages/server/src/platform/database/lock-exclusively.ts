import { sql } from 'kysely'
import type { Tx } from './database.ts'

/** What transactions do one at a time, among all servers of a database. */
export type LockName =
  | 'administrators'
  | 'compliance'
  | 'deadlines'
  | 'first account'
  | 'form'
  | 'import'
  | 'import of organizations'
  | 'product names'
  | 'role of the app'
  | 'sanctions'

/**
 * Waits until no other transaction holds the lock of this name, and holds it until the transaction ends. With a key, only
 * transactions with the same key wait for one another.
 */
export const lockExclusively = async (tx: Tx, name: LockName, key?: string): Promise<void> => {
  const identity = key === undefined ? `registrar ${name}` : `registrar ${name} ${key}`
  await sql`select pg_advisory_xact_lock(hashtext(${identity}))`.execute(tx)
}
