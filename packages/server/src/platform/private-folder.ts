import { chmod, mkdir, readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { chownToFolderOwner } from './file-ownership.ts'

const PRIVATE_FOLDER = 0o700
export const PRIVATE_FILE = 0o600

const OTHERS = 0o077
const hasFileModes = process.platform !== 'win32'

/** The folders from `first` down to `last`, including both. */
const foldersBetween = (first: string, last: string): string[] =>
  path.resolve(first) === path.resolve(last) ? [last] : [...foldersBetween(first, path.dirname(last)), last]

/** Makes a folder that only this account can enter, with its parents; closes one that others could enter (SEC-4). */
export const makePrivateFolder = async (folder: string): Promise<void> => {
  const first = await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER })
  for (const made of first === undefined ? [] : foldersBetween(first, folder)) await chownToFolderOwner(made)
  if (hasFileModes) await chmod(folder, PRIVATE_FOLDER)
}

const closeTree = async (folder: string): Promise<void> => {
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    const place = path.join(entry.parentPath, entry.name)
    if (entry.isDirectory()) await chmod(place, PRIVATE_FOLDER)
    else if (entry.isFile()) await chmod(place, PRIVATE_FILE)
  }
  await chmod(folder, PRIVATE_FOLDER)
}

const OTHERS_WRITE = 0o022
const STICKY = 0o1000

/**
 * Takes the right to write in a folder away from other accounts, which could otherwise move the closed folders in it away
 * (SEC-4). A folder with the sticky bit, such as /tmp, stays as it is: there everybody can only remove their own files.
 * @returns whether other accounts had the right
 */
export const closeToWriters = async (folder: string): Promise<boolean> => {
  const mode = hasFileModes ? (await stat(folder)).mode & 0o7777 : 0
  if ((mode & OTHERS_WRITE) === 0 || (mode & STICKY) !== 0) return false

  await chmod(folder, mode & ~OTHERS_WRITE)
  return true
}

/**
 * Closes the folders that others can read, with everything in them (SEC-4). A folder that does not exist is left out.
 * @returns the folders that were open
 */
export const closeOpenFolders = async (folders: readonly string[]): Promise<string[]> => {
  if (!hasFileModes) return []

  const open: string[] = []
  for (const folder of folders) {
    const found = await stat(folder).catch(() => undefined)
    if (!found?.isDirectory() || (found.mode & OTHERS) === 0) continue

    await closeTree(folder)
    open.push(folder)
  }

  return open
}
