import type { FollowUpHistoryEntry } from '@registrar/domain/follow-ups/follow-up'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/database/database'

type Logged = {
  record_id: string
  date: string
  action: FollowUpHistoryEntry['action']
  moved: [last: number | null, current: number] | null
  from_first_name: string | null
  from_last_name: string | null
}

// Only a move names its steps in the log: any other line happened on the step reached before it.
const entriesOf = (lines: Logged[]): FollowUpHistoryEntry[] => {
  let step = 0
  return lines.map(({ date, action, moved, from_first_name, from_last_name }) => {
    const last = moved ? moved[0] : step
    step = moved ? moved[1] : step
    return { date, action, from_first_name, from_last_name, last_step_index: last, current_step_index: step }
  })
}

/** The history of each of the follow-ups, oldest first, read from the change log in one query. */
export const readHistories = async (db: Db | Tx, ids: string[]): Promise<(id: string) => FollowUpHistoryEntry[]> => {
  if (ids.length === 0) return () => []
  const lines = await db
    .selectFrom('changes as c')
    .leftJoin('users', 'users.id', 'c.user_id')
    .select(['c.record_id', 'c.at as date', 'users.first_name as from_first_name', 'users.last_name as from_last_name'])
    .select([sql<Logged['action']>`c.action`.as('action'), sql<Logged['moved']>`c.fields -> 'step_index'`.as('moved')])
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
  return (id) => entriesOf(byId.get(id) ?? [])
}
