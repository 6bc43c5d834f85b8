import type pg from 'pg'
import { guardOf } from '../database/pool-guard.ts'

/** Runs work that takes minutes in one transaction, on a connection of its own without timeouts. */
export const inLongTransaction = async <R>(
  pool: pg.Pool,
  mode: 'isolation level repeatable read, read only' | 'read write',
  work: (client: pg.Client) => Promise<R>,
): Promise<R> => {
  const client = await guardOf(pool).open()

  try {
    await client.query(`begin transaction ${mode}`)
    await client.query('set local statement_timeout = 0')
    await client.query('set local idle_in_transaction_session_timeout = 0')

    const result = await work(client)
    await client.query('commit')

    return result
  } finally {
    await client.end()
  }
}
