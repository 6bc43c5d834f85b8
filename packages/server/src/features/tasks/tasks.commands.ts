import type { NewTask, Task, TaskChanges } from '@registrar/domain/tasks/task'
import type { UserReference } from '@registrar/domain/users/users'
import { changedFields, recordChange, sentFields } from '#platform/commands/change-log'
import { now } from '#platform/clock'
import type { Db, Tx } from '#platform/database/database'
import { holdRecord } from '#platform/hold-record'
import { newId } from '#platform/database/ids'
import { notFound } from '#platform/http/problem'
import type { Session } from '#platform/sessions/session'
import { requireReferences, resolveUsers } from './task-references.ts'
import { findTask } from './tasks.queries.ts'
import { taskValues } from './tasks.row.ts'

const writeUsers = async (tx: Tx, taskId: string, users: UserReference[]) => {
  await tx.deleteFrom('task_users').where('task_id', '=', taskId).execute()
  const rows = users.map((user, position) => ({ task_id: taskId, user_id: user.userId, position }))
  await tx.insertInto('task_users').values(rows).execute()
}

const writeFiles = async (tx: Tx, taskId: string, urls: string[]) => {
  await tx.deleteFrom('task_files').where('task_id', '=', taskId).execute()
  if (urls.length === 0) return
  const rows = urls.map((url, position) => ({ task_id: taskId, position, url }))
  await tx.insertInto('task_files').values(rows).execute()
}

/**
 * Creates a task and gives it.
 * @throws Problem USERS_REQUIRED, UNKNOWN_USER, UNKNOWN_ORGANIZATION, UNKNOWN_PERSON
 */
export const createTask = (db: Db, sent: NewTask, session: Session): Promise<Task> =>
  db.transaction().execute(async (tx) => {
    const users = await resolveUsers(tx, sent.users ?? [])
    await requireReferences(tx, { organizationId: null, peopleId: null }, sent)
    const id = newId()
    const at = now()
    const fields = { ...sentFields(sent), status: sent.status ?? 'TO DO', users }
    await tx
      .insertInto('tasks')
      .values({ ...taskValues(fields), id, title: sent.title, created_at: at, updated_at: at })
      .execute()
    await writeUsers(tx, id, users)
    if (sent.attachedFiles?.length) await writeFiles(tx, id, sent.attachedFiles)
    await recordChange(tx, session, {
      recordType: 'task',
      recordId: id,
      action: 'created',
      fields: changedFields({}, fields),
    })
    return findTask(tx, id)
  })

/**
 * Locks a task; by itself, since what a statement reads beside the row it waited for may be older than that row.
 * @throws Problem NOT_FOUND
 */
export const lockTask = async (tx: Tx, id: string): Promise<void> => {
  if (!(await holdRecord(tx, 'tasks', id, 'update'))) throw notFound('task')
}

/**
 * Changes the fields sent and gives the task; a save that changes nothing writes nothing.
 * @throws Problem NOT_FOUND, USERS_REQUIRED, UNKNOWN_USER, UNKNOWN_ORGANIZATION, UNKNOWN_PERSON
 */
export const updateTask = (db: Db, id: string, sent: TaskChanges, session: Session): Promise<Task> =>
  db.transaction().execute(async (tx) => {
    await lockTask(tx, id)
    const before = await findTask(tx, id)
    const { users: sentUsers, ...others } = sent
    const users = sentUsers && (await resolveUsers(tx, sentUsers))
    await requireReferences(tx, before, others)
    const after = { ...sentFields(others), ...(users && { users }) }
    const fields = changedFields(before, after)
    if (Object.keys(fields).length === 0) return before
    await tx
      .updateTable('tasks')
      .set({ ...taskValues(after), updated_at: now() })
      .where('id', '=', id)
      .execute()
    if (fields['users'] && users) await writeUsers(tx, id, users)
    if (fields['attachedFiles']) await writeFiles(tx, id, after.attachedFiles ?? [])
    await recordChange(tx, session, { recordType: 'task', recordId: id, action: 'updated', fields })
    return findTask(tx, id)
  })

/**
 * Deletes a task softly.
 * @throws Problem NOT_FOUND
 */
export const removeTask = (db: Db, id: string, session: Session): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await lockTask(tx, id)
    await tx.updateTable('tasks').set({ deleted_at: now() }).where('id', '=', id).execute()
    await recordChange(tx, session, { recordType: 'task', recordId: id, action: 'deleted' })
  })
