import path from 'node:path'
import { EmbeddedPostgresError, hasDatabase, startEmbeddedPostgres } from '@registrar/embedded-postgres'
import type pg from 'pg'
import type { Config } from '#platform/config'
import { APP_ROLE, prepareAppRole } from '#platform/database/app-role'
import { type Connection, createDb, createPool, type Db } from '#platform/database/database'
import { connectionFailure, DatabaseUnavailable } from '#platform/database/database-unavailable'
import { migrate } from '#platform/database/migrate'
import { watchDatabase } from '#platform/database/watch-database'
import { createPrewarm } from '#platform/database/warm-search'

/** `url` is the address of the owner, for tools. */
type OpenDatabase = { db: Db; pool: pg.Pool; url: string; close: () => Promise<void> }

type Options = {
  onLog?: (line: string) => void
  onError?: (error: Error) => void
  /** called when the database answers again after it was silent */
  onAnswer?: () => void
  /** leave the schema as it is; the connections then have the owner's rights */
  skipMigrations?: boolean
  /** keep the owner's rights, for tools that change the schema or empty tables */
  asOwner?: boolean
  /** make a new embedded database when the data folder has none; a `helper` does so only when this is set */
  mayCreate?: boolean
}

const urlOf = (connection: Connection): string => {
  if (typeof connection === 'string') return connection
  const { host, port, user, database, password } = connection
  const secret = password ? `:${encodeURIComponent(password)}` : ''
  return `postgresql://${user}${secret}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`
}

const requireConnection = async (databaseUrl: string): Promise<void> => {
  const pool = createPool(databaseUrl, { max: 1 })
  try {
    const client = await pool.connect()
    client.release()
  } catch (error) {
    throw connectionFailure(error)
  } finally {
    await pool.end()
  }
}

/**
 * Brings the schema up to date as the owner of the database.
 * @returns the connection to work with: for the embedded database, one of a role without the owner's rights (SEC-13)
 */
const migrateAsOwner = async (connection: Connection, { onError, asOwner }: Options): Promise<Connection> => {
  const db = createDb(createPool(connection, { max: 1, ...(onError && { onError }) }))
  try {
    await migrate(db)
    if (typeof connection === 'string') return connection

    await createPrewarm(db)
    await prepareAppRole(db, connection.password)
    return asOwner ? connection : { ...connection, user: APP_ROLE }
  } finally {
    await db.destroy()
  }
}

// A misspelt DATA_DIR would otherwise become a new database, of which a backup then succeeds.
const requireDatabase = ({ databaseUrl, dataDir }: Config): void => {
  if (databaseUrl || hasDatabase(dataDir)) return
  throw new EmbeddedPostgresError(
    `There is no database in ${dataDir}. Set DATA_DIR to the data folder of the server, or start the server there first.`,
  )
}

/**
 * Opens the configured database, the embedded one or the one at `DATABASE_URL`, and brings its schema up to date.
 * The `owner` is the server itself; a `helper` is a command, which works beside a running server and on its database only.
 * @throws EmbeddedPostgresError or DatabaseRefused with a sentence for the terminal
 */
export const openDatabase = async (
  config: Config,
  role: 'owner' | 'helper',
  options: Options = {},
): Promise<OpenDatabase> => {
  const { onLog, onError, onAnswer, mayCreate = role === 'owner' } = options
  if (!mayCreate) requireDatabase(config)
  if (config.databaseUrl) await requireConnection(config.databaseUrl)

  const embedded = config.databaseUrl
    ? undefined
    : await startEmbeddedPostgres({ dataDir: path.join(config.dataDir), role, ...(onLog && { onLog }) })
  const owner = embedded?.connection ?? config.databaseUrl ?? ''

  try {
    const connection = options.skipMigrations ? owner : await migrateAsOwner(owner, options)
    const pool = createPool(connection, { max: config.databasePool, ...(onError && { onError }) })
    const db = createDb(pool)
    const watch = watchDatabase(pool, {
      onSilent: (error) => onError?.(new DatabaseUnavailable(error)),
      onAnswer: () => onAnswer?.(),
    })

    const close = async () => {
      await watch.stop()
      await db.destroy()
      // Kysely ends a pool only when it has used it.
      if (!pool.ended) await pool.end()
      await embedded?.stop()
    }

    return { db, pool, url: urlOf(owner), close }
  } catch (error) {
    await embedded?.stop()
    throw error
  }
}
