import { spawnSync } from 'node:child_process'
import { readFileSync, readdirSync, readlinkSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'

/** What a running server writes about itself into `postmaster.pid`; after a crash, what a dead one wrote. */
export type PostmasterFile = { pid: number; port: number; socketFolder: string }

export const readPostmasterFile = (cluster: string): PostmasterFile | undefined => {
  try {
    const [pid, , , port, socketFolder] = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
    return { pid: Number(pid), port: Number(port), socketFolder: socketFolder ?? '' }
  } catch {
    return undefined
  }
}

/** Whether a process with this number lives, whoever it belongs to. */
export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

// A dead process that nobody has buried yet has no working directory any more, and so does not count.
const worksIn = (pid: string, folder: { dev: number; ino: number }): boolean => {
  try {
    const cwd = statSync(`/proc/${pid}/cwd`)
    if (cwd.dev !== folder.dev || cwd.ino !== folder.ino) return false
    return basename(readlinkSync(`/proc/${pid}/exe`)).startsWith('postgres')
  } catch {
    return false
  }
}

const onLinux = (cluster: string): number[] => {
  const folder = statSync(cluster, { throwIfNoEntry: false })
  if (!folder) return []
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && worksIn(name, folder))
    .map(Number)
}

const programOf = (pid: number): string =>
  process.platform === 'win32'
    ? spawnSync('tasklist', ['/FI', `PID eq ${pid}`, '/FO', 'CSV', '/NH'], { encoding: 'utf8' }).stdout
    : spawnSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' }).stdout

// Elsewhere another process's working directory is not to be had: the program behind the noted number has to do.
const byPostmasterFile = (cluster: string): number[] => {
  const pid = readPostmasterFile(cluster)?.pid
  return pid && isAlive(pid) && /postgres/i.test(programOf(pid)) ? [pid] : []
}

/**
 * The living PostgreSQL processes of a data folder: those that have it as their working directory. A number alone
 * proves nothing, since after a crash any other process may have been given it.
 */
export const findServerProcesses = (cluster: string): number[] =>
  process.platform === 'linux' ? onLinux(cluster) : byPostmasterFile(cluster)

/** Whether the first process of a server is among these; its children rename themselves and end without it. */
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
