import pg from 'pg'
import { expect, it } from 'vitest'
import type { Clients } from './clients.ts'
import { guardPool } from './pool-guard.ts'

/** A client that connects and ends at once, to nothing. */
const makeClient = (): pg.Client =>
  Object.assign(new pg.Client(), {
    connect: (called: (error: null) => void) => setImmediate(called, null),
    end: (called: () => void) => setImmediate(called),
  })

// A pool calls it with `new`, and takes the object that it returns.
const Client = function Client() {
  return makeClient()
} as unknown as new () => pg.Client

it('a connection that is ready only when nobody waits for it any more goes back to its pool (API-11)', async () => {
  const isSetUp = Promise.withResolvers<number>()
  const setUps = [Promise.resolve(1), isSetUp.promise]
  const clients: Clients = {
    isPooled: false,
    hosts: 1,
    make: makeClient,
    Client,
    setUp: () => setUps.shift() ?? Promise.resolve(1),
    cut: () => undefined,
    current: () => 0,
    leave: () => undefined,
  }
  const pool = new pg.Pool({ max: 1, Client, connectionTimeoutMillis: 100 })
  guardPool(pool, clients)

  const first = await pool.connect()
  const second = pool.connect()
  first.release(true)
  await expect(second).rejects.toThrow('timeout exceeded')
  isSetUp.resolve(1)

  // It would wait for ever for a connection that nobody releases.
  await pool.end()
  expect(pool.totalCount).toBe(0)
})
