import { createHash } from 'node:crypto'
import { chownSync, lstatSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { canEnter } from './account.ts'
import { type DataFolder, makePrivateFolder } from './data-folder.ts'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'

/** PostgreSQL names the socket file after the port, even when it listens on no port. */
export const SOCKET_PORT = 5432

// A socket address holds 107 bytes on Linux and 103 on a Mac. A longer path is cut off or refused.
const MAX_SOCKET_PATH_BYTES = 103

// A comma or a quote would end the path in the setting that lists the socket folders.
const isUsable = (folder: string): boolean =>
  Buffer.byteLength(join(folder, `.s.PGSQL.${SOCKET_PORT}`)) <= MAX_SOCKET_PATH_BYTES && !/[,"]/.test(folder)

// Anyone may make a folder in the temporary folder. We do not trust one that is a link or belongs to someone else.
const makeTemporaryFolder = (folder: string, { account }: DataFolder): void => {
  try {
    mkdirSync(folder, { mode: 0o700 })
    if (account) chownSync(folder, account.uid, account.gid)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }

  const stats = lstatSync(folder)
  if (stats.isDirectory() && stats.uid === (account?.uid ?? process.getuid?.())) return
  throw new EmbeddedPostgresError(`The folder ${folder} for the database's socket belongs to someone else: remove it.`)
}

/**
 * Makes the private folder of the database's socket: inside the data folder, or in the system's temporary folder when
 * the path would be too long for a socket.
 * @throws EmbeddedPostgresError when neither folder can be used
 */
export const makeSocketFolder = (folder: DataFolder): string => {
  const inside = join(folder.root, 'pgsocket')
  if (isUsable(inside)) {
    makePrivateFolder(inside, folder.account)
    return inside
  }

  const name = `registrar-${createHash('sha256').update(folder.root).digest('hex').slice(0, 16)}`
  const parent = [tmpdir(), '/tmp'].find((path) => isUsable(join(path, name)) && canEnter(folder.account, path))
  if (!parent)
    throw new EmbeddedPostgresError(`The path of the data folder ${folder.root} is too long for a socket: shorten it.`)
  const outside = join(parent, name)
  makeTemporaryFolder(outside, folder)
  return outside
}
