import type pg from 'pg'

/** Runs work that takes minutes in one transaction, on one connection without timeouts. */
export const inLongTransaction = async <R>(
  pool: pg.Pool,
  mode: 'isolation level repeatable read, read only' | 'read write',
  work: (client: pg.PoolClient) => Promise<R>,
): Promise<R> => {
  const client = await pool.connect()
  try {
    await client.query(`begin transaction ${mode}`)
    await client.query('set local statement_timeout = 0')
    await client.query('set local idle_in_transaction_session_timeout = 0')

    const result = await work(client)
    await client.query('commit')
    client.release()

    return result
  } catch (error) {
    // The connection may be in the middle of a copy, so it is not used again.
    client.release(true)
    throw error
  }
}
