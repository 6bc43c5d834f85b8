import { type HandOver, handOverChanges } from '@registrar/domain/users/hand-over'
import { sql } from 'kysely'
import { now } from '#platform/clock'
import { recordChanges } from '#platform/commands/change-log'
import type { Tx } from '#platform/database/database'
import { fullName } from '#platform/database/full-name'
import type { Session } from '#platform/sessions/session'

/** Hands the open tasks of one user to another (USER-15). Done tasks keep the name of who did them. */
export const handOverTasks = async (tx: Tx, handOver: HandOver, session: Session): Promise<void> => {
  const mine = tx.selectFrom('task_users').select('task_id').where('user_id', '=', handOver.from)
  const locked = await tx
    .selectFrom('tasks')
    .select('id')
    .where('id', 'in', mine)
    .where('status', '<>', 'DONE')
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  const ids = locked.map(({ id }) => id)
  if (ids.length === 0) return

  const isHandedOver = sql<boolean>`task_users.task_id = any(${ids}::uuid[])`
  const assigned = await tx
    .selectFrom('task_users')
    .innerJoin('users', 'users.id', 'task_users.user_id')
    .select(['task_users.task_id as recordId', 'users.id as userId'])
    .select(fullName('users').as('userName'))
    .where(isHandedOver)
    .orderBy('task_users.position')
    .execute()

  await tx
    .deleteFrom('task_users')
    .where('user_id', '=', handOver.from)
    .where(
      'task_id',
      'in',
      tx.selectFrom('task_users as t').select('t.task_id').where('t.user_id', '=', handOver.to.userId),
    )
    .where(isHandedOver)
    .execute()
  await tx
    .updateTable('task_users')
    .set({ user_id: handOver.to.userId })
    .where('user_id', '=', handOver.from)
    .where(isHandedOver)
    .execute()
  await tx
    .updateTable('tasks')
    .set({ updated_at: now() })
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute()

  const changes = handOverChanges(assigned, handOver).map(({ recordId, users }) => ({
    recordType: 'task' as const,
    recordId,
    action: 'updated' as const,
    fields: { users },
  }))
  await recordChanges(tx, session, changes)
}
