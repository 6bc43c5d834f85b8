import { createHash } from 'node:crypto'
import { chownSync, lstatSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { canEnter } from './account.ts'
import { type DataFolder, ownFolder } from './data-folder.ts'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'

/** PostgreSQL names the socket after its port, also where no port is listened on. */
export const SOCKET_PORT = 5432

// The address of a socket holds 107 bytes on Linux and 103 on a Mac; longer ones are cut off or refused.
const LONGEST_SOCKET_PATH = 103

// A comma or a quote would end the path in the setting that lists the folders.
const isUsable = (folder: string): boolean =>
  Buffer.byteLength(join(folder, `.s.PGSQL.${SOCKET_PORT}`)) <= LONGEST_SOCKET_PATH && !/[,"]/.test(folder)

// Anyone may make a folder under the temporary one: a folder that is someone else's, or a link, is not trusted.
const ownTemporaryFolder = (folder: string, { account }: DataFolder): void => {
  try {
    mkdirSync(folder, { mode: 0o700 })
    if (account) chownSync(folder, account.uid, account.gid)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  const made = lstatSync(folder)
  if (made.isDirectory() && made.uid === (account?.uid ?? process.getuid?.())) return
  throw new EmbeddedPostgresError(`The folder ${folder} for the database's socket belongs to someone else: remove it.`)
}

/**
 * Makes the private folder that the database's socket lies in: in the data folder, or under the system's temporary
 * folder when the path would be too long for a socket.
 * @throws EmbeddedPostgresError when no folder serves
 */
export const makeSocketFolder = (folder: DataFolder): string => {
  const inside = join(folder.root, 'pgsocket')
  if (isUsable(inside)) {
    ownFolder(inside, folder.account)
    return inside
  }
  const name = `registrar-${createHash('sha256').update(folder.root).digest('hex').slice(0, 16)}`
  const parent = [tmpdir(), '/tmp'].find((place) => isUsable(join(place, name)) && canEnter(folder.account, place))
  if (!parent)
    throw new EmbeddedPostgresError(`The path of the data folder ${folder.root} is too long for a socket: shorten it.`)
  const outside = join(parent, name)
  ownTemporaryFolder(outside, folder)
  return outside
}
