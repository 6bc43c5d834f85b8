import { STATE_DAYS } from '@registrar/domain/deadlines/deadline'
import type { DeadlineCounts, DeadlineRow, DeadlineSearch } from '@registrar/domain/deadlines/deadline-listing'
import { addDays, type IsoDate } from '@registrar/domain/shared/iso-date'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/database/database'
import { answeredPage } from '#platform/lists/answered-page'
import { type Condition, conditionsOf } from '#platform/lists/list'
import { offsetOf, type Page } from '#platform/lists/search-list'
import { deadlineList } from './deadline.list.ts'
import { deadlineOfRow, type SelectedDeadline } from './deadlines.row.ts'

type DeadlinePage = Page<DeadlineRow> & { counts: DeadlineCounts }

type Counts = DeadlineCounts & { total: number }
const NOTHING: Counts = { total: 0, overdue: 0, today: 0, week: 0, month: 0, quarter: 0 }

/** What is counted: `days` are rows with a day and how many deadlines it has, `unconfirmed` how many are not late though past (AR-23). */
type Counted = { days: RawBuilder<unknown>; unconfirmed: RawBuilder<unknown> }

/** The counts of the states. */
const countedStates = ({ days, unconfirmed }: Counted, today: IsoDate) => {
  const [week, month, quarter] = [STATE_DAYS.week, STATE_DAYS.month, STATE_DAYS.quarter].map((distance) =>
    addDays(today, distance),
  )
  const counted = (condition: RawBuilder<unknown>) => sql`coalesce(sum(n) filter (where ${condition}), 0)::int`

  return sql<Counts>`select ${counted(sql`true`)} as total,
    ${counted(sql`date < ${today}`)} - (${unconfirmed})::int as overdue,
    ${counted(sql`date = ${today}`)} as today,
    ${counted(sql`date > ${today} and date <= ${week}`)} as week,
    ${counted(sql`date > ${week} and date <= ${month}`)} as month,
    ${counted(sql`date > ${month} and date <= ${quarter}`)} as quarter
    from (${days}) as days`
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

type Search = {
  where: Condition
  order: RawBuilder<unknown>
  slice: RawBuilder<unknown>
  today: IsoDate
}
type Found = { rows: SelectedDeadline[]; counts: Counts | undefined }

const listed = (db: Db, order: RawBuilder<unknown>) => sql`
  from page join deadlines d on d.id = page.id
  cross join lateral (${deadlineList.row(db, sql.ref('page.id'))}) as listed
  order by ${order}`

/** The page in the order of an index, and beside it the counts from an index of the days. */
const searchInOrder = async (db: Db, { where, order, slice, today }: Search): Promise<Found> => {
  const days = sql`select d.date, count(*) as n from deadlines d where ${where} group by d.date`
  const unconfirmed = sql`select count(*) from deadlines d where ${where} and d.is_unconfirmed and d.date < ${today}`
  const [counted, { rows }] = await Promise.all([
    countedStates({ days, unconfirmed }, today).execute(db),
    sql<SelectedDeadline>`
      with page as materialized (select d.id from deadlines d where ${where} order by ${order} ${slice})
      select listed.* ${listed(db, order)}`.execute(db),
  ])

  return { rows, counts: counted.rows[0] }
}

/** One pass over what search terms leave, which no index has in order; the page and the counts read what it found. */
const searchInOnePass = async (db: Db, { where, order, slice, today }: Search): Promise<Found> => {
  const days = sql`select date, count(*) as n from found group by date`
  const unconfirmed = sql`select count(*) from found where is_unconfirmed and date < ${today}`
  const { rows } = await sql<{ rows: SelectedDeadline[]; counts: Counts }>`
    with found as materialized (
      select d.id, d.date, d.sort_name, d.kind, d.subject, d.house_date, d.legal_date, d.is_unconfirmed
      from deadlines d where ${where}
    ), page as materialized (select d.id from found d order by ${order} ${slice})
    select (select to_json(counted) from (${countedStates({ days, unconfirmed }, today)}) as counted) as counts,
      (select coalesce(json_agg(row), '[]') from (select listed.* ${listed(db, order)}) as row) as rows`.execute(db)

  return { rows: rows[0]?.rows ?? [], counts: rows[0]?.counts }
}

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
  const { limit } = query
  const { where } = conditionsOf(deadlineList, query, { today })
  const slice = sql`limit ${limit} offset ${offsetOf(query)}`
  const search = query.search?.trim() ? searchInOnePass : searchInOrder

  const found = await search(db, { where, order: orderOf(query), slice, today })
  const { total, ...counts } = found.counts ?? NOTHING

  const data = found.rows.map((row) => deadlineOfRow(row, today))
  return { ...answeredPage(data, total, limit), counts }
}
