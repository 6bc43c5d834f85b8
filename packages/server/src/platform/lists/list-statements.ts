import { type Expression, type RawBuilder, sql } from 'kysely'
import { type Condition, type List, type ListQuery, tableOf } from './list.ts'

/** A part of a list. */
type Slice = { limit: number; offset: number }

export type Sums = Record<string, number>

type Counted = { total: number; sums: Sums }

type ListStatements = {
  /** the ids of a slice, along the index of their order where there is one */
  walk: (slice: Slice) => RawBuilder<{ id: string }>
  /** the ids of a slice, the total and the sums, from one reading of all matches */
  gather: (slice: Slice) => RawBuilder<Counted & { ids: string[] }>
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

const tablesOf = <Q, Row>(list: List<Q, Row>) => {
  const { table, alias } = tableOf(list)
  return sql`${sql.id(table)} as ${sql.id(alias)} ${list.joined ?? sql``}`
}

/** The rows of a list that meet the conditions, from the `from` of a statement on. */
export const fromWhere = <Q, Row>(list: List<Q, Row>, where: Condition) => sql`from ${tablesOf(list)} where ${where}`

type OrderKeys = { value: Expression<unknown>; id: Expression<unknown>; isNullable: boolean }

const sortKeys = ({ value, id, isNullable }: OrderKeys, sortOrder: 'asc' | 'desc') => {
  const direction = sql.raw(sortOrder)
  const blanks = sql.raw(isNullable ? ' nulls last' : '')
  return sql`${value} ${direction}${blanks}, ${id} ${direction}`
}

/** The order of a list: by a value, its blanks last, then by id. */
export const orderBy = (keys: OrderKeys, sortOrder: 'asc' | 'desc') => sql`order by ${sortKeys(keys, sortOrder)}`

const sumsOf = <Q, Row>({ sums = {} }: List<Q, Row>) =>
  sql`json_build_object(${sql.join(Object.keys(sums).flatMap((name) => [sql.lit(name), sql`coalesce(sum(${sql.ref(name)}), 0)`]))})`

const summedColumns = <Q, Row>({ sums = {} }: List<Q, Row>) =>
  Object.entries(sums).map(([name, value]) => sql`${value} as ${sql.id(name)}`)

/** The statements that find what a page of a list shows. */
export const listStatements = <Q, Row>(list: List<Q, Row>, query: Q & ListQuery, where: Condition): ListStatements => {
  const { value, isNullable, walked = tablesOf(list) } = sortOf(list, query)
  const id = idOf(list)
  const found = { value: sql.ref('sort_key'), id: sql.ref('id'), isNullable }
  const first = list.first?.(query)
  const foundOrder = first
    ? sql`order by is_first desc, ${sortKeys(found, query.sortOrder)}`
    : orderBy(found, query.sortOrder)

  return {
    walk: ({ limit, offset }) => sql`
      select ${id} as id from ${walked} where ${where} ${orderBy({ value, id, isNullable }, query.sortOrder)} limit ${limit} offset ${offset}`,
    gather: ({ limit, offset }) => sql`
      with found as materialized (
        select ${sql.join([sql`${id} as id`, sql`${value} as sort_key`, ...(first ? [sql`${first} as is_first`] : []), ...summedColumns(list)])}
        ${fromWhere(list, where)}
      )
      select count(*) as total, ${sumsOf(list)} as sums,
        array(select id from found ${foundOrder} limit ${limit} offset ${offset}) as ids
      from found`,
  }
}

/** The number of all rows of a list that meet the conditions, with their sums. */
export const countStatement = <Q, Row>(list: List<Q, Row>, where: Condition): RawBuilder<Counted> =>
  sql`select count(*) as total, ${sumsOf(list)} as sums from (select ${sql.join(summedColumns(list))} ${fromWhere(list, where)}) as found`
