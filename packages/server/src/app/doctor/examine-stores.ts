import { findLastBackup, findLastGoodBackup, latestTime } from '#features/backups'
import { later, now } from '#platform/clock'
import type { Config } from '#platform/config'
import type { Db } from '#platform/database/database'
import { broken, type Finding, good, reasonOf, remark } from './finding.ts'

const examineBucket = async (bucket: Config['bucket'] & object, purpose: string): Promise<Finding> => {
  const { lookIntoBucket } = await import('#platform/file-store/bucket-store')
  return lookIntoBucket(bucket).then(
    () => good(`The bucket ${bucket.name} for ${purpose} answers.`),
    (error: unknown) => broken(`${reasonOf(error)}. It is for ${purpose}.`),
  )
}

/** The buckets that the settings name. */
export const examineBuckets = async ({ bucket, backup: { place } }: Config): Promise<Finding[]> => [
  ...(bucket ? [await examineBucket(bucket, 'files')] : []),
  ...(place?.kind === 'bucket' ? [await examineBucket(place.bucket, 'backups')] : []),
]

// A backup takes time, and a server may have been away when it was due.
const LATE_MS = 6 * 60 * 60 * 1000

const examineAge = async (db: Db, { backup: { schedule }, timeZone }: Config): Promise<Finding> => {
  const lastGood = await findLastGoodBackup(db)
  if (lastGood === null) return remark('No backup has been made yet.')

  const due = schedule === undefined ? null : latestTime({ schedule, timeZone }, later(now(), -LATE_MS))
  return due !== null && lastGood < due
    ? broken(`The last good backup is of ${lastGood}, although one was due at ${due}.`)
    : good(`The last good backup is of ${lastGood}.`)
}

/** The backups: whether there is a schedule, how the last one ended, and how old the last good one is. */
export const examineBackups = async (db: Db, config: Config): Promise<Finding[]> => {
  const last = await findLastBackup(db)
  return [
    ...(config.backup.schedule === undefined
      ? [
          remark(
            'No backups are made by themselves: set BACKUP_SCHEDULE and BACKUP_FOLDER, or run npm run backup from a timer.',
          ),
        ]
      : []),
    ...(last?.ok === false ? [broken(`The last backup, at ${last.at}, has failed: ${last.message}`)] : []),
    await examineAge(db, config),
    ...(config.backupRecipients.length === 0
      ? [remark('Backups are not encrypted: set BACKUP_RECIPIENTS, or keep them where only you can read them.')]
      : []),
  ]
}
