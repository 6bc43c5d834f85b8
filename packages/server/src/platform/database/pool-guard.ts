import { callbackify } from 'node:util'
import type pg from 'pg'
import { nowMs, steadyMs } from '../clock.ts'
import type { Clients } from './clients.ts'
import { DatabaseFull, DatabaseReadOnly, DatabaseUnavailable } from './database-unavailable.ts'
import { Silence, within } from '../within.ts'

/** A connection that has rested this long is asked whether it still answers before it is used. */
const RESTED_MS = 3000
const ANSWER_MS = 2000
/** For how long after a statement failed for want of space the database counts as full. */
const FULL_MS = 30_000

type State = { pid: number | undefined; heardAt: number; isSuspect: boolean; since: number | undefined }

/** A statement that runs: the process that should be at work on it, and since when, in milliseconds since 1970. */
export type Running = { client: pg.ClientBase; pid: number | undefined; since: number }

/**
 * What is known of the connections of a pool. A connection can die without a word: a router forgets it, an address moves, a
 * host stops. So none is used after a rest before it has answered, and all that wait fail at once when the database is silent.
 */
export type PoolGuard = {
  /** marks that a statement begins; call the result when it has ended, with its error if it failed */
  began: (client: pg.ClientBase) => (error?: unknown) => void
  running: () => Running[]
  /** whether a pooler may serve each transaction by another process, which then knows no prepared statement */
  isPooled: boolean
  /** closes a connection; what waits on it fails at once */
  cut: (client: pg.ClientBase) => void
  /** opens a connection outside the pool, to the host that the pool uses */
  open: () => Promise<pg.Client>
  /** from now on nobody gets a connection, and who has one loses it */
  fallSilent: () => void
  answersAgain: () => void
  isSilent: () => boolean
  /** whether a statement failed in the last half minute, because the disk of the database is full */
  isFull: () => boolean
}

const guards = new WeakMap<pg.Pool, PoolGuard>()

/** The guard of a pool that `createPool` made. */
export const guardOf = (pool: pg.Pool): PoolGuard => {
  const guard = guards.get(pool)
  if (!guard) throw new Error('The pool was not made by createPool.')
  return guard
}

const isWorthAnotherHost = (error: unknown): boolean =>
  error instanceof Silence ||
  error instanceof DatabaseReadOnly ||
  (error instanceof Error && !error.message.startsWith('timeout exceeded when trying to connect'))

const SILENT = 'The database is silent.'

// Rejected when the database falls silent, even when nobody waits at that moment.
const createSilence = (): PromiseWithResolvers<never> => {
  const silence = Promise.withResolvers<never>()
  silence.promise.catch(() => undefined)
  return silence
}

type Connect = () => Promise<pg.PoolClient>

/** Watches over the connections of a new pool, and replaces its way of handing them out. */
export const guardPool = (pool: pg.Pool, clients: Clients): void => {
  const states = new Map<pg.ClientBase, State>()
  const busy = new Set<pg.ClientBase>()
  const outside = new Set<pg.ClientBase>()
  let isSilent = false
  let silence = createSilence()
  let fullAt = -Infinity

  const stateOf = (client: pg.ClientBase): State => {
    const known = states.get(client) ?? { pid: undefined, heardAt: nowMs(), isSuspect: false, since: undefined }
    states.set(client, known)
    return known
  }

  pool.on('acquire', (client) => busy.add(client))
  pool.on('release', (_error, client) => {
    busy.delete(client)
    stateOf(client).heardAt = nowMs()
  })
  pool.on('remove', (client) => {
    busy.delete(client)
    states.delete(client)
  })
  const setUp = async (client: pg.PoolClient): Promise<void> => {
    try {
      stateOf(client).pid = await clients.setUp(client)
    } catch (error) {
      clients.cut(client)
      throw error
    }
  }
  // Not as `verify`, after which a pool hands a connection to somebody who has given up waiting meanwhile: nobody would ever release it.
  Object.assign(pool.options, { onConnect: setUp })

  const connectPlainly: Connect = pool.connect.bind(pool)

  // Tries one host after the other, each once.
  const connectToAny = async (left = clients.hosts): Promise<pg.PoolClient> => {
    const host = clients.current()
    try {
      return await connectPlainly()
    } catch (error) {
      if (isWorthAnotherHost(error)) clients.leave(host)
      if (left <= 1 || !isWorthAnotherHost(error)) throw error
      return connectToAny(left - 1)
    }
  }

  const distrust = () => {
    for (const state of states.values()) state.isSuspect = true
  }

  const answers = async (client: pg.PoolClient): Promise<boolean> => {
    const state = stateOf(client)
    if (state.isSuspect) return false
    if (Math.abs(nowMs() - state.heardAt) < RESTED_MS) return true
    return within(ANSWER_MS, client.query('select 1')).then(
      () => true,
      () => false,
    )
  }

  const take = async (): Promise<pg.PoolClient> => {
    const client = await connectToAny()
    if (await answers(client)) return client

    // Where one has died in its rest, so have the others that rested as long.
    if (!stateOf(client).isSuspect) distrustRested()
    clients.cut(client)
    client.release(true)
    return take()
  }

  const distrustRested = () => {
    for (const [client, state] of states)
      if (!busy.has(client) && Math.abs(nowMs() - state.heardAt) >= RESTED_MS) state.isSuspect = true
  }

  const connect: Connect = async () => {
    if (isSilent) throw new DatabaseUnavailable(new Silence(SILENT))
    const taken = take()
    try {
      return await Promise.race([taken, silence.promise])
    } catch (error) {
      // What is opened although nobody waits for it any more goes back.
      taken.then(
        (client) => client.release(true),
        () => undefined,
      )
      throw error
    }
  }

  const connectForQuery = callbackify(connect)
  Object.assign(pool, {
    // The pool itself connects with a callback.
    connect: (callback?: (error: Error | null, client: pg.PoolClient) => void) =>
      callback ? connectForQuery(callback) : connect(),
  })

  const note = (error: unknown) => {
    if (error instanceof DatabaseFull) fullAt = nowMs()
    // A host that has become a standby will not take the next write either.
    if (error instanceof DatabaseReadOnly && clients.hosts > 1) distrust()
  }

  guards.set(pool, {
    isPooled: clients.isPooled,
    began: (client) => {
      const state = stateOf(client)
      state.since = steadyMs()
      return (error) => {
        state.since = undefined
        if (error !== undefined) note(error)
      }
    },
    running: () =>
      [...states].flatMap(([client, { pid, since }]) => (since === undefined ? [] : [{ client, pid, since }])),
    cut: clients.cut,
    open: async () => {
      const client = clients.make()
      client.on('error', () => undefined)
      client.once('end', () => outside.delete(client))
      outside.add(client)
      try {
        await client.connect()
        await clients.setUp(client)
        return client
      } catch (error) {
        clients.leave(clients.current())
        clients.cut(client)
        throw error
      }
    },
    fallSilent: () => {
      if (isSilent) return
      isSilent = true
      silence.reject(new DatabaseUnavailable(new Silence(SILENT)))
      distrust()
      for (const client of [...busy, ...outside]) clients.cut(client)
    },
    answersAgain: () => {
      if (isSilent) silence = createSilence()
      isSilent = false
    },
    isSilent: () => isSilent,
    isFull: () => Math.abs(nowMs() - fullAt) < FULL_MS,
  })
}
