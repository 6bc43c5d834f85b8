import type { IsoDate } from '@registrar/domain/shared/iso-date'
import type { ClosingDays } from '@registrar/domain/working-days/working-days'
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db, Tables } from '#platform/database/database'
import {
  type FormerNames,
  matchesNames,
  matchesNamesOrFormer,
  matchesRow,
  type SearchedNames,
  type SearchedRow,
  searchWords,
} from '#platform/database/search-words'

/** What the search body of every list is parsed to. */
export type ListQuery = {
  page: number
  limit: number
  sortField: string
  sortOrder: 'asc' | 'desc'
  /** the fields that the rows are to have besides, where the list offers some (LIST-15) */
  fields?: readonly string[] | null | undefined
}

export type Condition = Expression<SqlBool>

/**
 * What rows are sorted by. Where it may be null, the blanks come last in both directions. `walked`: the tables in whose order a page is read, where
 * PostgreSQL would sort all rows.
 */
export type SortKey = { value: Expression<unknown>; isNullable: boolean; walked?: RawBuilder<unknown> | undefined }

/** For each field the column that it sorts by: columns that always have a value. */
export const notNullSorts = <F extends string>(columns: Record<F, string>): Record<F, SortKey> => keysOf(columns, false)

/** The same for columns that may be blank. */
export const nullableSorts = <F extends string>(columns: Record<F, string>): Record<F, SortKey> => keysOf(columns, true)

const keysOf = <F extends string>(columns: Record<F, string>, isNullable: boolean): Record<F, SortKey> => {
  const keys: Record<string, SortKey> = {}
  for (const [field, column] of Object.entries<string>(columns)) keys[field] = { value: sql.ref(column), isNullable }
  return keys
}

/**
 * The day on which a list is read; of the configuration the closing days where its filters count working days, and the time
 * zone where they compare an instant with a day.
 */
export type ListDay = { today: IsoDate; closingDays?: ClosingDays | undefined; timeZone?: string | undefined }

/** The condition that each field of the query stands for; undefined where its value filters nothing. */
export type Filters<Q> = {
  [F in keyof Q]?: (value: NonNullable<Q[F]>, context: { query: Q } & ListDay) => Condition | undefined
}

/** One row, read by its id. */
export type RowReader<Row> = {
  /** the type of the ids, 'uuid' by default */
  idType?: 'text'
  /** `asked`: the fields that it is to have besides (LIST-15) */
  row: (db: Db, id: Expression<string>, asked?: readonly string[]) => Expression<Row>
}

/** A folded column that must contain the words, how they are read, and whom a row is about, or the names that are searched. */
type Searched =
  | ({ readWords?: (search: string | null) => string[] } & SearchedRow)
  | (SearchedNames & { former?: FormerNames })

/**
 * A list: all that searching, summing and exporting it need to know. A feature declares one for each of its lists. `row` has
 * its columns under the API's field names.
 */
export type List<Q, Row> = RowReader<Row> & {
  from: keyof Tables | `${keyof Tables} as ${string}`
  /** at most one row of another table for each row, which sorts name: a left join, which costs nothing where none names it */
  joined?: RawBuilder<unknown>
  /** the rows of the list, unless the query has a field of `instead` */
  shown: Condition
  /** fields of the query that ask for other rows, such as the deleted ones */
  instead?: { [F in keyof Q]?: Condition }
  filters: Filters<Q>
  /** the field of the query that has the search words, and what they are looked for in */
  search: { field: keyof Q } & Searched
  /** whether a query also looks for the names that records had before */
  asksForFormerNames?: (query: Q) => boolean
  sorts: Record<string, SortKey | ((query: Q) => SortKey)>
  /** the found rows that come first, whatever the sort */
  first?: (query: Q) => Condition | undefined
  /** the numbers of a row that are added up over all rows that a query finds */
  sums?: Record<string, Expression<number>>
  /** whether the filters of a query leave so many rows that PostgreSQL chooses how to find a page of them */
  leavesMany?: (query: Q) => boolean
}

/** The table of a list, and how its statements name it. */
export const tableOf = <Q, Row>({ from }: List<Q, Row>): { table: string; alias: string } => {
  const [table = '', alias = table] = from.split(' as ')
  return { table, alias }
}

const isSet = (value: unknown) => value !== undefined && value !== null

/** The conditions of a query, joined by `and`. `isUnfiltered`: there are none. */
type Conditions = { where: Condition; isUnfiltered: boolean }

const searchConditions = <Q, Row>(list: List<Q, Row>, query: Q): Condition[] => {
  const searched: Searched = list.search
  const search = query[list.search.field] as string | null
  if ('wholeKey' in searched)
    return searched.former && list.asksForFormerNames?.(query)
      ? matchesNamesOrFormer({ ...searched, id: `${tableOf(list).alias}.id` }, searched.former, search)
      : matchesNames(searched, search)
  const { readWords = searchWords, ...row } = searched
  return matchesRow(row, search, readWords(search))
}

/** The conditions of a query. */
export const conditionsOf = <Q, Row>(list: List<Q, Row>, query: Q, day: ListDay): Conditions => {
  const fields = Object.keys(query as object) as (keyof Q)[]
  const setFields = fields.filter((field) => isSet(query[field]))

  const instead = setFields.flatMap((field) => list.instead?.[field] ?? [])
  const filters = setFields.flatMap(
    (field) => list.filters[field]?.(query[field] as NonNullable<Q[keyof Q]>, { query, ...day }) ?? [],
  )
  const words = searchConditions(list, query)

  const conditions = [...(instead.length > 0 ? instead : [list.shown]), ...filters, ...words]
  const isUnfiltered = instead.length + filters.length + words.length === 0
  return { where: sql`${sql.join(conditions, sql` and `)}`, isUnfiltered }
}
