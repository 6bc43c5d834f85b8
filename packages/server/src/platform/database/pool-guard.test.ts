import pg from 'pg'
import { expect, it } from 'vitest'
import type { Clients } from './clients.ts'
import { guardPool } from './pool-guard.ts'

/** A client that connects and ends at once, to nothing. */
class ClientOfNothing extends pg.Client {
  override connect = ((called: (error: null) => void) => setImmediate(called, null)) as never
  override end = ((called: () => void) => setImmediate(called)) as never
}

it('a connection that is ready only when nobody waits for it any more goes back to its pool (API-11)', async () => {
  const isSetUp = Promise.withResolvers<number>()
  const setUps = [Promise.resolve(1), isSetUp.promise]
  const clients: Clients = {
    isPooled: false,
    hosts: 1,
    make: () => new ClientOfNothing(),
    Client: ClientOfNothing,
    setUp: () => setUps.shift() ?? Promise.resolve(1),
    cut: () => undefined,
    current: () => 0,
    leave: () => undefined,
  }
  const pool = new pg.Pool({ max: 1, Client: ClientOfNothing, connectionTimeoutMillis: 100 })
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
