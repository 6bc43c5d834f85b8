import { chown, lstat, readdir, stat } from 'node:fs/promises'
import path from 'node:path'

const isRoot = process.getuid?.() === 0

/**
 * As root, gives what was just made to the owner of the folder around it. The embedded database never runs as root, so the
 * data folder belongs to another account, and everything in it must have that one owner (SEC-14).
 */
export const chownToFolderOwner = async (place: string): Promise<void> => {
  if (!isRoot) return
  const { uid, gid } = await stat(path.dirname(place))
  await chown(place, uid, gid)
}

const chownTree = async (folder: string, uid: number, gid: number): Promise<void> => {
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true }))
    if (!entry.isSymbolicLink()) await chown(path.join(entry.parentPath, entry.name), uid, gid)
  await chown(folder, uid, gid)
}

/** Does the same as `chownToFolderOwner` for a folder and everything in it. */
export const chownTreeToFolderOwner = async (folder: string): Promise<void> => {
  if (!isRoot) return
  const { uid, gid } = await stat(path.dirname(folder))
  await chownTree(folder, uid, gid)
}

/**
 * As root, gives a data folder and the named folders in it, with everything in them, to the account of the embedded database.
 * Does nothing where they have one owner already, or where there is no embedded database.
 */
export const chownDataFolders = async (dataDir: string, names: readonly string[]): Promise<void> => {
  const owner = isRoot ? await stat(path.join(dataDir, 'pgdata')).catch(() => undefined) : undefined
  if (!owner) return

  const { uid, gid } = owner
  if ((await stat(dataDir)).uid !== uid) await chown(dataDir, uid, gid)
  for (const name of names) {
    const folder = path.join(dataDir, name)
    const found = await lstat(folder).catch(() => undefined)
    if (found?.isDirectory() && found.uid !== uid) await chownTree(folder, uid, gid)
  }
}
