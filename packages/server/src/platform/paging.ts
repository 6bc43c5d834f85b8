import { CompiledQuery, type Expression, type SelectQueryBuilder, sql } from 'kysely'
import { nowMs } from './clock.ts'
import type { Db } from './database/database.ts'
import { orderedBy, type SortKey } from './sorting.ts'
import { statementFor } from './statements.ts'

export type Page<R> = { data: R[]; totalItems: number; totalPages: number; totalIsCapped?: boolean }

/** A filtered list counts to here in a large table, and says so. */
const CAP = 10_000
/** So many times the cap is expected of a single word: it is past the cap for certain, by the sample behind the guess. */
const CERTAINTY = 2
const LARGE_TABLE_ROWS = 200_000
/** Rows skipped before it pays to know the total first, and to read the far half of the list from its end. */
const DEEP_OFFSET = 2_000
const SIZE_MS = 60_000

const sizes = new WeakMap<Db, Map<string, { isLarge: boolean; readAtMs: number }>>()

/** Whether a table holds over about 200,000 rows, by the planner's own estimate, read once a minute. */
export const isLargeTable = async (db: Db, table: string): Promise<boolean> => {
  const known = sizes.get(db) ?? new Map<string, { isLarge: boolean; readAtMs: number }>()
  sizes.set(db, known)
  const last = known.get(table)
  if (last && nowMs() - last.readAtMs < SIZE_MS) return last.isLarge
  const { rows } = await sql<{ rows: number }>`
    select reltuples::bigint as rows from pg_class where oid = to_regclass(${table})`.execute(db)
  const isLarge = (rows[0]?.rows ?? 0) > LARGE_TABLE_ROWS
  known.set(table, { isLarge, readAtMs: nowMs() })
  return isLarge
}

/** How many records of a table are not deleted: exact, and kept by the table's triggers. */
export const keptCount = async (db: Db, table: string): Promise<number> => {
  const statement = statementFor(['kept count', table], () =>
    db
      .selectFrom('row_counts')
      .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('delta'), sql<number>`0`).as('total'))
      .where('table_name', '=', table)
      .compile(),
  )
  const { rows } = await db.executeQuery(statement)
  return rows[0]?.total ?? 0
}

type Explained = { 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }

const expectedRows = async (db: Db, { sql: text, parameters }: CompiledQuery): Promise<number> => {
  const explaining: CompiledQuery<Explained> = CompiledQuery.raw(`explain (format json) ${text}`, [...parameters])
  const { rows } = await db.executeQuery(explaining)
  return rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0
}

type Counting<D, T extends keyof D, O> = {
  /** all that the query depends on (see `statementFor`) */
  question: readonly unknown[]
  query: () => SelectQueryBuilder<D, T, O>
  /** the planner's expectation can be relied on: of several conditions together it knows nothing */
  isOneCondition?: boolean
}

/**
 * How many rows a query gives: exactly, or with a cap up to one past it. Counting is most of what a search for a common
 * word costs, so what is expected to be far past the cap is not counted; of several words nothing can be expected
 * ('limited' and 'dac' are common, and never in one name).
 */
export const countRows = async <D, T extends keyof D, O>(
  db: Db,
  { question, query, isOneCondition = false }: Counting<D, T, O>,
  cap: number | null,
): Promise<number> => {
  const all = () => statementFor([...question, 'all'], () => query().compile())
  if (cap !== null && isOneCondition && (await expectedRows(db, all())) > cap * CERTAINTY) return cap + 1
  const count = statementFor([...question, 'count', cap], () => {
    const counted = cap === null ? query() : query().limit(cap + 1)
    return sql<{ total: number }>`select count(*) as total from (${counted}) as counted`.compile(db)
  })
  const { rows } = await db.executeQuery(count)
  return rows[0]?.total ?? 0
}

/** Folds the deltas of a count into one row; run now and then, safe beside writers. */
export const foldCounts = async (db: Db): Promise<void> => {
  await sql`
    with folded as (delete from row_counts returning table_name, delta)
    insert into row_counts select table_name, sum(delta) from folded group by table_name`.execute(db)
}

