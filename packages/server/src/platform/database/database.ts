import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import { type Connection, createClients } from './clients.ts'
import { kyselyPool } from './kysely-pool.ts'
import { guardPool } from './pool-guard.ts'
import type { DB } from './tables.generated.ts'

/** The tables, and the views with the columns of their tables. */
export type Tables = DB & { living_links: DB['links'] }
export type Db = Kysely<Tables>
export type Tx = Transaction<Tables>

const { builtins } = pg.types
const DATE_ARRAY = 1182
const TEXT_ARRAY = 1009

// Turns '2026-11-21 01:13:37.12+00' into '2026-11-21T01:13:37.120Z'. The connection's time zone is UTC.
const isoInstant = (value: string): string =>
  `${value.slice(0, 10)}T${value.slice(11, 19)}.${(/\.(\d{1,3})/.exec(value)?.[1] ?? '').padEnd(3, '0')}Z`

const parsers = new Map<number, (value: string) => unknown>([
  [builtins.DATE, (value) => value],
  [builtins.TIMESTAMPTZ, isoInstant],
  [builtins.INT8, Number],
  [builtins.NUMERIC, Number],
  [DATE_ARRAY, pg.types.getTypeParser(TEXT_ARRAY as number) as (value: string) => unknown],
])

const parserOf = (oid: number, format?: 'text' | 'binary'): ((value: string) => unknown) => {
  const own = format === 'binary' ? undefined : parsers.get(oid)

  // oxlint-disable-next-line typescript/no-unsafe-return -- the driver types its own parsers as any
  return own ?? pg.types.getTypeParser(oid, format)
}

const types: pg.CustomTypesConfig = { getTypeParser: parserOf }

/** `isPooled`: whether a pooler may serve each transaction by another process of the database. */
type PoolOptions = { max?: number; onError?: (error: Error) => void; isPooled?: boolean }

/**
 * A pool of connections to PostgreSQL. Days are read as `yyyy-MM-dd` strings, instants as ISO 8601 strings in UTC, bigints
 * and numerics as numbers. A lost connection is reported to `onError` and replaced; it never ends the process.
 */
export const createPool = (connection: Connection, options: PoolOptions = {}): pg.Pool => {
  const onError = options.onError ?? (() => {})
  const clients = createClients(connection, { types, isPooled: options.isPooled ?? false })

  const pool = new pg.Pool({
    max: options.max ?? 8,
    Client: clients.Client,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
  })
  guardPool(pool, clients)

  pool.on('error', onError)
  pool.on('connect', (client) => client.on('error', onError))

  return pool
}

const MAX_TRIES = 3

const isDeadlock = (error: unknown): boolean => error instanceof pg.DatabaseError && error.code === '40P01'

const tryInTransaction = <R>(db: Db, work: (tx: Tx) => Promise<R>, triesLeft: number): Promise<R> =>
  db
    .transaction()
    .execute(work)
    .catch((error: unknown) => {
      if (triesLeft > 1 && isDeadlock(error)) return tryInTransaction(db, work, triesLeft - 1)
      throw error
    })

/**
 * Runs `work` in the caller's transaction, or in a new one when the caller has none. Commands can so call each other. When two
 * transactions wait for each other, PostgreSQL ends one of them: its work runs again, so it must change nothing but the database.
 */
export const inTransaction = <R>(db: Db | Tx, work: (tx: Tx) => Promise<R>): Promise<R> =>
  db.isTransaction ? work(db as Tx) : tryInTransaction(db, work, MAX_TRIES)

const pools = new WeakMap<Db, pg.Pool>()

/** The typed query builder over a pool. */
export const createDb = (pool: pg.Pool): Db => {
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: kyselyPool(pool) }) })
  pools.set(db, pool)
  return db
}

/** The pool that a query builder works on. */
export const poolOf = (db: Db): pg.Pool => {
  const pool = pools.get(db)
  if (!pool) throw new Error('The query builder was not made by createDb.')
  return pool
}
