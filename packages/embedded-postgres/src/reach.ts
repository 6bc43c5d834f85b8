import { statSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { findBinaries } from './binaries.ts'
import { ensureCluster, isMade } from './cluster.ts'
import type { DataFolder } from './data-folder.ts'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'
import { findServerProcesses, hasPostmaster } from './living-processes.ts'
import { chooseLocalAddress } from './local-port.ts'
import { type Role, SESSION_NAME } from './owner-lock.ts'
import type { ParentWatch } from './parent-watch.ts'
import { type LaunchedServer, launchServer } from './server-process.ts'
import type { ListenAddress } from './server-settings.ts'
import { type Answer, addressOf, knock } from './session.ts'
import { SOCKET_PORT, makeSocketFolder } from './socket-folder.ts'
import { removeStaleLocks } from './stale-locks.ts'
import { signalAll } from './stopping.ts'
import { LOOK_AGAIN } from './waiting.ts'

/** What a start was asked for, and what it needs on the way. */
export type Start = {
  folder: DataFolder
  role: Role
  settings: Record<string, string>
  log: (line: string) => void
  watch: ParentWatch
}

/** The server that this start has started itself, if it did, and how often another stood in its way. */
export type Launch = { server?: LaunchedServer | undefined; collisions: number }

/** A session on the running server, and where it listens. */
export type Reached = { client: pg.Client; address: ListenAddress }

// Milliseconds. The first is long because the recovery of a large log takes a while.
const LONGEST_WAIT = 120_000
const ORPHANS_MAY_FINISH = 5_000
const AFTER_COLLISION = 500
const MOST_COLLISIONS = 20

const isWindows = process.platform === 'win32'

// The lock file of a copied data folder names the server of the original.
const servesCluster = async (client: pg.Client, cluster: string): Promise<boolean> => {
  const { rows } = await client.query<{ folder: string }>(`select current_setting('data_directory') as folder`)
  const [served, ours] = [rows[0]?.folder ?? '', cluster].map((path) => statSync(path, { throwIfNoEntry: false }))
  return served !== undefined && served.ino === ours?.ino && served.dev === ours.dev
}

const knockAtNoted = async ({ folder, role }: Start, address: ListenAddress): Promise<Answer> => {
  const answer = await knock(folder, address, SESSION_NAME[role])
  if (answer.state !== 'open') return answer
  if (await servesCluster(answer.client, folder.cluster).catch(() => false)) return answer
  await answer.client.end().catch(() => undefined)
  return { state: 'absent' }
}

// The own socket first: it lies in this data folder, whatever the lock file says.
const knockAround = async (
  start: Start,
  own: ListenAddress | undefined,
): Promise<Answer & { address?: ListenAddress }> => {
  const { folder, role } = start
  const answer = own && (await knock(folder, own, SESSION_NAME[role]))
  if (answer && answer.state !== 'absent') return { ...answer, address: own }
  const noted = addressOf(folder.cluster)
  if (!noted || noted.host === own?.host) return { state: 'absent' }
  return { ...(await knockAtNoted(start, noted)), address: noted }
}

const launch = async (start: Start, own: ListenAddress | undefined, signal: AbortSignal): Promise<LaunchedServer> => {
  const { folder, settings, log, watch } = start
  const binaries = findBinaries(folder)
  if (!isMade(folder.cluster)) log(`Making a new database in ${folder.cluster}`)
  watch.begin()
  await ensureCluster(folder, binaries, { isSynced: settings.fsync !== 'off', watch, signal })
  const address = own ?? (await chooseLocalAddress(addressOf(folder.cluster)?.port ?? 0))
  removeStaleLocks(folder.cluster, address.host)
  log(`Starting the database in ${folder.cluster}`)
  const server = launchServer(folder, binaries, address, settings)
  watch.watchServer(server.pid)
  return server
}

// Another start may hold the lock file for a moment, or a killed server's last process its memory.
const judgeFailure = (failure: string, launched: Launch, { logs }: DataFolder): void => {
  launched.collisions += 1
  if (/lock file|still in use/.test(failure) && launched.collisions < MOST_COLLISIONS) return
  throw new EmbeddedPostgresError(`The database did not start: ${failure}. Its log is in ${logs}.`)
}

// Sessions of a killed server end when their query does. They get a while, then they are ended.
const endOrphans = (pids: number[], since: number): void => {
  const age = performance.now() - since
  if (age > ORPHANS_MAY_FINISH) signalAll(pids, age > 2 * ORPHANS_MAY_FINISH ? 'SIGKILL' : 'SIGQUIT')
}

const tooSlow = ({ cluster, logs }: DataFolder): EmbeddedPostgresError =>
  new EmbeddedPostgresError(
    `The database in ${cluster} is not ready after two minutes; it may still be recovering from a crash, and goes on by itself: start again later. Its log is in ${logs}.`,
  )

/**
 * Gets a session on the data folder's server: the one that runs, or else one that is started now.
 * @param launched is told of the server that was started, also when this fails afterwards
 * @throws EmbeddedPostgresError when it cannot be started, or is not ready within two minutes
 */
export const reachServer = async (start: Start, launched: Launch, signal: AbortSignal): Promise<Reached> => {
  const { folder } = start
  const own = isWindows ? undefined : { host: makeSocketFolder(folder), port: SOCKET_PORT }
  const end = performance.now() + LONGEST_WAIT
  let orphansSince = Number.POSITIVE_INFINITY
  while (performance.now() < end) {
    signal.throwIfAborted()
    const answer = await knockAround(start, own)
    if (answer.state === 'open' && answer.address) return { client: answer.client, address: answer.address }
    const pids = answer.state === 'absent' ? findServerProcesses(folder.cluster) : []
    const failure = launched.server?.failure()
    if (pids.length > 0) {
      orphansSince = hasPostmaster(pids) ? Number.POSITIVE_INFINITY : Math.min(orphansSince, performance.now())
      endOrphans(pids, orphansSince)
    } else if (answer.state === 'absent' && !launched.server) {
      launched.server = await launch(start, own, signal)
    } else if (answer.state === 'absent' && failure !== undefined) {
      judgeFailure(failure, launched, folder)
      launched.server = undefined
      await pause(AFTER_COLLISION)
    }
    await pause(LOOK_AGAIN)
  }
  // It is left to recover: were it stopped, the next start would begin the recovery anew.
  await start.watch.release()
  throw tooSlow(folder)
}
