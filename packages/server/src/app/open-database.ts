import path from 'node:path'
import { EmbeddedPostgresError, hasDatabase, startEmbeddedPostgres } from '@registrar/embedded-postgres'
import type pg from 'pg'
import { loadSettings } from '#features/settings'
import type { Config } from '#platform/config'
import { APP_ROLE, prepareAppRole } from '#platform/database/app-role'
import type { Connection } from '#platform/database/clients'
import { createDb, createPool, type Db } from '#platform/database/database'
import { DatabaseUnavailable } from '#platform/database/database-unavailable'
import { migrate, needsUpgrade } from '#platform/database/migrate'
import { watchDatabase } from '#platform/database/watch-database'
import { createPrewarm } from '#platform/database/warm-search'
import { backUpBeforeUpgrade } from './back-up-before-upgrade.ts'
import { requireConnections } from './require-connection.ts'

type Opened = { db: Db; pool: pg.Pool }

/**
 * `direct`: connections that stay one session each, for locks and notifications; the others, unless a pooler is used. `url`: the
 * address of the owner, for tools.
 */
type OpenDatabase = Opened & { direct: Opened; url: string; close: () => Promise<void> }

/** How many connections a server has beside a pooler: to listen, and to hold locks. */
const DIRECT_POOL = 5

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

/**
 * Brings the schema up to date as the owner of the database.
 * @returns the connection to work with: for the embedded database, one of a role without the owner's rights (SEC-13)
 */
const migrateAsOwner = async (
  connection: Connection,
  config: Config,
  { onError, asOwner }: Options,
): Promise<Connection> => {
  const pool = createPool(connection, { max: 1, ...(onError && { onError }) })
  const db = createDb(pool)
  try {
    if (await needsUpgrade(db)) await backUpBeforeUpgrade(config, pool)
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
  const { databaseUrl, databaseDirectUrl } = config
  const isPooled = databaseUrl ? await requireConnections(databaseUrl, databaseDirectUrl) : false

  const embedded = databaseUrl
    ? undefined
    : await startEmbeddedPostgres({ dataDir: path.join(config.dataDir), role, ...(onLog && { onLog }) })
  const owner = embedded?.connection ?? databaseDirectUrl ?? databaseUrl ?? ''

  try {
    const connection = options.skipMigrations ? owner : await migrateAsOwner(owner, config, options)
    const open = (to: Connection, max: number, mayBePooled: boolean): Opened => {
      const pool = createPool(to, { max, isPooled: mayBePooled && isPooled, ...(onError && { onError }) })
      return { db: createDb(pool), pool }
    }
    // A command works for a while and holds what it has, so it leaves the pooler alone.
    const isBesidePooler = databaseUrl !== undefined && databaseDirectUrl !== undefined && role === 'owner'
    const direct = open(connection, isBesidePooler ? DIRECT_POOL : config.databasePool, false)
    const { db, pool } = isBesidePooler ? open(databaseUrl, config.databasePool, true) : direct
    const watch = watchDatabase(pool, {
      onSilent: (error) => onError?.(new DatabaseUnavailable(error)),
      onAnswer: () => onAnswer?.(),
    })

    const close = async () => {
      await watch.stop()
      for (const opened of new Set([db, direct.db])) await opened.destroy()
      // Kysely ends a pool only when it has used it.
      for (const opened of new Set([pool, direct.pool])) if (!opened.ended) await opened.end()
      await embedded?.stop()
    }

    if (!options.skipMigrations) await loadSettings(db, config)
    return { db, pool, direct, url: urlOf(owner), close }
  } catch (error) {
    await embedded?.stop()
    throw error
  }
}
