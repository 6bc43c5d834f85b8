import pg from 'pg'
import { DATABASE_USER } from './cluster.ts'
import type { DataFolder } from './data-folder.ts'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'
import { readPostmasterFile } from './living-processes.ts'
import type { ListenAddress } from './server-settings.ts'
import { readPassword } from './server-password.ts'

// Advisory locks count within one database. This one is never dropped or restored over.
const MAINTENANCE_DATABASE = 'postgres'
const CONNECT_TIMEOUT = 5_000

/**
 * What came of knocking: a session, a server that is not ready for one (or not any more), one that has no session
 * left to give, or nobody there.
 */
export type Answer = { state: 'open'; client: pg.Client } | { state: 'not-ready' | 'full' | 'absent' }

/** Where a server that runs, or ran last, says it listens. */
export const addressOf = (cluster: string): ListenAddress | undefined => {
  const noted = readPostmasterFile(cluster)
  if (!noted?.port) return undefined
  if (process.platform === 'win32') return { host: '127.0.0.1', port: noted.port }
  return noted.socketFolder ? { host: noted.socketFolder, port: noted.port } : undefined
}

const judge = (error: NodeJS.ErrnoException, host: string): Answer => {
  if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') return { state: 'absent' }
  if (error.code === 'EACCES')
    throw new EmbeddedPostgresError(
      `The database's socket in ${host} belongs to another account: start Registrar under that account or as root.`,
    )
  if (error.code?.startsWith('28'))
    throw new EmbeddedPostgresError(
      `The database in the data folder does not know the role ${DATABASE_USER}: ${error.message}.`,
    )
  return { state: error.code === '53300' ? 'full' : 'not-ready' }
}

/**
 * Tries to open a session on the maintenance database, once.
 * @param name what the session calls itself, so that others can tell whose lock it holds
 */
export const knock = async (
  { root }: Pick<DataFolder, 'root'>,
  address: ListenAddress,
  name: string,
): Promise<Answer> => {
  const client = new pg.Client({
    ...address,
    ...readPassword(root),
    user: DATABASE_USER,
    database: MAINTENANCE_DATABASE,
    application_name: name,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    options: '-c statement_timeout=0 -c idle_session_timeout=0',
  })
  // Without a listener a lost connection would end the process; queries fail by themselves.
  client.on('error', () => undefined)
  try {
    await client.connect()
    return { state: 'open', client }
  } catch (error) {
    client.end().catch(() => undefined)
    return judge(error as NodeJS.ErrnoException, address.host)
  }
}
