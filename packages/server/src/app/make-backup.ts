import path from 'node:path'
import { keptBackups } from '@registrar/domain/backups/kept-backups'
import { listFileKeys } from '#features/files'
import { hasAccounts } from '#features/users'
import { backupName, readBackupName } from '#platform/backup/backup-name'
import { type BackupPlace, openBackupPlace } from '#platform/backup/backup-place'
import { checkBackup } from '#platform/backup/check-backup'
import { createBackup } from '#platform/backup/create-backup'
import { makePassingIdentity } from '#platform/backup/passing-identity'
import { dayIn, now } from '#platform/clock'
import type { BackupPlaceConfig, Config } from '#platform/config'
import type { FileStore } from '#platform/file-store/file-store'
import type { Progress } from '#platform/progress'
import type pg from 'pg'
import { describeBackup, describeMissing } from './describe-backup.ts'

/** What a backup is made of and where it goes. `ownerUrl`: an address of the database as its owner. */
type BackupSource = {
  config: Config
  place: BackupPlaceConfig
  pool: pg.Pool
  ownerUrl: string
  files: FileStore
  progress: Progress
}

type BackupResult = { isOk: boolean; message: string; checkedAt: string | null }

const NOT_CHECKED =
  'It was not checked by a restore, which is impossible here: the role of DATABASE_URL may not create databases.'

/** The folder in which backups for a bucket are made. */
export const stagingRoot = ({ dataDir }: Config): string => path.join(dataDir, 'backups')

const removeOld = async (place: BackupPlace, { backup: { keep }, timeZone }: Config): Promise<void> => {
  const backups = (await place.list()).flatMap((name) => {
    const read = readBackupName(name)
    return read?.kind === 'registrar' ? [{ name, at: read.at, day: dayIn(timeZone, read.at) }] : []
  })
  const newestFirst = backups.toSorted((a, b) => (a.at < b.at ? 1 : -1))
  const kept = keptBackups(newestFirst, keep)
  for (const { name } of newestFirst) if (!kept.has(name)) await place.remove(name)
}

const writeAndCheck = async (source: BackupSource, folder: string, isCheckDue: boolean) => {
  const { config, pool, files, ownerUrl, progress } = source
  const { backupRecipients: recipients } = config
  const passing = isCheckDue && recipients.length > 0 ? await makePassingIdentity(recipients) : undefined
  const manifest = await createBackup({
    pool,
    listFileKeys,
    files,
    folder,
    recipients: passing ? [...recipients, passing.recipient] : recipients,
    progress,
  })
  if (!isCheckDue) return { manifest, check: undefined }

  const checking = checkBackup({ folder, identity: passing?.identity, ownerUrl, listFileKeys, hasAccounts, progress })
  // A backup that may be good is kept, for example when the disk has no room for the scratch database.
  const check = await checking.catch((error: unknown) => error as Error)
  // A server that stops has stopped the check, which says nothing of the backup then.
  progress.step('Checked')
  return { manifest, check }
}

/**
 * Makes a backup in its place, checks it by a restore when that is due, and removes the backups that are too old.
 * @returns what it contains, or which files it lacks
 * @throws BackupError and what the database, the disk or the bucket throw
 */
export const makeBackup = async (source: BackupSource, isCheckDue: boolean): Promise<BackupResult> => {
  const { config } = source
  const place = await openBackupPlace(source.place, stagingRoot(config))
  const name = backupName('registrar', now())
  const { manifest, check } = await place.add(name, (folder) => writeAndCheck(source, folder, isCheckDue))
  await removeOld(place, config)

  const encrypted = config.backupRecipients.length > 0 ? ', encrypted' : ''
  const missing = describeMissing(manifest)
  const lines = [
    `${describeBackup(manifest)} are in ${place.addressOf(name)}${encrypted}.`,
    ...(missing === undefined ? [] : [missing]),
    ...(check === 'checked' ? ['It was restored into a scratch database to check it.'] : []),
    ...(check === 'impossible' ? [NOT_CHECKED] : []),
    ...(check instanceof Error ? [`The backup is kept. ${check.message}`] : []),
  ]
  const isOk = missing === undefined && !(check instanceof Error)
  return { isOk, message: lines.join(' '), checkedAt: check === 'checked' ? now() : null }
}
