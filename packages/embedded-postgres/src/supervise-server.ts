import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { type AcquiredServer, acquireServer } from './acquire-server.ts'
import type { StartContext } from './connect-or-start.ts'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'
import { tryBlockHelpers } from './server-locks.ts'
import { stopServer } from './stop-server.ts'

/** Keeps a server running and owned until it is stopped. */
type Supervisor = { isOwner: () => boolean; stop: () => Promise<void> }

const RETRY_INTERVAL_MS = 1_000
const STOP_TIMEOUT_MS = 24_000

// pg has this method, but its types do not.
const unref = (client: pg.Client) => (client as pg.Client & { unref: () => void }).unref()

/**
 * Supervises the session that holds the owner's lock. When a crash of the server ends that session, the server is
 * started again if necessary, and the lock is taken again.
 */
export const superviseServer = (context: StartContext, first: AcquiredServer): Supervisor => {
  const { folder, role, watcher, log } = context
  const stopRequested = new AbortController()
  let acquired: AcquiredServer | undefined
  let recovery = Promise.resolve()

  const recover = async (): Promise<void> => {
    while (!stopRequested.signal.aborted) {
      try {
        supervise(await acquireServer(context, stopRequested.signal))
        log('The database is running again')
        return
      } catch (error) {
        if (stopRequested.signal.aborted) return
        log(`The database is not back yet: ${(error as Error).message}`)
        await sleep(RETRY_INTERVAL_MS, undefined, { signal: stopRequested.signal }).catch(() => undefined)
      }
    }
  }

  const onConnectionLost = () => {
    const lost = acquired
    acquired = undefined
    if (stopRequested.signal.aborted || lost?.claim !== 'owner') return
    log('The connection that owns the database is lost')
    recovery = recover()
  }

  const supervise = (server: AcquiredServer) => {
    acquired = server
    server.client.once('end', onConnectionLost)
    // A process that forgets to stop may still end. The watcher then stops the server.
    unref(server.client)
  }

  const release = async (): Promise<void> => {
    const server = acquired
    if (!server) {
      // An aborted recovery may have started a server. The watcher knows it.
      await recovery
      watcher.handOver()
      await watcher.waitForExit(STOP_TIMEOUT_MS)
      return
    }

    // A helper that owns the server leaves it to the watcher while other helpers use it.
    const isAlone = role === 'owner' || (await tryBlockHelpers(server.client).catch(() => true))
    if (server.claim === 'owner' && isAlone) {
      await stopServer(folder.cluster, server.postmaster)
      await watcher.dismiss()
    }
    server.client.end().catch(() => undefined)
    watcher.handOver()
  }

  const stopInTime = async (): Promise<void> => {
    const limit = new AbortController()
    // This timer also keeps the process alive; nothing else here does.
    const timeout = sleep(STOP_TIMEOUT_MS, undefined, { signal: limit.signal }).catch(() => undefined)
    stopRequested.abort(new EmbeddedPostgresError('The database is being stopped.'))
    await Promise.race([release(), timeout])
    limit.abort()
  }

  supervise(first)
  let stopping: Promise<void> | undefined
  return { isOwner: () => acquired?.claim === 'owner', stop: () => (stopping ??= stopInTime()) }
}
