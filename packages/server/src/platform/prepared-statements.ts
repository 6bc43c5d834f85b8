import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'

/** Each connection keeps what it has prepared: texts past this many are sent as they are. */
const MOST_PREPARED = 100

// A search is planned anew for its words: a rare one is looked up, a common one met while reading along.
const isPlannedForItsValues = (text: string) => text.includes(' like ')

const createNames = () => {
  const names = new Map<string, string>()
  return (text: string): string | undefined => {
    const known = names.get(text)
    if (known) return known
    if (names.size >= MOST_PREPARED || !text.startsWith('select ') || isPlannedForItsValues(text)) return undefined
    const name = `select_${names.size}`
    names.set(text, name)
    return name
  }
}

/**
 * A pool for the query builder whose connections prepare what they read: parsed once for each connection, and planned
 * once where PostgreSQL finds that the values make no difference. Of a record read by its id, that was most of the time.
 */
export const preparing = (pool: pg.Pool): PostgresPool => {
  const nameOf = createNames()
  const wrap = (client: pg.PoolClient): PostgresPoolClient => {
    const query = (text: string, values: unknown[]) => {
      const name = nameOf(text)
      return client.query(name ? { name, text, values } : { text, values })
    }
    // The builder's type also takes a cursor, which is not configured.
    return { query: query as never, release: (destroy) => client.release(destroy) }
  }
  return { connect: async () => wrap(await pool.connect()), end: () => pool.end(), options: pool.options }
}
