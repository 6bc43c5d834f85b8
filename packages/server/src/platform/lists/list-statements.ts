import { type Expression, type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/database/database'
import { type Condition, type List, type ListQuery, tableOf } from './list.ts'

/** A part of a list. `isReversed`: counted and read from the end. */
export type Slice = { limit: number; offset: number; isReversed?: boolean }

export type Sums = Record<string, number>

/** A row of a list with the total and the sums. Where the page has no row, one line with `listId` null has them. */
export type Gathered<Row> = Row & { listTotal: number; listSums: Sums; listId: string | null }

export type ListStatements<Row> = {
  /** the rows of a slice, along the index of their order where there is one */
  walk: (slice: Slice) => RawBuilder<Row>
  /** the rows of a slice, the total and the sums, from one reading of all matches, or of no more than `most` */
  gather: (slice: Slice, most: number | null) => RawBuilder<Gathered<Row>>
  /** how many rows the planner expects to match */
  explain: () => RawBuilder<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>
}

// The text of a list's row is the longest part of each statement and always the same: it is built once.
const rowTexts = new WeakMap<object, Expression<unknown>>()

export const rowText = <Q, Row>(db: Db, list: List<Q, Row>): Expression<unknown> => {
  const known = rowTexts.get(list)
  if (known) return known

  const { sql: text, parameters } = sql`${list.row(db, sql.ref('page.id'))}`.compile(db)
  if (parameters.length > 0) throw new Error(`The row of ${list.from} takes a value: ${text}`)
  const built = sql.raw(text)
  rowTexts.set(list, built)
  return built
}

export const sortOf = <Q, Row>(list: List<Q, Row>, query: Q & ListQuery) => {
  const sort = list.sorts[query.sortField]
  if (!sort) throw new Error(`${list.from} cannot be sorted by ${query.sortField}.`)
  return typeof sort === 'function' ? sort(query) : sort
}

export const fromWhere = <Q, Row>(list: List<Q, Row>, where: Condition) => {
  const { table, alias } = tableOf(list)
  return sql`from ${sql.id(table)} as ${sql.id(alias)} where ${where}`
}

const sumsOf = <Q, Row>({ sums = {} }: List<Q, Row>) =>
  sql`json_build_object(${sql.join(Object.keys(sums).flatMap((name) => [sql.lit(name), sql`coalesce(sum(${sql.ref(name)}), 0)`]))})`

const summedColumns = <Q, Row>({ sums = {} }: List<Q, Row>) =>
  Object.entries(sums).map(([name, value]) => sql`${value} as ${sql.id(name)}`)

/** The statements that read a list. */
export const listStatements = <Q, Row>(
  db: Db,
  list: List<Q, Row>,
  query: Q & ListQuery,
  where: Condition,
): ListStatements<Row> => {
  const { value, isNullable } = sortOf(list, query)
  const key = [sql`${sql.ref(`${tableOf(list).alias}.id`)} as id`, sql`${value} as sort_key`]
  const row = sql`lateral (${rowText(db, list)}) as listed`

  const order = (of: string, isReversed = false) => {
    const direction = sql.raw((query.sortOrder === 'desc') === isReversed ? 'asc' : 'desc')
    const blanks = sql.raw(isNullable ? (isReversed ? ' nulls first' : ' nulls last') : '')
    return sql`order by ${sql.ref(`${of}sort_key`)} ${direction}${blanks}, ${sql.ref(`${of}id`)} ${direction}`
  }
  const cut = ({ limit, offset, isReversed }: Slice) => sql`${order('', isReversed)} limit ${limit} offset ${offset}`

  return {
    walk: (slice) => sql`
      with page as (select ${sql.join(key)} ${fromWhere(list, where)} ${cut(slice)})
      select listed.* from page cross join ${row} ${order('page.', slice.isReversed)}`,
    gather: (slice, most) => sql`
      with found as materialized (
        select ${sql.join([...key, ...summedColumns(list)])} ${fromWhere(list, where)} ${most === null ? sql`` : sql`limit ${most}`}
      ), page as (select id, sort_key from found ${cut(slice)})
      select "listTotal", "listSums", page.id as "listId", listed.*
      from (select count(*) as "listTotal", ${sumsOf(list)} as "listSums" from found) as counted
      left join (page cross join ${row}) on true ${order('page.')}`,
    explain: () => sql`explain (format json) select 1 ${fromWhere(list, where)}`,
  }
}

/** The sums over all rows of a list that meet the conditions. */
export const sumStatement = <Q, Row>(list: List<Q, Row>, where: Condition): RawBuilder<{ sums: Sums }> =>
  sql`select ${sumsOf(list)} as sums from (select ${sql.join(summedColumns(list))} ${fromWhere(list, where)}) as found`
