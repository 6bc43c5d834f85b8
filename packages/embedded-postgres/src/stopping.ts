import { spawnSync } from 'node:child_process'
import { packagedPgCtl } from './binaries.ts'
import { cleanEnvironment } from './environment.ts'
import { findServerProcesses, hasPostmaster } from './living-processes.ts'
import { waitUntil } from './waiting.ts'

// In milliseconds; together under the 25 s that a stop may take, with room for what comes before and after.
const FAST = 13_000
const IMMEDIATE = 6_000
const KILLED = 2_000

/** Sends a signal to processes, some of which may be gone already. */
export const signalAll = (pids: number[], signal: NodeJS.Signals): void => {
  for (const pid of pids) {
    try {
      process.kill(pid, signal)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    }
  }
}

/** Ends a process and its children at once, those that lead a group of their own as all started here do. */
export const killGroup = (leader: number): void => {
  if (leader > 0) signalAll([process.platform === 'win32' ? leader : -leader], 'SIGKILL')
}

const ask = (cluster: string, postmaster: number, mode: 'fast' | 'immediate'): void => {
  if (process.platform === 'win32')
    spawnSync(packagedPgCtl(), ['stop', '-W', '-D', cluster, '-m', mode], {
      windowsHide: true,
      env: cleanEnvironment(),
    })
  else signalAll([postmaster], mode === 'fast' ? 'SIGINT' : 'SIGQUIT')
}

// As soon as it is gone the next start may run a server of its own there, which is none of our business.
const isGone = (cluster: string, postmaster: number): boolean => {
  const pids = findServerProcesses(cluster)
  return !pids.includes(postmaster) && (pids.length === 0 || hasPostmaster(pids))
}

/**
 * Stops a server in at most 21 s: its sessions are ended and everything is written down; if that takes too long it
 * breaks off, and the next start recovers from the log. Another server on the same folder is left alone.
 * @param postmaster the number of its first process
 */
export const stopServer = async (cluster: string, postmaster: number): Promise<void> => {
  const isStopped = () => isGone(cluster, postmaster)
  if (isStopped()) return
  if (findServerProcesses(cluster).includes(postmaster)) {
    ask(cluster, postmaster, 'fast')
    if (await waitUntil(isStopped, FAST)) return
    ask(cluster, postmaster, 'immediate')
  }
  if (await waitUntil(isStopped, IMMEDIATE)) return
  const pids = findServerProcesses(cluster)
  if (!isStopped()) signalAll(pids, 'SIGKILL')
  await waitUntil(isStopped, KILLED)
}
