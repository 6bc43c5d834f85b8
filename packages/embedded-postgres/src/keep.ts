import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { type Holding, acquireServer } from './acquire.ts'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'
import { closeToHelpers } from './owner-lock.ts'
import type { Start } from './reach.ts'
import { stopServer } from './stopping.ts'

/** A server that is kept running and kept owned, until it is stopped. */
export type Keeper = { isOwner: () => boolean; stop: () => Promise<void> }

// Milliseconds.
const TRY_AGAIN = 1_000
const LONGEST_STOP = 24_000

// It is missing from pg's types.
const unref = (client: pg.Client) => (client as pg.Client & { unref: () => void }).unref()

/**
 * Watches over the session that holds the lock. When it is lost because the server crashed, the server is started
 * again if need be and the lock taken again.
 */
export const keepServer = (start: Start, first: Holding): Keeper => {
  const { folder, role, watch, log } = start
  const ending = new AbortController()
  let holding: Holding | undefined
  let recovery = Promise.resolve()

  const recover = async (): Promise<void> => {
    while (!ending.signal.aborted) {
      try {
        hold(await acquireServer(start, ending.signal))
        log('The database runs again')
        return
      } catch (error) {
        if (ending.signal.aborted) return
        log(`The database is not back yet: ${(error as Error).message}`)
        await pause(TRY_AGAIN, undefined, { signal: ending.signal }).catch(() => undefined)
      }
    }
  }

  const onLost = () => {
    const lost = holding
    holding = undefined
    if (ending.signal.aborted || lost?.claim !== 'owner') return
    log('The connection that owns the database is lost')
    recovery = recover()
  }

  const hold = (next: Holding) => {
    holding = next
    next.client.once('end', onLost)
    // Whoever forgets to stop may still end: the watcher does the rest.
    unref(next.client)
  }

  const release = async (): Promise<void> => {
    const held = holding
    if (!held) {
      // A recovery broken off may have started a server: the watcher knows it.
      await recovery
      watch.handOver()
      await watch.waitForEnd(LONGEST_STOP)
      return
    }
    // A command that others work beside leaves the server to the watcher, until the last of them is done.
    const isAlone = role === 'owner' || (await closeToHelpers(held.client).catch(() => true))
    if (held.claim === 'owner' && isAlone) {
      await stopServer(folder.cluster, held.postmaster)
      await watch.release()
    }
    held.client.end().catch(() => undefined)
    watch.handOver()
  }

  const stopInTime = async (): Promise<void> => {
    const limit = new AbortController()
    // The timer also keeps this process alive, which nothing else here does.
    const timeout = pause(LONGEST_STOP, undefined, { signal: limit.signal }).catch(() => undefined)
    ending.abort(new EmbeddedPostgresError('The database is being stopped.'))
    await Promise.race([release(), timeout])
    limit.abort()
  }

  hold(first)
  let stopping: Promise<void> | undefined
  return { isOwner: () => holding?.claim === 'owner', stop: () => (stopping ??= stopInTime()) }
}
