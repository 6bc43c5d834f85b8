import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#testing/test-database'
import { createPool } from './database.ts'
import { listenForNotifications } from './notifications.ts'

const CHANNEL = 'test_channel'
const RETRY_MS = 1000

let database: TestDatabase
let pool: pg.Pool

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
beforeEach(() => {
  pool = createPool(database.url)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(async () => {
  vi.useRealTimers()
  await pool.end()
})

// The pool has a second form of `connect`, with a callback.
const spyOnConnect = () => vi.spyOn(pool as { connect: () => Promise<pg.PoolClient> }, 'connect')

const createSubscriber = () => {
  const messages: string[] = []
  const { promise: listening, resolve: onListening } = Promise.withResolvers<void>()
  const { promise: lost, resolve: onLost } = Promise.withResolvers<void>()
  const { promise: received, resolve: markReceived } = Promise.withResolvers<void>()
  const onMessage = (payload: string) => {
    messages.push(payload)
    if (payload === 'last') markReceived()
  }
  return { subscriber: { channel: CHANNEL, onMessage, onListening, onLost }, messages, listening, lost, received }
}

/** A connection that PostgreSQL ends just before the first statement is sent on it. */
const connectAndLose = async (): Promise<pg.PoolClient> => {
  const client = await new pg.Pool(pool.options).connect()
  const query = client.query.bind(client) as (text: string) => Promise<unknown>
  const queryTooLate = async (text: string) => {
    // `once` of node:events would reject on the error that comes before the end.
    const ended = new Promise((resolve) => client.once('end', resolve))
    await database.pool.query('select pg_terminate_backend($1)', [
      (client as unknown as { processID: number }).processID,
    ])
    await ended
    return query(text)
  }
  return Object.assign(client, { query: queryTooLate })
}

it('a connection that is lost while it begins to listen is replaced by one connection, and each message arrives once', async () => {
  const connect = spyOnConnect().mockImplementationOnce(connectAndLose)
  const { subscriber, messages, listening, lost, received } = createSubscriber()
  const notifications = listenForNotifications(pool, [subscriber])

  await lost
  await vi.advanceTimersByTimeAsync(RETRY_MS)
  await listening
  for (const payload of ['first', 'last']) await database.pool.query('select pg_notify($1, $2)', [CHANNEL, payload])
  await received
  expect(messages).toEqual(['first', 'last'])
  expect(connect).toHaveBeenCalledTimes(2)

  await notifications.stop()
})

it('a connection that is being opened again when the server stops is closed', async () => {
  const isStopping = Promise.withResolvers<void>()
  const connect = pool.connect.bind(pool)
  const spy = spyOnConnect()
    .mockImplementationOnce(() => Promise.reject(new Error('the database is away')))
    .mockImplementationOnce(() => isStopping.promise.then(() => connect()))
  const { subscriber, lost } = createSubscriber()
  const notifications = listenForNotifications(pool, [subscriber])

  await lost
  await vi.advanceTimersByTimeAsync(RETRY_MS)
  expect(spy).toHaveBeenCalledTimes(2)
  const stopped = notifications.stop()
  isStopping.resolve()
  await stopped
  expect(pool.totalCount).toBe(0)
})