/**
 * What is to be read of a list; `isReversed`: the same order, backwards; `total`: the exact one, where already known;
 * `ids`: those of the page, where they were found with the total.
 */
export type Slice = { limit: number; offset: number; isReversed: boolean; total?: number; ids?: readonly string[] }

export type PageRequest<R> = {
  page: number
  limit: number
  /** all that `rows` depends on but the slice (see `statementFor`) */
  question: readonly unknown[]
  rows: (slice: Slice) => { compile: () => CompiledQuery<R> }
  /** the exact total, or up to `cap` + 1 rows of it when a cap is given */
  count: (cap: number | null) => Promise<number>
  isCapped: boolean
  /** the total decides how the rows are best read, and is asked before them */
  isCountFirst?: boolean
  /** all ids with the key they are ordered by (`id`, `sort_key`), for what is dear to find and rarely much */
  findOnce?: FindOnce | undefined
}

type FindOnce = { found: () => Expression<unknown>; key: SortKey; order: 'asc' | 'desc' }

// One reading of the index finds the page and counts, as long as no more is found than is counted.
const findIds = ({ found, key, order }: FindOnce, { limit, offset }: Pick<Slice, 'limit' | 'offset'>, db: Db) => {
  const page = db
    .selectFrom(sql<{ id: string; sort_key: unknown }>`found`.as('page'))
    .select('page.id')
    .$call(orderedBy({ ...key, column: 'page.sort_key' }, 'page.id', order, false))
    .limit(limit)
    .offset(offset)
  return sql<{ total: number; ids: string[] }>`
    with found as materialized (select * from ${found()} as every limit ${CAP + 1})
    select (select count(*) from found) as total, array(${page}) as ids`.compile(db)
}

/**
 * Reads one page and the total at the same time. Far into a list the total is asked first: past its end nothing is
 * read, and its far half is read from the end. Source: decision W9.
 */
export const readPage = async <R>(
  db: Db,
  { page, limit, question, rows, count, isCapped, isCountFirst = false, findOnce }: PageRequest<R>,
): Promise<Page<R>> => {
  const read = async (slice: Slice) =>
    (await db.executeQuery(statementFor([...question, slice], () => rows(slice).compile()))).rows
  const offset = (page - 1) * limit
  if (findOnce) {
    const finding = statementFor([...question, 'ids', limit, offset], () => findIds(findOnce, { limit, offset }, db))
    const { total, ids } = (await db.executeQuery(finding)).rows[0] ?? { total: 0, ids: [] }
    if (total <= CAP) {
      const asked = rows({ limit, offset: 0, isReversed: false, ids })
      return pageOf(ids.length > 0 ? (await db.executeQuery(asked.compile())).rows : [], total, limit, isCapped)
    }
  }
  const counting = count(isCapped ? CAP : null)
  if (offset <= DEEP_OFFSET && !isCountFirst) {
    const [data, counted] = await Promise.all([read({ limit, offset, isReversed: false }), counting])
    return pageOf(data, counted, limit, isCapped)
  }
  const counted = await counting
  const isTotalKnown = !isCapped || counted <= CAP
  if (isTotalKnown && offset >= counted) return pageOf([], counted, limit, isCapped)
  if (!isTotalKnown && offset >= 1_000_000) return pageOf([], counted, limit, isCapped)
  const isReversed = isTotalKnown && offset > DEEP_OFFSET && offset > counted / 2
  const size = isTotalKnown ? Math.min(limit, counted - offset) : limit
  const data = await read({
    limit: size,
    offset: isReversed ? counted - offset - size : offset,
    isReversed,
    ...(isTotalKnown && { total: counted }),
  })
  return pageOf(isReversed ? data.toReversed() : data, counted, limit, isCapped)
}

const pageOf = <R>(data: R[], counted: number, limit: number, isCapped: boolean): Page<R> => {
  const totalItems = isCapped ? Math.min(counted, CAP) : counted
  return {
    data,
    totalItems,
    totalPages: Math.ceil(totalItems / limit),
    ...(isCapped && counted > CAP && { totalIsCapped: true }),
  }
}
