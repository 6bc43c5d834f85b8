import { Socket } from 'node:net'
import pg from 'pg'
import { readDatabaseAddresses } from '../database-address.ts'
import { DatabaseReadOnly } from './database-unavailable.ts'
import { within } from '../within.ts'

/** The database to connect to: an address, or where its server listens. */
export type Connection = string | { host: string; port: number; user: string; database: string; password?: string }

/** How long a host may take to open a connection, and again to answer its first statement. */
const OPEN_MS = 3000

/** A statement may take this long, and a transaction may wait this long for its next one. */
const STATEMENT_MS = 30_000

// Set by a statement, because a pooler refuses or ignores most settings that come with the connection. The last four let the
// database notice within half a minute that this side is gone, so that it gives up the locks that this side held.
const SETTINGS = {
  TimeZone: 'UTC',
  DateStyle: 'ISO',
  statement_timeout: String(STATEMENT_MS),
  idle_in_transaction_session_timeout: String(STATEMENT_MS),
  tcp_keepalives_idle: '10',
  tcp_keepalives_interval: '5',
  tcp_keepalives_count: '3',
  tcp_user_timeout: '25000',
}

const SET_UP = `select pg_backend_pid() as pid,
  pg_is_in_recovery() or current_setting('default_transaction_read_only')::boolean as "isReadOnly",
  ${Object.entries(SETTINGS)
    .map(([name, value]) => `set_config('${name}', '${value}', false)`)
    .join(', ')}`

/** What makes the connections of one pool, to the first of its hosts that answers. */
export type Clients = {
  /** whether a pooler may serve each transaction by another process */
  isPooled: boolean
  /** how many hosts there are */
  hosts: number
  make: () => pg.Client
  /** the same, as a pool makes its clients */
  Client: new () => pg.Client
  /**
   * The first statement on a new connection.
   * @returns the number of the process that serves it; undefined when a pooler may change it
   * @throws DatabaseReadOnly when this host takes no writes, but must
   */
  setUp: (client: pg.ClientBase) => Promise<number | undefined>
  /** closes a connection whose other end may be gone; what waits on it fails at once */
  cut: (client: pg.ClientBase) => void
  /** the host that is tried next; `leave` passes on to the one after it, if nobody else has yet */
  current: () => number
  leave: (host: number) => void
}

const addressesOf = (connection: Connection): { targets: pg.ClientConfig[]; mustTakeWrites: boolean } => {
  if (typeof connection !== 'string') return { targets: [connection], mustTakeWrites: false }
  const { urls, mustTakeWrites } = readDatabaseAddresses(connection) ?? { urls: [connection], mustTakeWrites: false }
  return { targets: urls.map((url) => ({ connectionString: url })), mustTakeWrites }
}

/** `types`: how the values of answers are read. `isPooled`: whether a pooler may serve each transaction by another process. */
type Options = { types: pg.CustomTypesConfig; isPooled: boolean }

/** Makes the connections of a pool: to the first of the hosts that `connection` names, until that one fails. */
export const createClients = (connection: Connection, { types, isPooled }: Options): Clients => {
  const { targets, mustTakeWrites } = addressesOf(connection)
  const sockets = new WeakMap<pg.ClientBase, Socket>()
  let host = 0

  const make = (): pg.Client => {
    const socket = new Socket()
    const client = new pg.Client({
      ...targets[host],
      types,
      application_name: 'registrar',
      connectionTimeoutMillis: OPEN_MS,
      keepAlive: true,
      keepAliveInitialDelayMillis: 5000,
      stream: () => socket,
    })
    sockets.set(client, socket)
    return client
  }

  const setUp = async (client: pg.ClientBase) => {
    const { rows } = await within(OPEN_MS, client.query<{ pid: number; isReadOnly: boolean }>(SET_UP))
    if (mustTakeWrites && rows[0]?.isReadOnly) throw new DatabaseReadOnly()
    return isPooled ? undefined : rows[0]?.pid
  }

  return {
    isPooled,
    hosts: targets.length,
    make,
    // A pool calls it with `new`, and takes the object that it returns.
    Client: function Client() {
      return make()
    } as unknown as new () => pg.Client,
    setUp,
    cut: (client) => void sockets.get(client)?.destroy(),
    current: () => host,
    leave: (left) => {
      if (left === host) host = (host + 1) % targets.length
    },
  }
}
