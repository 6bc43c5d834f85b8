import type { Task } from '@registrar/domain/tasks/task'
import type { TaskSearch, TaskSortField } from '@registrar/domain/tasks/task-search'
import type { Db, Tx } from '#platform/database/database'
import { isId } from '#platform/database/ids'
import { countRows, isLargeTable, keptCount, type Page, readPage } from '#platform/paging'
import { notFound } from '#platform/http/problem'
import { matchesWords, searchWords } from '#platform/search'
import { orderedBy, type SortKey } from '#platform/sorting'
import { taskColumns, taskParts, taskRow } from './tasks.row.ts'

const sortKeys: Record<TaskSortField, SortKey> = {
  updatedAt: { column: 't.updated_at', isNullable: false },
  createdAt: { column: 't.created_at', isNullable: false },
  title: { column: 't.sort_title', isNullable: false },
  status: { column: 't.sort_status', isNullable: false },
}

/** A page of tasks, whole: cards show all of a task. Source: part 2, sections 2.13 and 7. */
export const searchTasks = async (db: Db, asked: TaskSearch): Promise<Page<Task>> => {
  const words = searchWords(asked.search)
  const isLarge = await isLargeTable(db, 'tasks')
  const { page, limit, ...terms } = asked
  const question = ['tasks', terms, isLarge]
  const base = () =>
    db
      .selectFrom('tasks as t')
      .where('t.deleted_at', 'is', null)
      .$if(words.length > 0, (query) => query.where((eb) => matchesWords(eb.ref('t.search_text'), words, isLarge)(eb)))
      .$if(asked.status !== undefined, (query) => query.where('t.status', '=', asked.status ?? ''))
      .$if(asked.user !== undefined, (query) =>
        query.where((eb) =>
          isId(asked.user ?? '')
            ? eb(
                't.id',
                'in',
                eb
                  .selectFrom('task_users as of')
                  .select('of.task_id')
                  .where('of.user_id', '=', asked.user ?? ''),
              )
            : eb.lit(false),
        ),
      )
  const isFiltered = words.length > 0 || asked.status !== undefined || asked.user !== undefined
  const found = await readPage(db, {
    page,
    limit,
    question,
    isCapped: isFiltered && isLarge,
    rows: (slice) => {
      const sorted = orderedBy(sortKeys[asked.sortField], 't.id', asked.sortOrder, slice.isReversed)
      // The slice first: users and files are not to be read for the rows that a far page skips.
      const cut = base().select('t.id').$call(sorted).limit(slice.limit).offset(slice.offset)
      return db
        .selectFrom('tasks as t')
        .innerJoin(cut.as('slice'), 'slice.id', 't.id')
        .leftJoin('organizations as o', 'o.id', 't.organization_id')
        .leftJoin('people as p', 'p.id', 't.person_id')
        .select(taskColumns)
        .select((eb) => taskParts(eb as never))
        .$call(sorted)
    },
    count: (cap) =>
      isFiltered ? countRows(db, { question, query: () => base().select('t.id') }, cap) : keptCount(db, 'tasks'),
  })
  return { ...found, data: found.data.map(taskRow) }
}

/**
 * One task, whole.
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
