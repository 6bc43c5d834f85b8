import { spawnSync } from 'node:child_process'
import { readFileSync, readdirSync, readlinkSync, statSync } from 'node:fs'
import { basename } from 'node:path'
import { readPostmasterFile } from './postmaster-file.ts'

/** Whether a process with this id is alive, whoever owns it. */
export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

// A zombie process has no working directory, so it does not count.
const isPostgresIn = (pid: string, folder: { dev: number; ino: number }): boolean => {
  try {
    const cwd = statSync(`/proc/${pid}/cwd`)
    if (cwd.dev !== folder.dev || cwd.ino !== folder.ino) return false
    return basename(readlinkSync(`/proc/${pid}/exe`)).startsWith('postgres')
  } catch {
    return false
  }
}

const findByWorkingDirectory = (cluster: string): number[] => {
  const folder = statSync(cluster, { throwIfNoEntry: false })
  if (!folder) return []
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && isPostgresIn(name, folder))
    .map(Number)
}

const commandOf = (pid: number): string =>
  process.platform === 'win32'
    ? spawnSync('tasklist', ['/FI', `PID eq ${pid}`, '/FO', 'CSV', '/NH'], { encoding: 'utf8' }).stdout
    : spawnSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' }).stdout

// Other systems do not show the working directory of a process, so the command behind the recorded pid has to do.
const findByPostmasterFile = (cluster: string): number[] => {
  const pid = readPostmasterFile(cluster)?.pid
  return pid && isAlive(pid) && /postgres/i.test(commandOf(pid)) ? [pid] : []
}

/**
 * The living PostgreSQL processes of a cluster: those whose working directory it is. A pid in a lock file proves
 * nothing, because after a crash the system may give that pid to any other process.
 */
export const findServerProcesses = (cluster: string): number[] =>
  process.platform === 'linux' ? findByWorkingDirectory(cluster) : findByPostmasterFile(cluster)

/** Whether these processes include a postmaster, the parent of all others. Its children rename themselves. */
export const hasPostmaster = (pids: number[]): boolean => {
  if (process.platform !== 'linux') return pids.length > 0
  return pids.some((pid) => {
    try {
      return !readFileSync(`/proc/${pid}/cmdline`, 'utf8').startsWith('postgres: ')
    } catch {
      return false
    }
  })
}
