import { sql } from 'kysely'
import type { Db, Tx } from '#platform/database/database'
import type { TestApp } from './test-app.ts'

// Each look is a round trip to PostgreSQL. Other test files have databases of their own.
const isAnybodyWaiting = async (db: Db): Promise<boolean> => {
  const { rows } = await sql`
    select from pg_locks join pg_stat_activity using (pid)
    where not granted and datname = current_database() limit 1`.execute(db)
  return rows.length > 0
}

/**
 * Makes a call while a transaction of somebody else is open: `change` is done but not committed. The transaction commits
 * when the call waits for one of its locks, or has ended without; `finish` is the last that it does.
 * @returns the answer of the call
 */
export const duringTransaction = async <R>(
  { db }: Pick<TestApp, 'db'>,
  change: (tx: Tx) => Promise<unknown>,
  call: () => Promise<R>,
  finish?: (tx: Tx) => Promise<unknown>,
): Promise<R> => {
  // In an object, because the transaction would wait for a bare promise.
  const { answer } = await db.transaction().execute(async (tx) => {
    await change(tx)

    const running = call()
    const isAnswered = running.then(
      () => true,
      () => true,
    )
    while (!(await Promise.race([isAnswered, isAnybodyWaiting(db)])));

    await finish?.(tx)
    return { answer: running }
  })
  return answer
}
