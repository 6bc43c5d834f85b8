import { existsSync, readFileSync, statfsSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** The file system of Linux that is in memory. */
const MEMORY = '/dev/shm'
const NEEDED_ROOM = 3 * 1024 ** 3
const NEEDED_MEMORY = 6 * 1024 ** 3

// The programs of the database are copied into the folder when its account cannot read them elsewhere.
const mayRunPrograms = (): boolean =>
  readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .some((line) => line.split(' ')[1] === MEMORY && !/\bnoexec\b/.test(line))

const isMemoryEnough = (): boolean => {
  if (!existsSync(MEMORY) || !mayRunPrograms()) return false

  const { bavail, bsize } = statfsSync(MEMORY)
  return bavail * bsize >= NEEDED_ROOM && process.availableMemory() >= NEEDED_MEMORY
}

const hasEnded = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return false
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH'
  }
}

// What a killed run left would take memory until the machine starts anew. Another user's stays.
const removeLeftovers = async (prefix: string): Promise<void> => {
  const names = (await readdir(MEMORY)).filter((name) => name.startsWith(prefix))
  const left = names.filter((name) => hasEnded(Number.parseInt(name.slice(prefix.length), 10)))
  await Promise.allSettled(left.map((name) => rm(path.join(MEMORY, name), { recursive: true })))
}

/**
 * Makes the folder of a database for tests, in memory where there is enough. On a disk (ext4), tests that make and remove a database of
 * a thousand files spend half of the database's processor time on the search for inodes that were not removed a moment ago.
 * @param prefix what the folder's name begins with
 */
export const makeDatabaseFolder = async (prefix = 'registrar-test-'): Promise<string> => {
  if (!isMemoryEnough()) return mkdtemp(path.join(tmpdir(), prefix))

  await removeLeftovers(prefix)
  return mkdtemp(path.join(MEMORY, `${prefix}${process.pid}-`))
}
