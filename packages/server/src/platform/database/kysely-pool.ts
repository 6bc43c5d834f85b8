import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import { DatabaseReadOnly, DatabaseUnavailable, queryFailure } from './database-unavailable.ts'
import { guardOf } from './pool-guard.ts'
import { createStatementNames } from './prepared-statements.ts'

/** The pool as Kysely uses it. Statements that come often are prepared. */
export const kyselyPool = (pool: pg.Pool): PostgresPool => {
  const guard = guardOf(pool)
  const nameOf = guard.isPooled ? () => undefined : createStatementNames()

  const wrap = (client: pg.PoolClient): PostgresPoolClient => {
    const query = async (text: string, values: unknown[]) => {
      const name = nameOf(text)
      const ended = guard.began(client)
      try {
        const result = await client.query(name ? { name, text, values } : { text, values })
        ended()
        return result
      } catch (error) {
        const failure = queryFailure(error)
        ended(failure)
        throw failure
      }
    }

    // Kysely's type also allows a cursor, which is not configured.
    return { query: query as never, release: (destroy) => client.release(destroy) }
  }

  const connect = async () => {
    const client = await pool.connect().catch((error: unknown) => {
      throw error instanceof DatabaseReadOnly || error instanceof DatabaseUnavailable
        ? error
        : new DatabaseUnavailable(error)
    })
    return wrap(client)
  }

  return { connect, end: () => pool.end(), options: pool.options }
}
