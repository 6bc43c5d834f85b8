import type { NewTask, Task, TaskChanges } from '@registrar/domain/tasks/task'
import type { UserReference } from '@registrar/domain/users/users'
import { reconcileEdits } from '#features/conflicts'
import type { Author } from '#platform/commands/change-log'
import { createRecord, removeRecord, updateRecord } from '#platform/commands/record-commands'
import { now } from '#platform/clock'
import { type Db, inTransaction, type Tx } from '#platform/database/database'
import { writeList } from '#platform/database/write-list'
import type { Session } from '#platform/sessions/session'
import { lockReferences, resolveUsers } from './task-references.ts'
import { findTask } from './tasks.queries.ts'
import { taskRecord, taskValues } from './tasks.row.ts'

const writeUsers = (tx: Tx, taskId: string, users: UserReference[]) =>
  writeList(
    tx,
    { table: 'task_users', owner: 'task_id', key: 'user_id' },
    taskId,
    users.map(({ userId }, position) => ({ user_id: userId, position })),
  )

const writeFiles = (tx: Tx, taskId: string, urls: string[]) =>
  writeList(
    tx,
    { table: 'task_files', owner: 'task_id', key: 'position' },
    taskId,
    urls.map((url, position) => ({ position, url })),
  )

/**
 * Creates a task and returns it.
 * @throws Problem USERS_REQUIRED, UNKNOWN_USER, NOT_FOUND for the organization or the person
 */
export const createTask = (db: Db | Tx, sent: NewTask, author: Author): Promise<Task> =>
  inTransaction(db, async (tx) => {
    const id = await createRecord(tx, taskRecord, author, async (_tx, newId) => {
      const users = await resolveUsers(tx, sent.users ?? [], [])
      await lockReferences(tx, { organizationId: null, peopleId: null }, sent)

      const at = now()
      const fields = { ...sent, status: sent.status ?? 'TO DO', users }
      const values = { ...taskValues(fields), id: newId, title: sent.title, created_at: at, updated_at: at }
      await tx.insertInto('tasks').values(values).execute()
      await writeUsers(tx, newId, users)
      if (sent.attachedFiles?.length) await writeFiles(tx, newId, sent.attachedFiles)

      return fields
    })

    return findTask(tx, id)
  })

/**
 * Changes the fields sent and returns the task. A save that changes nothing writes nothing.
 * @throws Problem NOT_FOUND, CHANGED_MEANWHILE, USERS_REQUIRED, UNKNOWN_USER
 */
export const updateTask = (db: Db | Tx, id: string, sent: TaskChanges, session: Session): Promise<Task> =>
  inTransaction(db, async (tx) => {
    await updateRecord(tx, taskRecord, id, session, {
      read: findTask,
      decide: async (before) => {
        const edits = await reconcileEdits(tx, before, sent, session)
        const users = edits.users && (await resolveUsers(tx, edits.users, before.users))
        await lockReferences(tx, before, edits)

        return { ...edits, users }
      },
      write: async (_tx, { changed, updatedAt }) => {
        const values = { ...taskValues(changed), updated_at: updatedAt }
        await tx.updateTable('tasks').set(values).where('id', '=', id).execute()
        if (changed.users) await writeUsers(tx, id, changed.users)
        if (changed.attachedFiles) await writeFiles(tx, id, changed.attachedFiles)
      },
    })

    // Read again for the names of the organization, the person and the users (TASK-3).
    return findTask(tx, id)
  })

/**
 * Deletes a task softly.
 * @throws Problem NOT_FOUND
 */
export const removeTask = (db: Db | Tx, id: string, session: Session): Promise<void> =>
  removeRecord(db, taskRecord, id, session)
