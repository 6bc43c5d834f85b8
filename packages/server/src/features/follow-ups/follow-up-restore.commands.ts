import { isCompleted, isUploaded } from '@registrar/domain/follow-ups/follow-up-rules'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { organizationRecord } from '#features/organizations'
import { lockIfExists } from '#platform/commands/lock-record'
import { recordNotInBin, restoreRefusedWhileInBin, restoreRecord } from '#platform/commands/restore-record'
import { type Db, inTransaction, type Tx } from '#platform/database/database'
import { isId } from '#platform/database/ids'
import { Problem } from '#platform/problem'
import type { Session } from '#platform/sessions/session'
import { completeReturn, sendReturn } from './completed-return.commands.ts'
import { isDuplicateActive, readFollowUp } from './follow-ups.commands.ts'
import { followUpRecord } from './follow-ups.row.ts'

const CANNOT_RESTORE = 'The organization has an active follow-up of this kind.'

/**
 * Locks the organization of a follow-up in the bin. Every command locks the organization before its follow-up.
 * @throws Problem NOT_FOUND, RESTORE_REFUSED while the organization is in the bin
 */
export const requireOrganizationOfFollowUp = async (tx: Tx, id: string): Promise<void> => {
  const followUp = isId(id)
    ? await tx.selectFrom('follow_ups').select('organization_id').where('id', '=', id).executeTakeFirst()
    : undefined
  if (!followUp) throw recordNotInBin()

  if (!(await lockIfExists(tx, organizationRecord, followUp.organization_id, 'update')))
    throw restoreRefusedWhileInBin('organization')
}

/**
 * Takes a follow-up out of the bin. If deleting it had undone a completed return, the return counts again (AR-10).
 * @throws Problem NOT_FOUND, RESTORE_REFUSED while its organization is deleted, FOLLOW_UP_ALREADY_EXISTS
 */
export const restoreFollowUp = (
  db: Db | Tx,
  id: string,
  { today, session }: { today: IsoDate; session: Session },
): Promise<void> =>
  inTransaction(db, async (tx) => {
    await requireOrganizationOfFollowUp(tx, id)

    await restoreRecord(tx, followUpRecord, id, session, async () => {
      const followUp = await readFollowUp(tx, id)
      if (!isUploaded(followUp)) return

      await sendReturn(tx, followUp, { filedOn: today, submissionNumber: null })
      if (!isCompleted(followUp)) return

      const returns = await completeReturn(tx, followUp, session)
      await tx.updateTable('follow_ups').set(returns).where('id', '=', id).execute()
    }).catch((error: unknown) => {
      throw isDuplicateActive(error) ? new Problem('FOLLOW_UP_ALREADY_EXISTS', CANNOT_RESTORE) : error
    })
  })
