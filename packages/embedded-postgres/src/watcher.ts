import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { removeQuietly } from './cluster.ts'
import { placesIn } from './data-folder.ts'
import { findServerProcesses } from './living-processes.ts'
import { SESSION_NAME, closeToHelpers, reopenToHelpers, takeOwnerLock } from './owner-lock.ts'
import { addressOf, knock } from './session.ts'
import { killGroup, stopServer } from './stopping.ts'

// A process of its own: `node watcher.ts <data folder>`. Its input is a pipe from the process that owns the database.
// When that process dies, in whatever way, the pipe closes and the database is stopped. Lines on the pipe: `server
// <pid>` names the server to stop, `initdb <pid> <scratch folder>` what makes a cluster (0: nothing any more), `done`
// says that there is nothing to stop any more.

const places = placesIn(process.argv[2] ?? '')
const LOOK_AGAIN_AFTER = 200
const PATIENCE = 10

const isRunning = (postmaster: number) => findServerProcesses(places.cluster).includes(postmaster)

// The lock decides between the watcher and a new owner that found the server still running. Both locks are tried in
// one order everywhere, and nothing is kept unless both are had.
const mayStop = async (client: pg.Client): Promise<'yes' | 'later' | 'no'> => {
  if (!(await closeToHelpers(client))) return 'later'
  if (await takeOwnerLock(client)) return 'yes'
  await reopenToHelpers(client)
  return 'no'
}

// Only a server that has no session left is asked again. One that is starting or stopping has no owner yet, or no more.
const openSession = async (postmaster: number): Promise<pg.Client | undefined> => {
  for (let attempt = 0; attempt < PATIENCE && isRunning(postmaster); attempt += 1) {
    const address = addressOf(places.cluster)
    const answer = address ? await knock(places, address, SESSION_NAME.watcher) : undefined
    if (answer?.state === 'open') return answer.client
    if (answer?.state !== 'full') return undefined
    await pause(LOOK_AGAIN_AFTER)
  }
  return undefined
}

// A session that broke meanwhile says that the server is going down already.
const isAbandoned = async (client: pg.Client, postmaster: number): Promise<boolean> => {
  let refusals = 0
  while (isRunning(postmaster)) {
    const answer = await mayStop(client).catch(() => 'yes' as const)
    if (answer === 'yes') return true
    // The session of the owner that just died may not have noticed yet.
    if (answer === 'no' && ++refusals > PATIENCE) return false
    await pause(LOOK_AGAIN_AFTER)
  }
  return false
}

const stopAbandoned = async (postmaster: number): Promise<void> => {
  const client = await openSession(postmaster).catch(() => undefined)
  if (client && !(await isAbandoned(client, postmaster))) return
  await stopServer(places.cluster, postmaster)
}

// It ends when the pipe does, and by nothing that is meant for its parent.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)

let server = 0
let initdb = { pid: 0, scratch: '' }
for await (const line of createInterface({ input: process.stdin })) {
  const [word, pid, ...path] = line.split(' ')
  if (word === 'done') process.exit(0)
  if (word === 'initdb') initdb = { pid: Number(pid), scratch: path.join(' ') }
  if (word === 'server') server = Number(pid)
}
if (initdb.pid) {
  killGroup(initdb.pid)
  removeQuietly(initdb.scratch)
}
if (server) await stopAbandoned(server)
process.exit(0)
