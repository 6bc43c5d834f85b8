import type { HandOver } from '@registrar/domain/users/hand-over'
import { sql } from 'kysely'
import { handOverRecords } from '#features/users'
import type { Tx } from '#platform/database/database'
import type { Session } from '#platform/sessions/session'
import { taskRecord } from './tasks.row.ts'

const assignedTasks = {
  kind: taskRecord,
  assignments: { table: 'task_users', column: 'task_id' },
  which: sql<boolean>`status <> 'DONE'`,
}

/** Hands the open tasks of one user to another (USER-15). Done tasks keep the name of who did them. */
export const handOverTasks = (tx: Tx, handOver: HandOver, session: Session): Promise<number> =>
  handOverRecords(tx, assignedTasks, handOver, session)
