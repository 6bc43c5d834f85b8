import type { FollowUpEdits, FollowUpHistoryEntry } from '@registrar/domain/follow-ups/follow-up'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/database/database'

type LoggedChange = {
  record_id: string
  date: string
  action: Exclude<FollowUpHistoryEntry['action'], 'edited'>
  step_change: [last: number | null, current: number] | null
  edits: FollowUpEdits
  from_first_name: string | null
  from_last_name: string | null
}

// The log names a step only when a follow-up moved. Any other line belongs to the last step before it.
const historyEntries = (lines: LoggedChange[]): FollowUpHistoryEntry[] => {
  let step = 0
  return lines.map(({ date, action: logged, step_change, edits, from_first_name, from_last_name }) => {
    const last = step_change ? step_change[0] : step
    step = step_change ? step_change[1] : step

    const action: FollowUpHistoryEntry['action'] = logged === 'updated' && !step_change ? 'edited' : logged
    const entry = { date, action, from_first_name, from_last_name, last_step_index: last, current_step_index: step }
    return logged === 'updated' && Object.keys(edits).length > 0 ? { ...entry, fields: edits } : entry
  })
}

/** Reads the history of follow-ups from the change log, in one query; oldest entries first (FUP-7). */
export const readHistories = async (db: Db | Tx, ids: string[]): Promise<(id: string) => FollowUpHistoryEntry[]> => {
  if (ids.length === 0) return () => []

  const lines = await db
    .selectFrom('changes as c')
    .leftJoin('users', 'users.id', 'c.user_id')
    .select(['c.record_id', 'c.at as date', 'users.first_name as from_first_name', 'users.last_name as from_last_name'])
    .select([
      sql<LoggedChange['action']>`c.action`.as('action'),
      sql<LoggedChange['step_change']>`c.fields -> 'step_index'`.as('step_change'),
      sql<FollowUpEdits>`(select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(c.fields)
        where key in ('ARD', 'start_date', 'legalDay', 'comments'))`.as('edits'),
    ])
    // One text for any number of follow-ups, so that it is prepared.
    .where('c.record_id', '=', sql<string>`any(${sql.val(ids)}::uuid[])`)
    .where('c.record_type', '=', 'follow-up')
    .where((eb) =>
      eb.or([
        eb('c.action', 'in', ['created', 'archived', 'unarchived']),
        eb.and([
          eb('c.action', '=', 'updated'),
          sql<boolean>`c.fields ?| array['step_index', 'ARD', 'start_date', 'legalDay', 'comments']`,
        ]),
      ]),
    )
    .orderBy('c.id')
    .execute()

  const byId = Map.groupBy(lines, (line) => line.record_id)
  return (id) => historyEntries(byId.get(id) ?? [])
}
