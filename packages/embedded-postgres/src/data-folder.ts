import { chmodSync, chownSync, lchownSync, lstatSync, mkdirSync, readdirSync, realpathSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { type Account, canEnter, chooseAccount } from './account.ts'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'

/** The folders of the embedded database, and the account that owns them (undefined: the current user). */
export type DataFolder = { root: string; cluster: string; logs: string; account: Account | undefined }

/**
 * Makes a folder that only the account can enter, or tightens an existing one. Links are refused, so that nobody can
 * trick root into giving away a folder somewhere else.
 */
export const makePrivateFolder = (folder: string, account: Account | undefined): void => {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (!lstatSync(folder).isDirectory())
    throw new EmbeddedPostgresError(`${folder} is a link: the database needs a folder of its own there.`)
  if (account) lchownSync(folder, account.uid, account.gid)
  chmodSync(folder, 0o700)
}

// The parents get the usual mode: with 0700 and root as owner, the account could not reach its own folder.
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

// A folder that root owns stays as it is when it already holds other things and the account can enter it.
const giveRootTo = (root: string, account: Account): void => {
  if (statSync(root).uid !== 0) return
  if (readdirSync(root).length > 0 && canEnter(account, root)) return
  chownSync(root, account.uid, account.gid)
}

// When root copies a cluster back from a backup, root owns it, and PostgreSQL would refuse it.
const giveClusterTo = (cluster: string, account: Account): void => {
  if (statSync(cluster, { throwIfNoEntry: false })?.uid !== 0) return
  for (const path of readdirSync(cluster, { recursive: true, encoding: 'utf8' }))
    lchownSync(join(cluster, path), account.uid, account.gid)
  lchownSync(cluster, account.uid, account.gid)
}

// When this process may not even look at the cluster, the owner of the folder around it is the best answer.
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
 * The paths inside a data folder. Nothing is made or checked.
 * @param root the absolute path of the data folder
 */
export const dataFolderPaths = (root: string): Pick<DataFolder, 'root' | 'cluster' | 'logs'> => ({
  root,
  cluster: join(root, 'pgdata'),
  logs: join(root, 'pglog'),
})

/**
 * Whether a data folder has a database. Nothing is made. True also when this account may not look: the start then says why
 * it cannot use the folder.
 */
export const hasDatabase = (dataDir: string): boolean => {
  try {
    return (
      statSync(join(dataFolderPaths(resolve(dataDir)).cluster, 'PG_VERSION'), { throwIfNoEntry: false }) !== undefined
    )
  } catch {
    return true
  }
}

/**
 * Makes the data folder if it is missing, and gives it to the account that the database runs under.
 * @throws EmbeddedPostgresError when it cannot be made, belongs to someone else, or the account cannot enter it
 */
export const prepareDataFolder = (dataDir: string): DataFolder => {
  const paths = dataFolderPaths(makeRoot(dataDir))
  refuseForeignCluster(paths.root, paths.cluster)

  const account = chooseAccount(paths.root, paths.cluster)
  if (account) {
    giveRootTo(paths.root, account)
    if (!canEnter(account, paths.root))
      throw new EmbeddedPostgresError(
        `The database does not run as root, and the account ${account.name} cannot enter the data folder ${paths.root}: move it (DATA_DIR) to where that account may go, for example /var/lib/registrar, or start Registrar as another user.`,
      )
    giveClusterTo(paths.cluster, account)
  }

  makePrivateFolder(paths.logs, account)
  return { ...paths, account }
}
