import { spawnSync } from 'node:child_process'
import { packagedPgCtl } from './binaries.ts'
import { cleanEnvironment } from './environment.ts'
import { findServerProcesses } from './living-processes.ts'
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

const ask = (cluster: string, postmaster: number, mode: 'fast' | 'immediate'): void => {
  if (process.platform === 'win32')
    spawnSync(packagedPgCtl(), ['stop', '-W', '-D', cluster, '-m', mode], {
      windowsHide: true,
      env: cleanEnvironment(),
    })
  else signalAll([postmaster], mode === 'fast' ? 'SIGINT' : 'SIGQUIT')
}

/**
 * Stops a server in at most 21 s: its sessions are ended and everything is written down; if that takes too long it
 * breaks off, and the next start recovers from the log.
 * @param postmaster the number of its first process
 */
export const stopServer = async (cluster: string, postmaster: number): Promise<void> => {
  const isGone = () => findServerProcesses(cluster).length === 0
  if (isGone()) return
  if (findServerProcesses(cluster).includes(postmaster)) {
    ask(cluster, postmaster, 'fast')
    if (await waitUntil(isGone, FAST)) return
    ask(cluster, postmaster, 'immediate')
  }
  if (await waitUntil(isGone, IMMEDIATE)) return
  signalAll(findServerProcesses(cluster), 'SIGKILL')
  await waitUntil(isGone, KILLED)
}
