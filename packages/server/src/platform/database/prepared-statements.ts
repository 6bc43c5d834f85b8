import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import { DatabaseUnavailable, queryFailure } from './database-unavailable.ts'

/** A connection keeps its prepared statements in memory, so only this many texts are prepared. */
const MOST_PREPARED = 100

// PostgreSQL plans each search for its terms: it looks up a rare term in the index, and reads the table for a common one.
const isPlannedForItsValues = (text: string) => text.includes(' like ')

/** A text is prepared when it comes this often, so that texts which are built once take no place. */
const USES_BEFORE = 3

/** Of how many texts the uses are counted before counting begins again. */
const MOST_COUNTED = 1000

const createNames = () => {
  const names = new Map<string, string>()
  const uses = new Map<string, number>()

  const isUsedOften = (text: string): boolean => {
    const count = (uses.get(text) ?? 0) + 1
    if (uses.size >= MOST_COUNTED) uses.clear()
    uses.set(text, count)

    return count >= USES_BEFORE
  }

  return (text: string): string | undefined => {
    const known = names.get(text)
    if (known) return known

    if (names.size >= MOST_PREPARED || !text.startsWith('select ') || isPlannedForItsValues(text)) return undefined
    if (!isUsedOften(text)) return undefined

    const name = `select_${names.size}`
    names.set(text, name)
    uses.delete(text)

    return name
  }
}

/**
 * A pool for Kysely whose connections prepare their reads: PostgreSQL parses a text once for each connection, and plans it
 * once when the values make no difference. Parsing and planning took most of the time of reading a record by its id.
 */
export const withPreparedStatements = (pool: pg.Pool): PostgresPool => {
  const nameOf = createNames()

  const wrap = (client: pg.PoolClient): PostgresPoolClient => {
    const query = async (text: string, values: unknown[]) => {
      const name = nameOf(text)
      return client.query(name ? { name, text, values } : { text, values }).catch((error: unknown) => {
        throw queryFailure(error)
      })
    }

    // Kysely's type also allows a cursor, which is not configured.
    return { query: query as never, release: (destroy) => client.release(destroy) }
  }

  const connect = async () => {
    const client = await pool.connect().catch((error: unknown) => {
      throw new DatabaseUnavailable(error)
    })
    return wrap(client)
  }

  return { connect, end: () => pool.end(), options: pool.options }
}
