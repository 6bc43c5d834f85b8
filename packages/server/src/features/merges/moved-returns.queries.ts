import { followUpCatalogue, type FollowUpCode, followUpCodes } from '@registrar/domain/follow-ups/catalogue'
import { annualReturnEffect } from '@registrar/domain/follow-ups/follow-up-rules'
import { sql } from 'kysely'
import { restoreRefused } from '#platform/commands/restore-record'
import type { Tx } from '#platform/database/database'

type MovedReturn = { name: FollowUpCode; isCounted: boolean; wasCounted: boolean; isSame: boolean }

const returnCodes = followUpCodes.filter((code) => annualReturnEffect(code) !== null)

// The returns among the follow-ups that a save moved, as they were then and as they are now. What changed first since then
// has the values of then.
const findMovedReturns = async (tx: Tx, saveId: number): Promise<MovedReturn[]> => {
  const { rows } = await sql<MovedReturn>`
    select f.name, f.is_completed and f.deleted_at is null as "isCounted",
      then_row.step_index = then_row.max_step_index and then_row.deleted_at is null as "wasCounted",
      f.return_move is not distinct from then_row.return_move as "isSame"
    from follow_ups f
    join row_changes moved on moved.record_id = f.id and moved.save_id = ${saveId} and moved.table_name = 'follow_ups'
      and moved.after ? 'organization_id',
    lateral (
      select coalesce(hstore(array_agg(name), array_agg(value)), '') as changed from (
        select distinct on (e.name) e.name, e.value
        from row_changes r, each(r.before) as e(name, value)
        where r.record_id = f.id and r.table_name = 'follow_ups' and r.save_id > ${saveId}
        order by e.name, r.id
      ) firsts
    ) since,
    lateral populate_record(f, since.changed) then_row
    where f.name = any(${returnCodes}::text[])
    order by f.id`.execute(tx)
  return rows
}

/**
 * A return moves the dates of the organization that has its follow-up. So one that was completed, stepped back or deleted since
 * a merge would not fit the organization to which it goes back (MERGE-6).
 * @throws Problem RESTORE_REFUSED
 */
export const requireSameReturns = async (tx: Tx, saveId: number): Promise<void> => {
  const returns = await findMovedReturns(tx, saveId)
  const completed = returns.find(({ isCounted, wasCounted, isSame }) => isCounted && !(wasCounted && isSame))
  if (completed)
    throw restoreRefused(
      `${followUpCatalogue[completed.name].label} was completed since the merge. Step it back first.`,
    )

  const undone = returns.find(({ isCounted, wasCounted }) => wasCounted && !isCounted)
  if (undone)
    throw restoreRefused(
      `${followUpCatalogue[undone.name].label} was stepped back or deleted since the merge. Undo that first.`,
    )
}
