import { acquireServer } from './acquire.ts'
import { DATABASE_USER } from './cluster.ts'
import { openDataFolder } from './data-folder.ts'
import { DATABASE_NAME } from './database.ts'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'
import { keepServer } from './keep.ts'
import type { Role } from './owner-lock.ts'
import { prepareParentWatch } from './parent-watch.ts'
import type { Start } from './reach.ts'
import { readPassword } from './server-password.ts'
import { stoppingAtSignals } from './start-signals.ts'

export { EmbeddedPostgresError }

/** A running PostgreSQL of our own. */
export type EmbeddedPostgres = {
  /** What pg connects with: the socket's folder as host. On Windows 127.0.0.1 and a password. */
  connection: { host: string; port: number; user: string; database: string; password?: string }
  /** Whether this process started or adopted the server, and so owns it; false when it only uses a running one. */
  isOwner: boolean
  /** Stops the server if it is ours, lets go of it if not. Never longer than 25 s; later calls wait for the first. */
  stop: () => Promise<void>
}

export type EmbeddedPostgresOptions = {
  /** The data folder, made when it is missing; the cluster lies in its `pgdata`. */
  dataDir: string
  /** The server, of which there is one; or a command, which works beside it or starts the database for itself. */
  role: Role
  /** Further PostgreSQL settings; `fsync: 'off'` in tests also makes the cluster unsynced. */
  settings?: Record<string, string>
  onLog?: (line: string) => void
}

// A watcher that has to stop the server itself takes no longer than this, in milliseconds.
const LONGEST_TIDYING = 24_000

const prepare = ({ dataDir, role, settings = {}, onLog = () => undefined }: EmbeddedPostgresOptions): Start => {
  const folder = openDataFolder(dataDir)
  return { folder, role, settings, log: onLog, watch: prepareParentWatch(folder) }
}

const acquireOrTidy = async (start: Start, signal: AbortSignal) => {
  try {
    return await acquireServer(start, signal)
  } catch (error) {
    start.watch.handOver()
    await start.watch.waitForEnd(LONGEST_TIDYING)
    throw error
  }
}

const asSentence = (error: unknown, dataDir: string): EmbeddedPostgresError =>
  error instanceof EmbeddedPostgresError
    ? error
    : new EmbeddedPostgresError(`The database in ${dataDir} cannot be used: ${(error as Error).message}.`, {
        cause: error,
      })

/**
 * Starts the embedded PostgreSQL of a data folder, or joins the one that runs. It is kept running (started again after
 * a crash) until it is stopped; if this process dies, a watcher stops it. SIGINT, SIGTERM and SIGHUP break a start off.
 * @throws EmbeddedPostgresError when another owner is alive, or the database cannot be made, started or reached
 */
export const startEmbeddedPostgres = async (options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> => {
  try {
    const start = prepare(options)
    const holding = await stoppingAtSignals((signal) => acquireOrTidy(start, signal))
    const keeper = keepServer(start, holding)
    return {
      connection: {
        ...holding.address,
        ...readPassword(start.folder.root),
        user: DATABASE_USER,
        database: DATABASE_NAME,
      },
      get isOwner() {
        return keeper.isOwner()
      },
      stop: keeper.stop,
    }
  } catch (error) {
    throw asSentence(error, options.dataDir)
  }
}
