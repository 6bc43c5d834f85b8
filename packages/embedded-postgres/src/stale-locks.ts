import { linkSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findServerProcesses, isAlive } from './living-processes.ts'
import { SOCKET_PORT } from './socket-folder.ts'

const read = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

// Taken away by renaming, then read again: if another start has just written its own lock there, it is put back.
const takeAway = (file: string, judged: string): void => {
  const aside = `${file}.stale-${process.pid}`
  try {
    renameSync(file, aside)
    if (read(aside) !== judged) linkSync(aside, file)
  } catch (error) {
    if (!['ENOENT', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
  }
  rmSync(aside, { force: true })
}

// An empty lock file, left by a crash at the wrong moment, is as good as a foreign process's to PostgreSQL.
const blocksStart = (lock: string): boolean => {
  const pid = Math.abs(Number.parseInt(lock, 10))
  return !pid || isAlive(pid)
}

/**
 * Removes the lock files of a killed server that are empty or whose number now belongs to some other process; PostgreSQL
 * itself removes those whose number is free. Nothing is touched while a living process works in the data folder.
 */
export const removeStaleLocks = (cluster: string, socketFolder: string): void => {
  const locks = [join(cluster, 'postmaster.pid'), join(socketFolder, `.s.PGSQL.${SOCKET_PORT}.lock`)]
  for (const file of locks) {
    const judged = read(file)
    if (judged === undefined || !blocksStart(judged)) continue
    if (findServerProcesses(cluster).length === 0) takeAway(file, judged)
  }
}
