import type { TaskSearch } from '@registrar/domain/tasks/task-listing'
import { expressionBuilder } from 'kysely'
import type { Tables } from '#platform/database/database'
import { isId } from '#platform/database/ids'
import { conditionByState } from '#platform/lists/filter-conditions'
import { notNullSorts, type List } from '#platform/lists/list'
import { taskColumns, taskParts, type TaskRow } from './tasks.row.ts'

/** Days within which a task is due soon (TASK-11). */
const SOON_DAYS = 7

const eb = expressionBuilder<Tables & { t: Tables['tasks'] }, 't'>()

const isAssignedTo = (userId: string) =>
  eb('t.id', 'in', eb.selectFrom('task_users').select('task_id').where('user_id', '=', userId))

/** The tasks of the board. */
export const taskList: List<TaskSearch, TaskRow> = {
  from: 'tasks as t',
  shown: eb('t.deleted_at', 'is', null),
  search: { field: 'search', column: 't.search_text' },
  filters: {
    status: (status) => eb('t.status', '=', status),
    organizationId: (id) => (isId(id) ? eb('t.organization_id', '=', id) : eb.lit(false)),
    due: (when, { today }) => {
      const { late, soon, ok: later, none } = conditionByState(eb.ref('t.due_on'), today, SOON_DAYS)
      return eb.and([eb('t.status', '<>', 'DONE'), { late, soon, later, none }[when]])
    },
    user: (id) => (isId(id) ? isAssignedTo(id) : eb.lit(false)),
  },
  sorts: notNullSorts({
    updatedAt: 't.updated_at',
    createdAt: 't.created_at',
    title: 't.sort_title',
    status: 't.sort_status',
  }),
  row: (db, id) =>
    db
      .selectFrom('tasks as t')
      .leftJoin('organizations as o', 'o.id', 't.organization_id')
      .leftJoin('people as p', 'p.id', 't.person_id')
      .select(taskColumns)
      .select((joined) => taskParts(joined as never))
      .where('t.id', '=', id),
}
