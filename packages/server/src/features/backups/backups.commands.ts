import { failedBackupEmail } from '@registrar/domain/backups/failed-backup-email'
import { queueEmail } from '#features/emails'
import { listAdministrators } from '#features/users'
import { later, now } from '#platform/clock'
import type { Config } from '#platform/config'
import { type Db, inTransaction, type Tx } from '#platform/database/database'
import { newId } from '#platform/database/ids'

type BackupRun = {
  /** null: somebody made it on the terminal */
  scheduledFor: string | null
  startedAt: string
  isOk: boolean
  message: string
  /** when it was restored into a scratch database */
  checkedAt: string | null
}

const KEPT_MS = 400 * 24 * 60 * 60 * 1000

const insertRun = async (tx: Tx, { scheduledFor, startedAt, isOk, message, checkedAt }: BackupRun): Promise<void> => {
  const endedAt = now()
  await tx.deleteFrom('backup_runs').where('ended_at', '<', later(endedAt, -KEPT_MS)).execute()
  await tx
    .insertInto('backup_runs')
    .values({
      id: newId(),
      cause: scheduledFor === null ? 'command' : 'schedule',
      scheduled_for: scheduledFor,
      started_at: startedAt,
      ended_at: endedAt,
      is_ok: isOk,
      message,
      checked_at: checkedAt,
    })
    .execute()
}

/** Records how a backup ended. Runs older than 400 days are forgotten. */
export const recordBackup = (db: Db, run: BackupRun): Promise<void> => inTransaction(db, (tx) => insertRun(tx, run))

/** Records that a backup of the schedule has failed, and tells each active administrator by email. */
export const recordFailedBackup = (db: Db, run: BackupRun, config: Config): Promise<void> =>
  inTransaction(db, async (tx) => {
    await insertRun(tx, run)

    const url = config.publicUrl && `${config.publicUrl}/account/backups`
    const content = failedBackupEmail(run.message, { brand: config.brands.main, url })
    for (const { email } of await listAdministrators(tx))
      await queueEmail(tx, { ...content, sender: config.mailSender, to: email, tag: 'backup' }, null)
  })
