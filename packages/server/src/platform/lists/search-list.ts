import type { Db } from '#platform/database/database'
import { answeredPage } from './answered-page.ts'
import { conditionsOf, type List, type ListDay, type ListQuery, tableOf } from './list.ts'
import { listRows } from './list-rows.ts'
import { listStatements, type Slice, type Sums, sumStatement } from './list-statements.ts'
import { isLargeTable, storedCount } from './row-counts.ts'

export type Page<Row> = { data: Row[]; totalItems: number; totalPages: number; totalIsCapped?: boolean }

/** Matches are counted up to here in a large table. */
const CAP = 10_000
/** For one term the planner's expectation is never wrong by this factor; for several conditions together it may be. */
const ESTIMATE_MARGIN = 2
/** From this offset on, the far half of a list whose total is known is read from its end. */
const DEEP_OFFSET = 2_000
const LAST_OFFSET = 1_000_000_000

/** How many rows come before a page, also before one that is far beyond the end of any list. */
export const offsetOf = ({ page, limit }: { page: number; limit: number }): number =>
  Math.min((page - 1) * limit, LAST_OFFSET)

/** A page with the sums of the list. There are none where the total is known without reading, or is capped. */
type SummedPage<Row> = Page<Row> & { sums?: Sums | undefined }

/** The ids of a page, in its order, with the total. */
type FoundPage = { ids: string[]; total: number; isCapped?: boolean; sums?: Sums }

// Without a filter the order is walked, and the total is the one that triggers keep. With a filter all matches are gathered,
// counted and sorted. In a large table the order is walked all the same, with a capped total, when more than 10,000 rows match
// or one term is expected to match far more.
const findPage = async <Q, Row>(
  db: Db,
  list: List<Q, Row>,
  query: Q & ListQuery,
  { total: knownTotal, ...day }: ListDay & { total?: number | undefined },
): Promise<FoundPage> => {
  const { table } = tableOf(list)
  const isLarge = await isLargeTable(db, table)
  const { where, isUnfiltered, isOneTerm } = conditionsOf(list, query, { ...day, isLarge })
  const statements = listStatements(list, query, where)
  const walk = async (slice: Slice) => (await statements.walk(slice).execute(db)).rows.map(({ id }) => id)

  const { limit } = query
  const offset = offsetOf(query)

  if (isUnfiltered || knownTotal !== undefined) {
    const total = knownTotal ?? storedCount(db, table)
    if (offset > DEEP_OFFSET) return { ids: await walkFar(walk, { limit, offset }, await total), total: await total }
    const [ids, counted] = await Promise.all([walk({ limit, offset }), total])
    return { ids, total: counted }
  }

  const walkCapped = async () => ({ ids: await walk({ limit, offset }), total: CAP, isCapped: true })
  if (isLarge && isOneTerm) {
    const [explained] = (await statements.explain().execute(db)).rows
    if ((explained?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0) > CAP * ESTIMATE_MARGIN) return walkCapped()
  }

  const { rows } = await statements.gather({ limit, offset }, isLarge ? CAP + 1 : null).execute(db)
  const { ids, total, sums } = rows[0] ?? { ids: [], total: 0, sums: {} }
  if (isLarge && total > CAP) return walkCapped()
  return { ids, total, ...(list.sums && { sums }) }
}

/**
 * One page of a list, with the total: the ids of the page, then its rows. A total in a large table may be capped. A caller who
 * knows the `total` gives it.
 */
export const searchList = async <Q, Row>(
  db: Db,
  list: List<Q, Row>,
  query: Q & ListQuery,
  day: ListDay & { total?: number | undefined },
): Promise<SummedPage<Row>> => {
  const { ids, total, isCapped, sums } = await findPage(db, list, query, day)
  const data = ids.length === 0 ? [] : (await listRows(db, list, ids).execute(db)).rows
  return {
    ...answeredPage(data, total, query.limit),
    ...(isCapped && { totalIsCapped: true }),
    ...(sums && { sums }),
  }
}

/** The sums of a list over all rows that a query finds, however many they are. */
export const sumList = async <Q, Row>(db: Db, list: List<Q, Row>, query: Q, day: ListDay): Promise<Sums> => {
  const { where } = conditionsOf(list, query, { ...day, isLarge: await isLargeTable(db, tableOf(list).table) })
  const { rows } = await sumStatement(list, where).execute(db)
  return rows[0]?.sums ?? {}
}

// The far half is read from the end of the list, which is nearer.
const walkFar = async (
  walk: (slice: Slice) => Promise<string[]>,
  { limit, offset }: Slice,
  total: number,
): Promise<string[]> => {
  const remaining = total - offset
  if (remaining <= 0) return []
  if (offset < total / 2) return walk({ limit, offset })

  const size = Math.min(limit, remaining)
  return (await walk({ limit: size, offset: remaining - size, isReversed: true })).toReversed()
}
