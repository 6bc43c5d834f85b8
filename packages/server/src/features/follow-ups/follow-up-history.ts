import type { FollowUpHistoryEntry } from '@registrar/domain/follow-ups/follow-up'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/database/database'

type LoggedChange = {
  record_id: string
  date: string
  action: FollowUpHistoryEntry['action']
  step_change: [last: number | null, current: number] | null
  from_first_name: string | null
  from_last_name: string | null
}

// The log names steps only where a follow-up moved. Any other line belongs to the step reached before it.
const historyEntries = (lines: LoggedChange[]): FollowUpHistoryEntry[] => {
  let step = 0
  return lines.map(({ date, action, step_change, from_first_name, from_last_name }) => {
    const last = step_change ? step_change[0] : step
    step = step_change ? step_change[1] : step
    return { date, action, from_first_name, from_last_name, last_step_index: last, current_step_index: step }
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
    ])
    .where('c.record_id', 'in', ids)
    .where('c.record_type', '=', 'follow-up')
    .where((eb) =>
      eb.or([
        eb('c.action', 'in', ['created', 'archived', 'unarchived']),
        eb.and([eb('c.action', '=', 'updated'), sql<boolean>`c.fields ? 'step_index'`]),
      ]),
    )
    .orderBy('c.id')
    .execute()

  const byId = Map.groupBy(lines, (line) => line.record_id)
  return (id) => historyEntries(byId.get(id) ?? [])
}
