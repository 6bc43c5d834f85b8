import { STATE_DAYS } from '@registrar/domain/deadlines/deadline'
import type { DeadlineCounts, DeadlineRow, DeadlineSearch } from '@registrar/domain/deadlines/deadline-search'
import { addDays, type IsoDate } from '@registrar/domain/shared/iso-date'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/database/database'
import { conditionsOf } from '#platform/lists/list'
import { isLargeTable } from '#platform/lists/row-counts'
import type { Page } from '#platform/lists/search-list'
import { deadlineList } from './deadline.list.ts'
import { deadlineOfRow, type SelectedDeadline } from './deadlines.row.ts'

const LAST_OFFSET = 1_000_000_000

export type DeadlinePage = Page<DeadlineRow> & { counts: DeadlineCounts }

const countedStates = (today: IsoDate) => {
  const [week, month, quarter] = [STATE_DAYS.week, STATE_DAYS.month, STATE_DAYS.quarter].map((days) =>
    addDays(today, days),
  )

  return sql`count(*) as total,
    count(*) filter (where d.date < ${today}) as overdue,
    count(*) filter (where d.date = ${today}) as today,
    count(*) filter (where d.date > ${today} and d.date <= ${week}) as week,
    count(*) filter (where d.date > ${week} and d.date <= ${month}) as month,
    count(*) filter (where d.date > ${month} and d.date <= ${quarter}) as quarter`
}

/** The order of a search for deadlines. */
export const orderOf = ({ sortField, sortOrder }: DeadlineSearch): RawBuilder<unknown> => {
  const sort = deadlineList.sorts[sortField]
  if (!sort || typeof sort === 'function') throw new Error(`Deadlines cannot be sorted by ${sortField}.`)
  const direction = sql.raw(sortOrder)
  const blanks = sql.raw(sort.isNullable ? ' nulls last' : '')

  return sortField === 'date' || sortField === 'days'
    ? sql`d.date ${direction}, d.sort_name ${direction}, d.id ${direction}`
    : sql`${sort.value} ${direction}${blanks}, d.date, d.sort_name, d.id`
}

/** A search as the list's filters read it: `me` is the user who asks, and what is snoozed is left out. */
export const listedSearch = (body: DeadlineSearch, userId: string) => ({
  ...body,
  user: body.user === 'me' ? userId : body.user,
  snoozed: body.snoozed ?? false,
})

type Counts = DeadlineCounts & { total: number }

/**
 * A page of what falls due, with the counts of all that the filter finds, on the day `today` (DUE-6). `userId` is who `me`
 * is. The rows are as of the last refresh.
 */
export const searchDeadlines = async (
  db: Db,
  body: DeadlineSearch,
  { today, userId }: { today: IsoDate; userId: string },
): Promise<DeadlinePage> => {
  const query = listedSearch(body, userId)
  const isLarge = await isLargeTable(db, 'deadlines')
  const { where } = conditionsOf(deadlineList, query, { today, isLarge })
  const { limit } = query
  const offset = Math.min((query.page - 1) * limit, LAST_OFFSET)

  const [counted, { rows }] = await Promise.all([
    sql<Counts>`select ${countedStates(today)} from deadlines d where ${where}`.execute(db),
    sql<SelectedDeadline>`
      with page as materialized (
        select d.id from deadlines d where ${where} order by ${orderOf(query)} limit ${limit} offset ${offset}
      )
      select listed.* from page join deadlines d on d.id = page.id
      cross join lateral (${deadlineList.row(db, sql.ref('page.id'))}) as listed
      order by ${orderOf(query)}`.execute(db),
  ])
  const { total, ...counts } = counted.rows[0] ?? { total: 0, overdue: 0, today: 0, week: 0, month: 0, quarter: 0 }

  return {
    data: rows.map((row) => deadlineOfRow(row, today)),
    totalItems: total,
    totalPages: Math.ceil(total / limit),
    counts,
  }
}
