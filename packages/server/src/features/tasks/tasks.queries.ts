import type { Task } from '@registrar/domain/tasks/task'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import type { TaskSearch } from '@registrar/domain/tasks/task-listing'
import type { Db, Tx } from '#platform/database/database'
import { requireRow } from '#platform/database/require-row'
import { type Page, searchList } from '#platform/lists/search-list'
import { taskList } from './task.list.ts'
import { taskColumns, taskParts, taskRow } from './tasks.row.ts'

/** A page of whole tasks, since a card shows all of a task (TASK-5). */
export const searchTasks = async (db: Db, query: TaskSearch, today: IsoDate): Promise<Page<Task>> => {
  const page = await searchList(db, taskList, query, { today })

  return { ...page, data: page.data.map(taskRow) }
}

/**
 * One whole task.
 * @throws Problem NOT_FOUND when unknown or deleted
 */
export const findTask = async (db: Db | Tx, id: string): Promise<Task> => {
  const row = await requireRow(
    'task',
    id,
    db
      .selectFrom('tasks as t')
      .leftJoin('organizations as o', 'o.id', 't.organization_id')
      .leftJoin('people as p', 'p.id', 't.person_id')
      .select(taskColumns)
      .select((eb) => taskParts(eb as never))
      .where('t.id', '=', id)
      .where('t.deleted_at', 'is', null),
  )

  return taskRow(row)
}
