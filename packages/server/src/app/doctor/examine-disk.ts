import { constants } from 'node:fs'
import { access, stat, statfs } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '#platform/config'
import { broken, type Finding, good, reasonOf, remark } from './finding.ts'

const GIB = 1024 ** 3
const LEAST_FREE = GIB / 4
const MUCH_FREE = 2 * GIB
const OTHERS_MODE = 0o077
const PRIVATE_FOLDERS = ['files', 'outbox', 'secrets', 'pgdata']

const sizeText = (bytes: number): string => `${(bytes / GIB).toFixed(1)} GB`

const examineSpace = async (folder: string, what: string): Promise<Finding> => {
  const { bavail, bsize } = await statfs(folder)
  const free = bavail * bsize
  const text = `The disk of ${what} ${folder} has ${sizeText(free)} left.`
  if (free < LEAST_FREE) return broken(text)
  return free < MUCH_FREE ? remark(text) : good(text)
}

const isOpenToOthers = async (folder: string): Promise<boolean> => {
  const found = await stat(folder).catch(() => undefined)
  return found !== undefined && (found.mode & OTHERS_MODE) !== 0
}

const examinePermissions = async (dataDir: string): Promise<Finding[]> => {
  const writable = await access(dataDir, constants.W_OK).then(
    () => good(`The data folder ${dataDir} can be written to.`),
    (error: unknown) => broken(`The data folder ${dataDir} cannot be written to: ${reasonOf(error)}.`),
  )
  if (process.platform === 'win32') return [writable]

  const folders = PRIVATE_FOLDERS.map((name) => path.join(dataDir, name))
  const isOpen = await Promise.all(folders.map(isOpenToOthers))
  return [
    writable,
    ...folders
      .filter((_folder, at) => isOpen[at])
      .map((folder) =>
        remark(`Other accounts of this machine may read ${folder}. The next start of the server closes it.`),
      ),
  ]
}

/** The data folder: whether it is there, its permissions, and the room on its disk and on that of the backups. */
export const examineDisk = async ({ dataDir, backup: { place } }: Config): Promise<Finding[]> => {
  const backupFolder = place?.kind === 'folder' ? place.folder : undefined
  const isThere = async (folder: string) => (await stat(folder).catch(() => undefined))?.isDirectory() ?? false

  const data = (await isThere(dataDir))
    ? [...(await examinePermissions(dataDir)), await examineSpace(dataDir, 'the data folder')]
    : [remark(`The data folder ${dataDir} does not exist yet. The first start of the server makes it.`)]
  if (backupFolder === undefined) return data
  if (!(await isThere(backupFolder)))
    return [...data, remark(`BACKUP_FOLDER ${backupFolder} does not exist yet. The first backup makes it.`)]
  return [...data, await examineSpace(backupFolder, 'the backups')]
}
