import { followUpCatalogue, type FollowUpCode, followUpCodes } from '@registrar/domain/follow-ups/catalogue'
import { annualReturnEffect } from '@registrar/domain/follow-ups/follow-up-rules'
import { isSameValue } from '@registrar/domain/shared/same-value'
import { sql } from 'kysely'
import { restoreRefused } from '#platform/commands/restore-record'
import type { Tx } from '#platform/database/database'
import type { MovedRows } from '#platform/merges/moved-rows'

/** A completed annual return of a follow-up: the dates of the organization before and after it. */
export type CountedReturn = { id: string; name: FollowUpCode; before: unknown; after: unknown }

const returnCodes = followUpCodes.filter((code) => annualReturnEffect(code) !== null)

/** The completed annual returns among the follow-ups that a merge moves. */
export const findCountedReturns = async (tx: Tx, moved: readonly MovedRows[]): Promise<CountedReturn[]> => {
  const ids = moved.flatMap((rows) => (rows.table === 'follow_ups' ? rows.ids : []))
  if (ids.length === 0) return []

  const rows = await tx
    .selectFrom('follow_ups')
    .select(['id', 'name'])
    .select(sql`return_move -> 'before'`.as('before'))
    .select(sql`return_move -> 'after'`.as('after'))
    .where('id', 'in', ids)
    .where('name', 'in', returnCodes)
    .where('is_completed', '=', true)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...row, name: row.name as FollowUpCode }))
}

/**
 * A return moves the dates of the organization that has its follow-up. So one that was completed, stepped back or deleted since
 * a merge would not fit the organization to which it goes back (MERGE-6).
 * @throws Problem RESTORE_REFUSED
 */
export const requireSameReturns = async (
  tx: Tx,
  moved: readonly MovedRows[],
  atMerge: readonly CountedReturn[],
): Promise<void> => {
  const now = await findCountedReturns(tx, moved)
  const isMissingIn = (returns: readonly CountedReturn[]) => (one: CountedReturn) =>
    !returns.some((other) => isSameValue(one, other))

  const completed = now.find(isMissingIn(atMerge))
  if (completed)
    throw restoreRefused(
      `${followUpCatalogue[completed.name].label} was completed since the merge. Step it back first.`,
    )

  const undone = atMerge.find(isMissingIn(now))
  if (undone)
    throw restoreRefused(
      `${followUpCatalogue[undone.name].label} was stepped back or deleted since the merge. Undo that first.`,
    )
}
