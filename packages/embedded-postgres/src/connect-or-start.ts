import { statSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { findBinaries } from './binaries.ts'
import { clusterExists, ensureCluster } from './cluster.ts'
import { type ConnectionAttempt, tryConnect } from './connect.ts'
import type { DataFolder } from './data-folder.ts'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'
import { type LaunchedServer, launchServer } from './launch-server.ts'
import { chooseLocalAddress } from './local-port.ts'
import { recordedAddress } from './postmaster-file.ts'
import { type Role, SESSION_NAME } from './server-locks.ts'
import { findServerProcesses, hasPostmaster } from './server-processes.ts'
import type { ListenAddress } from './server-settings.ts'
import { SOCKET_PORT, makeSocketFolder } from './socket-folder.ts'
import { removeStaleLockFiles } from './stale-lock-files.ts'
import { signalAll } from './stop-server.ts'
import { POLL_INTERVAL_MS } from './wait-until.ts'
import type { WatcherProcess } from './watcher-process.ts'

/** What one call of `startEmbeddedPostgres` works with. */
export type StartContext = {
  folder: DataFolder
  role: Role
  settings: Record<string, string>
  log: (line: string) => void
  watcher: WatcherProcess
}

/** The server that this start launched itself, if any, and how often another process was in its way. */
export type Launch = { server?: LaunchedServer | undefined; collisions: number }

/** A session on the running server, and where the server listens. */
type ServerConnection = { client: pg.Client; address: ListenAddress }

// Long, because PostgreSQL may first have to recover a large log after a crash.
const READY_TIMEOUT_MS = 120_000
const ORPHAN_GRACE_MS = 5_000
const COLLISION_PAUSE_MS = 500
const MAX_COLLISIONS = 20

const isWindows = process.platform === 'win32'

// In a copied data folder, postmaster.pid names the server of the original.
const servesCluster = async (client: pg.Client, cluster: string): Promise<boolean> => {
  const { rows } = await client.query<{ folder: string }>(`select current_setting('data_directory') as folder`)
  const [served, ours] = [rows[0]?.folder ?? '', cluster].map((path) => statSync(path, { throwIfNoEntry: false }))
  return served !== undefined && served.ino === ours?.ino && served.dev === ours.dev
}

const tryRecordedAddress = async (
  { folder, role }: StartContext,
  address: ListenAddress,
): Promise<ConnectionAttempt> => {
  const attempt = await tryConnect(folder, address, SESSION_NAME[role])
  if (attempt.state !== 'connected') return attempt
  if (await servesCluster(attempt.client, folder.cluster).catch(() => false)) return attempt

  await attempt.client.end().catch(() => undefined)
  return { state: 'absent' }
}

// Our own socket comes first: it lies in this data folder, whatever postmaster.pid says.
const tryAddresses = async (
  context: StartContext,
  own: ListenAddress | undefined,
): Promise<ConnectionAttempt & { address?: ListenAddress }> => {
  const { folder, role } = context
  const attempt = own && (await tryConnect(folder, own, SESSION_NAME[role]))
  if (attempt && attempt.state !== 'absent') return { ...attempt, address: own }

  const recorded = recordedAddress(folder.cluster)
  if (!recorded || recorded.host === own?.host) return { state: 'absent' }
  return { ...(await tryRecordedAddress(context, recorded)), address: recorded }
}

const launch = async (
  context: StartContext,
  own: ListenAddress | undefined,
  signal: AbortSignal,
): Promise<LaunchedServer> => {
  const { folder, settings, log, watcher } = context
  const binaries = findBinaries(folder)

  if (!clusterExists(folder.cluster)) log(`Making a new database in ${folder.cluster}`)
  watcher.start()
  await ensureCluster(folder, binaries, { isSynced: settings.fsync !== 'off', watcher, signal })

  const address = own ?? (await chooseLocalAddress(recordedAddress(folder.cluster)?.port ?? 0))
  removeStaleLockFiles(folder.cluster, address.host)

  log(`Starting the database in ${folder.cluster}`)
  const server = launchServer(folder, binaries, address, settings)
  watcher.watchServer(server.pid)
  return server
}

// Two failures go away by themselves: another start holds the lock file for a moment, or the last process of a killed
// server still holds its shared memory.
const countCollisionOrThrow = (failure: string, launched: Launch, { logs }: DataFolder): void => {
  launched.collisions += 1
  if (/lock file|still in use/.test(failure) && launched.collisions < MAX_COLLISIONS) return
  throw new EmbeddedPostgresError(`The database did not start: ${failure}. Its log is in ${logs}.`)
}

// The session processes of a killed server end with their current query. We give them time, then end them.
const endOrphans = (pids: number[], since: number): void => {
  const age = performance.now() - since
  if (age > ORPHAN_GRACE_MS) signalAll(pids, age > 2 * ORPHAN_GRACE_MS ? 'SIGKILL' : 'SIGQUIT')
}

const notReadyError = ({ cluster, logs }: DataFolder): EmbeddedPostgresError =>
  new EmbeddedPostgresError(
    `The database in ${cluster} is not ready after two minutes. It may still be recovering from a crash, and continues by itself: start again later. Its log is in ${logs}.`,
  )

/**
 * Connects to the server of the data folder, and launches it when none runs.
 * @param launched records the server that was launched, even when this fails afterwards
 * @throws EmbeddedPostgresError when it cannot be started, or is not ready within two minutes
 */
export const connectOrStart = async (
  context: StartContext,
  launched: Launch,
  signal: AbortSignal,
): Promise<ServerConnection> => {
  const { folder } = context
  const own = isWindows ? undefined : { host: makeSocketFolder(folder), port: SOCKET_PORT }
  const end = performance.now() + READY_TIMEOUT_MS
  let orphansSince = Number.POSITIVE_INFINITY

  while (performance.now() < end) {
    signal.throwIfAborted()
    const attempt = await tryAddresses(context, own)
    if (attempt.state === 'connected' && attempt.address) return { client: attempt.client, address: attempt.address }

    const pids = attempt.state === 'absent' ? findServerProcesses(folder.cluster) : []
    const failure = launched.server?.failure()
    if (pids.length > 0) {
      orphansSince = hasPostmaster(pids) ? Number.POSITIVE_INFINITY : Math.min(orphansSince, performance.now())
      endOrphans(pids, orphansSince)
    } else if (attempt.state === 'absent' && !launched.server) {
      launched.server = await launch(context, own, signal)
    } else if (attempt.state === 'absent' && failure !== undefined) {
      countCollisionOrThrow(failure, launched, folder)
      launched.server = undefined
      await sleep(COLLISION_PAUSE_MS)
    }
    await sleep(POLL_INTERVAL_MS)
  }

  // The server keeps running: if we stopped it, the next start would begin the recovery again.
  await context.watcher.dismiss()
  throw notReadyError(folder)
}
