import type { FirmPolicyRow } from '@registrar/domain/aml-firm/firm-policy'
import { addDays, type IsoDate } from '@registrar/domain/shared/iso-date'
import { newTask } from '@registrar/domain/tasks/task'
import { createTask, taskRecord, updateTask } from '#features/tasks'
import { recordChange } from '#platform/commands/change-log'
import { lockIfExists } from '#platform/commands/lock-record'
import { type Db, inTransaction, type Tx } from '#platform/database/database'
import type { Session } from '#platform/sessions/session'
import { FIRM_RECORD } from './aml-firm.row.ts'
import { lockPolicy } from './firm-policies.commands.ts'
import { findPolicy } from './firm-policies.queries.ts'
import { refuse, requireLatest } from './refusals.ts'

/** Days that colleagues have to read a policy of which they are reminded. */
const DAYS_TO_READ = 14

const findReminder = async (tx: Tx, policyId: string): Promise<string | undefined> => {
  const { taskId } = await tx
    .selectFrom('aml_policies')
    .select('reminder_task_id as taskId')
    .where('id', '=', policyId)
    .executeTakeFirstOrThrow()
  return taskId !== null && (await lockIfExists(tx, taskRecord, taskId, 'update')) ? taskId : undefined
}

/**
 * Says that the caller has read the latest version of a policy, once (FIRM-2). The task that reminds of it is done with the last of
 * them.
 * @throws Problem NOT_FOUND, CHANGED_MEANWHILE when another version than the latest was read
 */
export const acknowledgePolicy = (
  db: Db,
  id: string,
  read: number | undefined,
  session: Session,
): Promise<FirmPolicyRow> =>
  inTransaction(db, async (tx) => {
    const { version, missing } = await lockPolicy(tx, id)
    requireLatest(read, version)
    if (!missing.includes(session.userId)) return findPolicy(tx, id)

    await tx
      .insertInto('aml_policy_acknowledgements')
      .values({ policy_id: id, version, user_id: session.userId })
      .execute()
    await recordChange(tx, session, {
      recordType: FIRM_RECORD,
      recordId: id,
      action: 'updated',
      fields: { acknowledgedVersion: [null, version] },
    })
    const reminder = missing.length === 1 ? await findReminder(tx, id) : undefined
    if (reminder) await updateTask(tx, reminder, { status: 'DONE' }, session)

    return findPolicy(tx, id)
  })

/**
 * Makes a task for those who have not acknowledged the latest version; an open one gets their names (FIRM-2).
 * @throws Problem NOT_FOUND, AML_FIRM_REFUSED when everybody has
 * @returns the id of the task
 */
export const remindOfPolicy = (
  db: Db,
  id: string,
  { session, today }: { session: Session; today: IsoDate },
): Promise<string> =>
  inTransaction(db, async (tx) => {
    const { title, version, missing } = await lockPolicy(tx, id)
    if (missing.length === 0) refuse({ missing: 'Everybody has acknowledged this version.' })
    const users = missing.map((userId) => ({ userId }))

    const open = await findReminder(tx, id)
    if (open) {
      await updateTask(tx, open, { users, status: 'TO DO' }, session)
      return open
    }

    const task = newTask.parse({
      title: `Read the policy '${title}'`,
      description: `Read version ${version} on the page 'AML of the firm' (/aml/firm), and acknowledge it there.`,
      users,
      dueDate: addDays(today, DAYS_TO_READ),
    })
    const { _id: taskId } = await createTask(tx, task, session)
    await tx.updateTable('aml_policies').set({ reminder_task_id: taskId }).where('id', '=', id).execute()
    return taskId
  })
