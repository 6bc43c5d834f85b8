import { abortOnSignals } from './abort-on-signals.ts'
import { acquireServer } from './acquire-server.ts'
import { DATABASE_USER } from './cluster.ts'
import type { StartContext } from './connect-or-start.ts'
import { prepareDataFolder } from './data-folder.ts'
import { DATABASE_NAME } from './database.ts'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'
import type { Role } from './server-locks.ts'
import { readPassword } from './server-password.ts'
import { superviseServer } from './supervise-server.ts'
import { createWatcherProcess } from './watcher-process.ts'

export { EmbeddedPostgresError }
export { hasDatabase } from './data-folder.ts'

/** A running embedded PostgreSQL. */
export type EmbeddedPostgres = {
  /** Connection options for pg. `host` is the folder of the socket; on Windows it is 127.0.0.1, with a password. */
  connection: { host: string; port: number; user: string; database: string; password?: string }
  /** Whether this process owns the server because it started or adopted it. False when it uses another process's server. */
  isOwner: boolean
  /** Stops the server if this process owns it, else only disconnects. Takes at most 25 s; later calls wait for the first. */
  stop: () => Promise<void>
}

export type EmbeddedPostgresOptions = {
  /** The data folder. It is made if it is missing; the cluster lies in its `pgdata`. */
  dataDir: string
  /** `owner`: the one server process. `helper`: a command that works beside it, or starts the database for itself. */
  role: Role
  /** More PostgreSQL settings. With `fsync: 'off'` (tests) a new cluster is not forced to disk either. */
  settings?: Record<string, string>
  onLog?: (line: string) => void
}

// The watcher never takes longer than this to stop the server.
const WATCHER_TIMEOUT_MS = 24_000

const createContext = ({
  dataDir,
  role,
  settings = {},
  onLog = () => undefined,
}: EmbeddedPostgresOptions): StartContext => {
  const folder = prepareDataFolder(dataDir)
  return { folder, role, settings, log: onLog, watcher: createWatcherProcess(folder) }
}

const acquireOrCleanUp = async (context: StartContext, signal: AbortSignal) => {
  try {
    return await acquireServer(context, signal)
  } catch (error) {
    context.watcher.handOver()
    await context.watcher.waitForExit(WATCHER_TIMEOUT_MS)
    throw error
  }
}

const toEmbeddedPostgresError = (error: unknown, dataDir: string): EmbeddedPostgresError =>
  error instanceof EmbeddedPostgresError
    ? error
    : new EmbeddedPostgresError(`The database in ${dataDir} cannot be used: ${(error as Error).message}.`, {
        cause: error,
      })

/**
 * Starts the embedded PostgreSQL of a data folder, or joins the one that already runs. It keeps running until it is
 * stopped: after a crash it is started again, and a watcher stops it if this process dies. SIGINT, SIGTERM and SIGHUP
 * abort the start.
 * @throws EmbeddedPostgresError when another owner is alive, or the database cannot be made, started or reached
 */
export const startEmbeddedPostgres = async (options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> => {
  try {
    const context = createContext(options)
    const acquired = await abortOnSignals((signal) => acquireOrCleanUp(context, signal))
    const supervisor = superviseServer(context, acquired)
    return {
      connection: {
        ...acquired.address,
        ...readPassword(context.folder.root),
        user: DATABASE_USER,
        database: DATABASE_NAME,
      },
      get isOwner() {
        return supervisor.isOwner()
      },
      stop: supervisor.stop,
    }
  } catch (error) {
    throw toEmbeddedPostgresError(error, options.dataDir)
  }
}
