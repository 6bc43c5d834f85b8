import pg from 'pg'
import { DATABASE_USER } from './cluster.ts'
import type { DataFolder } from './data-folder.ts'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'
import { readPassword } from './server-password.ts'
import type { ListenAddress } from './server-settings.ts'

// Advisory locks belong to one database. This one always exists: nobody drops it or restores over it.
const MAINTENANCE_DATABASE = 'postgres'
const CONNECT_TIMEOUT_MS = 5_000

/**
 * The outcome of one connection attempt. `not-ready`: the server is starting or stopping. `full`: it has no connection
 * left to give. `absent`: nothing listens there.
 */
export type ConnectionAttempt = { state: 'connected'; client: pg.Client } | { state: 'not-ready' | 'full' | 'absent' }

const classifyError = (error: NodeJS.ErrnoException, host: string): ConnectionAttempt => {
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
 * Tries once to connect to the maintenance database.
 * @param applicationName tells other sessions who holds a lock
 * @throws EmbeddedPostgresError when the server refuses this user for good
 */
export const tryConnect = async (
  { root }: Pick<DataFolder, 'root'>,
  address: ListenAddress,
  applicationName: string,
): Promise<ConnectionAttempt> => {
  const client = new pg.Client({
    ...address,
    ...readPassword(root),
    user: DATABASE_USER,
    database: MAINTENANCE_DATABASE,
    application_name: applicationName,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    options: '-c statement_timeout=0 -c idle_session_timeout=0',
  })
  // Without a listener, a lost connection would end this process. Queries still fail on their own.
  client.on('error', () => undefined)

  try {
    await client.connect()
    return { state: 'connected', client }
  } catch (error) {
    client.end().catch(() => undefined)
    return classifyError(error as NodeJS.ErrnoException, address.host)
  }
}
