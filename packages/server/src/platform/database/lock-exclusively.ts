import { sql } from 'kysely'
import type { Db, Tx } from './database.ts'

/** The name of what is done one at a time, among all servers of a database. */
type LockName = string

const identityOf = (name: LockName, key: string | undefined) =>
  key === undefined ? `registrar ${name}` : `registrar ${name} ${key}`

/**
 * Waits until no other transaction holds the lock of this name, and holds it until the transaction ends. With a key, only
 * transactions with the same key wait for one another.
 */
export const lockExclusively = async (tx: Tx, name: LockName, key?: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext(${identityOf(name, key)}))`.execute(tx)
}

/**
 * Runs work while a connection holds the lock of this name and key, and does not wait for it. It holds no transaction open, so the
 * work may take hours. PostgreSQL releases the lock when the process ends, however it ends.
 * @returns what the work returns, or undefined when another connection holds the lock
 */
export const tryWithLock = <R>(db: Db, name: LockName, key: string, work: () => Promise<R>): Promise<R | undefined> =>
  db.connection().execute(async (connection) => {
    const identity = identityOf(name, key)
    const { rows } = await sql<{ isLocked: boolean }>`
      select pg_try_advisory_lock(hashtext(${identity})) as "isLocked"`.execute(connection)
    if (!rows[0]?.isLocked) return undefined

    try {
      return await work()
    } finally {
      await sql`select pg_advisory_unlock(hashtext(${identity}))`.execute(connection)
    }
  })
