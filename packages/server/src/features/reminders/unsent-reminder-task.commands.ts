import { unsentReminderTask } from '@registrar/domain/reminders/unsent-reminder'
import { mailProblem } from '@registrar/domain/shared/email-address'
import { createTask } from '#features/tasks'
import { listAdministrators } from '#features/users'
import { type Db, inTransaction, type Tx } from '#platform/database/database'
import { lockPreparedReminder } from './lock-reminder.ts'

const listUsersOf = async (tx: Tx, organizationId: string | null): Promise<{ userId: string }[]> => {
  const users = organizationId
    ? await tx
        .selectFrom('organization_users as a')
        .innerJoin('users', 'users.id', 'a.user_id')
        .select('a.user_id as userId')
        .where('a.organization_id', '=', organizationId)
        .where('users.deactivated_at', 'is', null)
        .orderBy('a.position')
        .execute()
    : []
  return users.length > 0 ? users : (await listAdministrators(tx)).map(({ _id }) => ({ userId: _id }))
}

/**
 * Makes a task when the address of a prepared reminder cannot be sent to: for the users of the company, otherwise for the
 * administrators. A reminder has one task, whatever became of it (REM-9).
 */
export const makeTaskOfUnsent = (db: Db, reminderId: string): Promise<void> =>
  inTransaction(db, async (tx) => {
    const reminder = await lockPreparedReminder(tx, reminderId)
    if (typeof reminder === 'string' || reminder.taskId) return

    const problem = mailProblem(reminder.to)
    if (!problem) return

    const users = await listUsersOf(tx, reminder.organizationId)
    if (users.length === 0) return

    const task = await createTask(
      tx,
      { ...unsentReminderTask(reminder, problem), users },
      { userId: null, source: 'job' },
    )
    await tx.updateTable('reminders').set({ task_id: task._id }).where('id', '=', reminderId).execute()
  })
