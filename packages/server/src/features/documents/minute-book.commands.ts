import type { Minute, MinuteChanges } from '@registrar/domain/documents/minute'
import { reconcileEdits } from '#features/conflicts'
import { organizationRecord } from '#features/organizations'
import { lockRecord } from '#platform/commands/lock-record'
import { updateRecord } from '#platform/commands/record-commands'
import { restoreRefused } from '#platform/commands/restore-record'
import { type Db, inTransaction, type Tx } from '#platform/database/database'
import { Problem } from '#platform/problem'
import type { Session } from '#platform/sessions/session'
import { findMinute } from './minute-book.queries.ts'
import { minuteRecord } from './minute-book.row.ts'

const requireFileOf = async (tx: Tx, organizationId: string, url: string | null | undefined): Promise<void> => {
  if (!url) return
  const file = await tx
    .selectFrom('organization_files')
    .select('url')
    .where('organization_id', '=', organizationId)
    .where('url', '=', url)
    .executeTakeFirst()
  if (file) return

  const message = 'Choose a file of the company.'
  throw new Problem('VALIDATION_FAILED', message, { fields: { signedFile: message } })
}

// The file of the scan is logged and compared by its address.
const storedMinute = ({ _id, signedOn, signedFile, version }: Minute) => ({
  _id,
  signedOn,
  signedFile: signedFile?.url ?? null,
  version,
})

/**
 * Says when a filed paper was signed, and which file is its scan; returns the entry of the minute book (DOC-14).
 * @throws Problem NOT_FOUND, VALIDATION_FAILED for a file that the company does not have, CHANGED_MEANWHILE
 */
export const updateMinute = (db: Db | Tx, id: string, sent: MinuteChanges, session: Session): Promise<Minute> =>
  inTransaction(db, async (tx) => {
    const { organizationId } = await findMinute(tx, id)
    await lockRecord(tx, organizationRecord, organizationId, 'share')

    await updateRecord(tx, minuteRecord, id, session, {
      read: async () => storedMinute(await findMinute(tx, id)),
      decide: async (before) => {
        await requireFileOf(tx, organizationId, sent.signedFile)
        const { signedOn = before.signedOn, signedFile = before.signedFile } = await reconcileEdits(
          tx,
          before,
          sent,
          session,
        )
        return { ...before, signedOn, signedFile }
      },
      write: async (_, { after, updatedAt }) => {
        await tx
          .updateTable('filed_papers')
          .set({ signed_on: after.signedOn, signed_url: after.signedFile, updated_at: updatedAt })
          .where('id', '=', id)
          .execute()
      },
    })

    const { organizationId: _, ...minute } = await findMinute(tx, id)
    return minute
  })

/** A filed paper keeps its place: its filing is not undone. */
export const refuseRemovalOfMinute = (): Promise<never> =>
  Promise.reject(restoreRefused('A filed paper stays in the minute book.'))
