import type { Task } from '@registrar/domain/tasks/task'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import type { TaskSearch } from '@registrar/domain/tasks/task-listing'
import type { Db, Tx } from '#platform/database/database'
import { isId } from '#platform/database/ids'
import { isLargeTable } from '#platform/lists/row-counts'
import { type Page, searchList } from '#platform/lists/search-list'
import { notFound } from '#platform/problem'
import { taskList } from './task.list.ts'
import { taskColumns, taskParts, taskRow } from './tasks.row.ts'

// Most tasks are done. Counting a whole column in the index of the board and walking it takes a third of the time of
// gathering its tasks.
const countColumn = async (
  db: Db,
  { status, search, user, organizationId, due }: TaskSearch,
): Promise<number | undefined> => {
  if (!status || search || user || organizationId || due || (await isLargeTable(db, 'tasks'))) return undefined

  const { total } = await db
    .selectFrom('tasks')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('status', '=', status)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return total
}

/** A page of whole tasks, since a card shows all of a task (TASK-5). */
export const searchTasks = async (db: Db, query: TaskSearch, today: IsoDate): Promise<Page<Task>> => {
  const page = await searchList(db, taskList, query, { today, total: await countColumn(db, query) })

  return { ...page, data: page.data.map(taskRow) }
}

/**
 * One whole task.
 * @throws Problem NOT_FOUND when unknown or deleted
 */
export const findTask = async (db: Db | Tx, id: string): Promise<Task> => {
  if (!isId(id)) throw notFound('task')

  const row = await db
    .selectFrom('tasks as t')
    .leftJoin('organizations as o', 'o.id', 't.organization_id')
    .leftJoin('people as p', 'p.id', 't.person_id')
    .select(taskColumns)
    .select((eb) => taskParts(eb as never))
    .where('t.id', '=', id)
    .where('t.deleted_at', 'is', null)
    .executeTakeFirst()
  if (!row) throw notFound('task')

  return taskRow(row)
}
