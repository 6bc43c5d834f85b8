import { type HandOver, handOverChanges } from '@registrar/domain/users/hand-over'
import { recordChanges } from '#platform/commands/change-log'
import { type AssignedRecords, reassignRecords } from '#platform/commands/reassign-records'
import type { Tx } from '#platform/database/database'
import type { Session } from '#platform/sessions/session'
import { findUserReferences } from './users.queries.ts'

/**
 * Hands the records that one user is assigned to over to another, and logs it (USER-15).
 * @returns how many
 */
export const handOverRecords = async (
  tx: Tx,
  records: AssignedRecords,
  handOver: HandOver,
  session: Session,
): Promise<number> => {
  const before = await reassignRecords(tx, records, { from: handOver.from, to: handOver.to.userId })
  const users = await findUserReferences(tx, [...new Set(before.map(({ userId }) => userId))])
  const assigned = before.map((one) => ({ ...one, userName: users.get(one.userId)?.userName ?? '' }))

  const changes = handOverChanges(assigned, handOver).map(({ recordId, users: changed }) => ({
    recordType: records.kind.type,
    recordId,
    action: 'updated' as const,
    fields: { users: changed },
  }))
  await recordChanges(tx, session, changes)
  return changes.length
}
