import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { removeScratch } from './cluster.ts'
import { tryConnect } from './connect.ts'
import { dataFolderPaths } from './data-folder.ts'
import { recordedAddress } from './postmaster-file.ts'
import { SESSION_NAME, tryBlockHelpers, tryOwnerLock, unblockHelpers } from './server-locks.ts'
import { findServerProcesses } from './server-processes.ts'
import { killGroup, stopServer } from './stop-server.ts'

// The watcher is a process of its own: `node watcher.ts <data folder>`. Its standard input is a pipe from the process
// that owns the database. When that process dies, for whatever reason, the pipe closes and the watcher stops the server.
//
// Lines on the pipe:
//   server <pid>                    the server to stop
//   initdb <pid> <scratch folder>   the initdb to kill and the folder to remove (pid 0: none any more)
//   done                            there is nothing left to stop

const paths = dataFolderPaths(process.argv[2] ?? '')
const RETRY_INTERVAL_MS = 200
const MAX_RETRIES = 10

const isRunning = (postmaster: number) => findServerProcesses(paths.cluster).includes(postmaster)

// A new owner may have found the server still running, so the locks decide who gets it. Everybody takes the two locks
// in the same order, and the watcher keeps neither unless it gets both.
const tryBothLocks = async (client: pg.Client): Promise<'taken' | 'helper-at-work' | 'owned'> => {
  if (!(await tryBlockHelpers(client))) return 'helper-at-work'
  if (await tryOwnerLock(client)) return 'taken'
  await unblockHelpers(client)
  return 'owned'
}

// Retries only while the server has no connection left. A server that is starting or stopping has no owner.
const connect = async (postmaster: number): Promise<pg.Client | undefined> => {
  for (let attempt = 0; attempt < MAX_RETRIES && isRunning(postmaster); attempt += 1) {
    const address = recordedAddress(paths.cluster)
    const result = address ? await tryConnect(paths, address, SESSION_NAME.watcher) : undefined
    if (result?.state === 'connected') return result.client
    if (result?.state !== 'full') return undefined
    await sleep(RETRY_INTERVAL_MS)
  }
  return undefined
}

// A broken session means that the server is already going down.
const waitUntilAbandoned = async (client: pg.Client, postmaster: number): Promise<boolean> => {
  let refusals = 0
  while (isRunning(postmaster)) {
    const locks = await tryBothLocks(client).catch(() => 'taken' as const)
    if (locks === 'taken') return true
    // The session of the owner that just died may still exist for a moment.
    if (locks === 'owned' && ++refusals > MAX_RETRIES) return false
    await sleep(RETRY_INTERVAL_MS)
  }
  return false
}

const stopIfAbandoned = async (postmaster: number): Promise<void> => {
  const client = await connect(postmaster).catch(() => undefined)
  if (client && !(await waitUntilAbandoned(client, postmaster))) return
  await stopServer(paths.cluster, postmaster)
}

// The watcher ends when the pipe closes. Signals are meant for its parent.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)

let server = 0
let initdb = { pid: 0, scratch: '' }
for await (const line of createInterface({ input: process.stdin })) {
  const [command, pid, ...path] = line.split(' ')
  if (command === 'done') process.exit(0)
  if (command === 'initdb') initdb = { pid: Number(pid), scratch: path.join(' ') }
  if (command === 'server') server = Number(pid)
}

if (initdb.pid) {
  killGroup(initdb.pid)
  removeScratch(initdb.scratch)
}
if (server) await stopIfAbandoned(server)
process.exit(0)
