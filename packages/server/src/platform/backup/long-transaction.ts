import pg from 'pg'

/** Runs work that takes minutes in one transaction, on a connection of its own without timeouts. */
export const inLongTransaction = async <R>(
  pool: pg.Pool,
  mode: 'isolation level repeatable read, read only' | 'read write',
  work: (client: pg.Client) => Promise<R>,
): Promise<R> => {
  const client = new pg.Client({ ...pool.options, password: pool.options.password })
  // The running query fails too, and says so.
  client.on('error', () => {})

  try {
    await client.connect()
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
