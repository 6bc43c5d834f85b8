import { columnByField } from '@registrar/domain/shared/field'
import { type Task, taskFieldTable, type TaskStatus } from '@registrar/domain/tasks/task'
import { type ExpressionBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { RecordKind } from '#platform/commands/lock-record'
import { versionOf } from '#platform/commands/record-version'
import { columnsOf, columnValues, recordColumn } from '#platform/database/columns'
import type { Tables } from '#platform/database/database'
import { fullName } from '#platform/database/full-name'

/** How the change log names a task, and where tasks are kept. */
export const taskRecord = { type: 'task', table: 'tasks' } as const satisfies RecordKind

/** Columns of a task, joined with its organization and person, under the API's field names. */
export const taskColumns = [
  ...columnsOf('t', recordColumn, ['_id', 'createdAt', 'updatedAt']),
  ...columnsOf('t', columnByField(taskFieldTable, 'tasks')),
  'o.name as organizationName' as const,
  versionOf('t'),
]

type Joined = ExpressionBuilder<
  Tables & { t: Tables['tasks']; o: Tables['organizations']; p: Tables['people'] },
  't' | 'o' | 'p'
>

/** The person's name, the assigned users and the attached files. */
export const taskParts = (eb: Joined) => [
  sql<string | null>`case when p.id is not null then ${fullName('p')} end`.as('peopleName'),
  jsonArrayFrom(
    eb
      .selectFrom('task_users as a')
      .innerJoin('users', 'users.id', 'a.user_id')
      .select('a.user_id as userId')
      .select(fullName('users').as('userName'))
      .whereRef('a.task_id', '=', 't.id')
      .orderBy('a.position'),
  ).as('users'),
  jsonArrayFrom(
    eb.selectFrom('task_files as f').select('f.url').whereRef('f.task_id', '=', 't.id').orderBy('f.position'),
  ).as('attachedFiles'),
]

/** A task as it is selected. */
export type TaskRow = Omit<Task, 'status' | 'attachedFiles'> & { status: string; attachedFiles: { url: string }[] }

/** A row in the shape that the API answers. A check constraint of the table allows only the three statuses. */
export const taskRow = (row: TaskRow): Task => ({
  ...row,
  status: row.status as TaskStatus,
  attachedFiles: row.attachedFiles.map((file) => file.url),
})

/** The columns that a set of API fields is written to. */
export const taskValues = columnValues(taskFieldTable, 'tasks')
