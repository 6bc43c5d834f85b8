import { spawnSync } from 'node:child_process'
import { packagedPgCtl } from './binaries.ts'
import { cleanEnvironment } from './child-environment.ts'
import { findServerProcesses, hasPostmaster } from './server-processes.ts'
import { waitUntil } from './wait-until.ts'

// Together under the 25 s that a stop may take, with room for what comes before and after.
const FAST_TIMEOUT_MS = 13_000
const IMMEDIATE_TIMEOUT_MS = 6_000
const KILL_TIMEOUT_MS = 2_000

/** Sends a signal to processes, some of which may already be gone. */
export const signalAll = (pids: number[], signal: NodeJS.Signals): void => {
  for (const pid of pids) {
    try {
      process.kill(pid, signal)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    }
  }
}

/** Kills a process and its children. The process must lead its own group, as everything that we start does. */
export const killGroup = (leader: number): void => {
  if (leader > 0) signalAll([process.platform === 'win32' ? leader : -leader], 'SIGKILL')
}

const requestShutdown = (cluster: string, postmaster: number, mode: 'fast' | 'immediate'): void => {
  if (process.platform === 'win32')
    spawnSync(packagedPgCtl(), ['stop', '-W', '-D', cluster, '-m', mode], {
      windowsHide: true,
      env: cleanEnvironment(),
    })
  else signalAll([postmaster], mode === 'fast' ? 'SIGINT' : 'SIGQUIT')
}

// Once our server is gone, another start may run its own server there. We must not wait for that one.
const isGone = (cluster: string, postmaster: number): boolean => {
  const pids = findServerProcesses(cluster)
  return !pids.includes(postmaster) && (pids.length === 0 || hasPostmaster(pids))
}

/**
 * Stops a server within 21 s. A fast shutdown ends its sessions and writes everything to disk. If that takes too long,
 * the server is cut off, and the next start recovers from the log. Another server on the same cluster is left alone.
 * @param postmaster the pid of the server's first process
 */
export const stopServer = async (cluster: string, postmaster: number): Promise<void> => {
  const isStopped = () => isGone(cluster, postmaster)
  if (isStopped()) return

  if (findServerProcesses(cluster).includes(postmaster)) {
    requestShutdown(cluster, postmaster, 'fast')
    if (await waitUntil(isStopped, FAST_TIMEOUT_MS)) return
    requestShutdown(cluster, postmaster, 'immediate')
  }
  if (await waitUntil(isStopped, IMMEDIATE_TIMEOUT_MS)) return

  const pids = findServerProcesses(cluster)
  if (!isStopped()) signalAll(pids, 'SIGKILL')
  await waitUntil(isStopped, KILL_TIMEOUT_MS)
}
