import { recordAudit } from '#platform/audit/record-audit'
import { type Db, inTransaction } from '#platform/database/database'
import { requireRow } from '#platform/database/require-row'
import type { Session } from '#platform/sessions/session'
import { markEverybody } from './listed-names.commands.ts'

/**
 * Removes a loaded list, such as one under a wrong name, and marks everybody on record for screening: open hits that no other list has
 * go, and what was decided stays (SANC-11).
 * @throws Problem NOT_FOUND
 */
export const removeList = (
  db: Db,
  id: string,
  { session, address }: { session: Session; address: string | null },
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const removed = await requireRow(
      'list',
      id,
      tx.deleteFrom('sanctions_lists').where('id', '=', id).returning(['name', 'file_name']),
    )
    await recordAudit(tx, {
      kind: 'settingChanged',
      userId: session.userId,
      address,
      details: { setting: 'Sanctions list', from: removed.name || removed.file_name, to: 'removed' },
    })
    await markEverybody(tx)
  })
