import type { FollowUp } from '@registrar/domain/follow-ups/follow-up'
import type { Db, Tx } from '#platform/database/database'
import { isId } from '#platform/database/ids'
import { notFound } from '#platform/http/problem'
import { readHistories } from './follow-up-history.ts'
import { followUpColumns, followUpRow } from './follow-ups.row.ts'

/**
 * One follow-up with its history.
 * @throws Problem NOT_FOUND when unknown or deleted, or when its organization is deleted
 */
export const findFollowUp = async (db: Db | Tx, id: string): Promise<FollowUp> => {
  if (!isId(id)) throw notFound('follow-up')
  const row = await db
    .selectFrom('follow_ups as f')
    .leftJoin('users as starter', 'starter.id', 'f.created_by')
    .select(followUpColumns)
    .where('f.id', '=', id)
    .where('f.deleted_at', 'is', null)
    .where('f.is_organization_deleted', '=', false)
    .executeTakeFirst()
  if (!row) throw notFound('follow-up')
  const historyOf = await readHistories(db, [id])
  return followUpRow(row, historyOf(id))
}
