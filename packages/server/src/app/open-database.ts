import path from 'node:path'
import type pg from 'pg'
import type { Config } from '#platform/config'
import { type Connection, createDb, createPool, type Db } from '#platform/database/database'
import { startEmbeddedPostgres } from '@registrar/embedded-postgres'
import { migrate } from '#platform/database/migrate'

export type OpenDatabase = { db: Db; pool: pg.Pool; url: string; close: () => Promise<void> }

const urlOf = (connection: Connection): string => {
  if (typeof connection === 'string') return connection
  const { host, port, user, database, password } = connection
  const secret = password ? `:${encodeURIComponent(password)}` : ''
  return `postgresql://${user}${secret}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`
}

/**
 * Opens the database of the configuration: the embedded one, or that of `DATABASE_URL`. Brings its schema up to date,
 * unless `skipMigrations` is set.
 * The `owner` is the server itself; a `helper` is a command, which works beside a running server.
 * @throws EmbeddedPostgresError with a sentence for the terminal
 */
export const openDatabase = async (
  config: Config,
  role: 'owner' | 'helper',
  options: { onLog?: (line: string) => void; onError?: (error: Error) => void; skipMigrations?: boolean } = {},
): Promise<OpenDatabase> => {
  const embedded = config.databaseUrl
    ? undefined
    : await startEmbeddedPostgres({
        dataDir: path.join(config.dataDir),
        role,
        ...(options.onLog && { onLog: options.onLog }),
      })

  const connection = embedded?.connection ?? config.databaseUrl ?? ''
  const pool = createPool(connection, {
    max: config.databasePool,
    ...(options.onError && { onError: options.onError }),
  })
  const db = createDb(pool)

  const close = async () => {
    await db.destroy()
    // Kysely ends a pool only when it has used it.
    if (!pool.ended) await pool.end()
    await embedded?.stop()
  }

  try {
    if (!options.skipMigrations) await migrate(db)
  } catch (error) {
    await close()
    throw error
  }

  return { db, pool, url: urlOf(connection), close }
}
