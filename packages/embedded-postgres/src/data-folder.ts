import { chmodSync, chownSync, lchownSync, lstatSync, mkdirSync, readdirSync, realpathSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { type Account, canEnter, chooseAccount } from './account.ts'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'

/** Where the parts of the embedded database lie, and the account they belong to (undefined: this process's own). */
export type DataFolder = { root: string; cluster: string; logs: string; account: Account | undefined }

/**
 * Makes the folder when it is missing, gives it to the account, and lets nobody else in. Links are not followed: root
 * must not be led to give away a folder elsewhere.
 */
export const ownFolder = (folder: string, account: Account | undefined): void => {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (!lstatSync(folder).isDirectory())
    throw new EmbeddedPostgresError(`${folder} is a link: the database wants a folder of its own there.`)
  if (account) lchownSync(folder, account.uid, account.gid)
  chmodSync(folder, 0o700)
}

// The parents are made apart: a mode of 0700 on them, given to root, would shut the account out of its own folder.
const makeRoot = (dataDir: string): string => {
  const folder = resolve(dataDir)
  try {
    mkdirSync(dirname(folder), { recursive: true })
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    return realpathSync(folder)
  } catch (error) {
    throw new EmbeddedPostgresError(`The data folder ${folder} cannot be made: ${(error as Error).message}.`)
  }
}

// A folder of root's that holds other things and lets the account pass stays as it is.
const giveTo = (root: string, account: Account): void => {
  if (statSync(root).uid !== 0) return
  if (readdirSync(root).length > 0 && canEnter(account, root)) return
  chownSync(root, account.uid, account.gid)
}

// A cluster that root copied back from a backup belongs to root, and PostgreSQL would refuse it.
const giveClusterTo = (cluster: string, account: Account): void => {
  if (statSync(cluster, { throwIfNoEntry: false })?.uid !== 0) return
  for (const path of readdirSync(cluster, { recursive: true, encoding: 'utf8' }))
    lchownSync(join(cluster, path), account.uid, account.gid)
  lchownSync(cluster, account.uid, account.gid)
}

// Where even looking is forbidden, the folder around it tells whose it is.
const ownerOfCluster = (root: string, cluster: string): number | undefined => {
  try {
    return statSync(cluster, { throwIfNoEntry: false })?.uid
  } catch {
    return statSync(root).uid
  }
}

const refuseForeignCluster = (root: string, cluster: string): void => {
  const owner = ownerOfCluster(root, cluster)
  const self = process.getuid?.()
  if (owner === undefined || self === undefined || self === 0 || owner === self) return
  throw new EmbeddedPostgresError(
    `The database in ${cluster} belongs to another account (number ${owner}): start Registrar under that account or as root.`,
  )
}

/**
 * The places inside a data folder, by name alone: nothing is made or checked.
 * @param root the data folder's absolute path
 */
export const placesIn = (root: string): Pick<DataFolder, 'root' | 'cluster' | 'logs'> => ({
  root,
  cluster: join(root, 'pgdata'),
  logs: join(root, 'pglog'),
})

/**
 * Makes the data folder ready for the account the database runs under.
 * @throws EmbeddedPostgresError when it cannot be made, belongs to someone else, or the account cannot enter it
 */
export const openDataFolder = (dataDir: string): DataFolder => {
  const places = placesIn(makeRoot(dataDir))
  refuseForeignCluster(places.root, places.cluster)
  const account = chooseAccount(places.root, places.cluster)
  if (account) {
    giveTo(places.root, account)
    if (!canEnter(account, places.root))
      throw new EmbeddedPostgresError(
        `The database does not run as root, and the account ${account.name} cannot enter the data folder ${places.root}: move it (DATA_DIR) to where that account may go, for example /var/lib/registrar, or start Registrar as another user.`,
      )
    giveClusterTo(places.cluster, account)
  }
  ownFolder(places.logs, account)
  return { ...places, account }
}
