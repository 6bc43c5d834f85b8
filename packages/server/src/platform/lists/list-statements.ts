import { type Expression, type RawBuilder, sql } from 'kysely'
import { type Condition, type List, type ListQuery, tableOf } from './list.ts'

/** A part of a list. `isReversed`: counted and read from the end. */
export type Slice = { limit: number; offset: number; isReversed?: boolean }

export type Sums = Record<string, number>

/** The ids of a slice, with the total and the sums of all matches. */
type Gathered = { ids: string[]; total: number; sums: Sums }

type ListStatements = {
  /** the ids of a slice, along the index of their order where there is one */
  walk: (slice: Slice) => RawBuilder<{ id: string }>
  /** the ids of a slice, the total and the sums, from one reading of all matches, or of no more than `most` */
  gather: (slice: Slice, most: number | null) => RawBuilder<Gathered>
  /** how many rows the planner expects to match */
  explain: () => RawBuilder<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>
}

/**
 * What a query sorts a list by.
 * @throws Error when the list cannot be sorted so
 */
export const sortOf = <Q, Row>(list: List<Q, Row>, query: Q & ListQuery) => {
  const sort = list.sorts[query.sortField]
  if (!sort) throw new Error(`${list.from} cannot be sorted by ${query.sortField}.`)
  return typeof sort === 'function' ? sort(query) : sort
}

const idOf = <Q, Row>(list: List<Q, Row>) => sql.ref(`${tableOf(list).alias}.id`)

/** The rows of a list that meet the conditions, from the `from` of a statement on. */
export const fromWhere = <Q, Row>(list: List<Q, Row>, where: Condition) => {
  const { table, alias } = tableOf(list)
  return sql`from ${sql.id(table)} as ${sql.id(alias)} where ${where}`
}

/** The order of a list: by a value, its blanks last, then by id. `isReversed`: the same order from its end. */
export const orderBy = (
  { value, id, isNullable }: { value: Expression<unknown>; id: Expression<unknown>; isNullable: boolean },
  sortOrder: 'asc' | 'desc',
  isReversed = false,
) => {
  const direction = sql.raw((sortOrder === 'desc') === isReversed ? 'asc' : 'desc')
  const blanks = sql.raw(isNullable ? (isReversed ? ' nulls first' : ' nulls last') : '')
  return sql`order by ${value} ${direction}${blanks}, ${id} ${direction}`
}

const sumsOf = <Q, Row>({ sums = {} }: List<Q, Row>) =>
  sql`json_build_object(${sql.join(Object.keys(sums).flatMap((name) => [sql.lit(name), sql`coalesce(sum(${sql.ref(name)}), 0)`]))})`

const summedColumns = <Q, Row>({ sums = {} }: List<Q, Row>) =>
  Object.entries(sums).map(([name, value]) => sql`${value} as ${sql.id(name)}`)

/** The statements that find what a page of a list shows. */
export const listStatements = <Q, Row>(list: List<Q, Row>, query: Q & ListQuery, where: Condition): ListStatements => {
  const { value, isNullable } = sortOf(list, query)
  const id = idOf(list)
  const found = { value: sql.ref('sort_key'), id: sql.ref('id'), isNullable }

  return {
    walk: ({ limit, offset, isReversed }) => sql`
      select ${id} as id ${fromWhere(list, where)}
      ${orderBy({ value, id, isNullable }, query.sortOrder, isReversed)} limit ${limit} offset ${offset}`,
    gather: ({ limit, offset }, most) => sql`
      with found as materialized (
        select ${sql.join([sql`${id} as id`, sql`${value} as sort_key`, ...summedColumns(list)])}
        ${fromWhere(list, where)} ${most === null ? sql`` : sql`limit ${most}`}
      )
      select count(*) as total, ${sumsOf(list)} as sums,
        array(select id from found ${orderBy(found, query.sortOrder)} limit ${limit} offset ${offset}) as ids
      from found`,
    explain: () => sql`explain (format json) select 1 ${fromWhere(list, where)}`,
  }
}

/** The sums over all rows of a list that meet the conditions. */
export const sumStatement = <Q, Row>(list: List<Q, Row>, where: Condition): RawBuilder<{ sums: Sums }> =>
  sql`select ${sumsOf(list)} as sums from (select ${sql.join(summedColumns(list))} ${fromWhere(list, where)}) as found`
