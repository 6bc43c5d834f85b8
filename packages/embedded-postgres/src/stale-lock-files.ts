import { linkSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findServerProcesses, isAlive } from './server-processes.ts'
import { SOCKET_PORT } from './socket-folder.ts'

const readIfPresent = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

// Another start may write its own lock file between our check and our removal. So the file is renamed first and read
// again: if its content has changed, it is put back.
const removeIfUnchanged = (file: string, content: string): void => {
  const aside = `${file}.stale-${process.pid}`
  try {
    renameSync(file, aside)
    if (readIfPresent(aside) !== content) linkSync(aside, file)
  } catch (error) {
    if (!['ENOENT', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
  }
  rmSync(aside, { force: true })
}

// PostgreSQL also refuses to start on an empty lock file, which a crash at the wrong moment leaves behind.
const blocksStart = (content: string): boolean => {
  const pid = Math.abs(Number.parseInt(content, 10))
  return !pid || isAlive(pid)
}

/**
 * Removes the lock files of a killed server that are empty or whose pid now belongs to another process. PostgreSQL
 * itself removes those whose pid is free. Nothing is touched while a living server works in the cluster.
 */
export const removeStaleLockFiles = (cluster: string, socketFolder: string): void => {
  const files = [join(cluster, 'postmaster.pid'), join(socketFolder, `.s.PGSQL.${SOCKET_PORT}.lock`)]
  for (const file of files) {
    const content = readIfPresent(file)
    if (content === undefined || !blocksStart(content)) continue
    if (findServerProcesses(cluster).length === 0) removeIfUnchanged(file, content)
  }
}
