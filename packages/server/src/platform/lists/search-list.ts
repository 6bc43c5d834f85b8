import type { Db } from '#platform/database/database'
import { answeredPage } from './answered-page.ts'
import { conditionsOf, type List, type ListDay, type ListQuery } from './list.ts'
import { listRows } from './list-rows.ts'
import { countStatement, listStatements, type Sums } from './list-statements.ts'

export type Page<Row> = ReturnType<typeof answeredPage<Row>>

const LAST_OFFSET = 1_000_000_000

/** How many rows come before a page, also before one that is far beyond the end of any list. */
export const offsetOf = ({ page, limit }: { page: number; limit: number }): number =>
  Math.min((page - 1) * limit, LAST_OFFSET)

/** The ids of a page, in its order, with the total and the sums. */
type FoundPage = { ids: string[]; total: number; sums: Sums }

const NOTHING: FoundPage = { ids: [], total: 0, sums: {} }

// Without a filter the order is walked, and all rows are counted beside it. With a filter all matches are gathered, counted and
// sorted, so that PostgreSQL does not walk the whole order in search of them.
const findPage = async <Q, Row>(db: Db, list: List<Q, Row>, query: Q & ListQuery, day: ListDay): Promise<FoundPage> => {
  const { where, isUnfiltered } = conditionsOf(list, query, day)
  const { walk, gather } = listStatements(list, query, where)
  const slice = { limit: query.limit, offset: offsetOf(query) }

  if (isUnfiltered || list.leavesMany?.(query)) {
    const [page, counted] = await Promise.all([walk(slice).execute(db), countStatement(list, where).execute(db)])
    return { ...NOTHING, ...counted.rows[0], ids: page.rows.map(({ id }) => id) }
  }
  return (await gather(slice).execute(db)).rows[0] ?? NOTHING
}

/** One page of a list, with the total and the sums of all that the query finds: the ids of the page, then its rows. */
export const searchList = async <Q, Row>(
  db: Db,
  list: List<Q, Row>,
  query: Q & ListQuery,
  day: ListDay,
): Promise<Page<Row> & { sums?: Sums }> => {
  const { ids, total, sums } = await findPage(db, list, query, day)
  const data = ids.length === 0 ? [] : (await listRows(db, list, ids, query.fields ?? []).execute(db)).rows

  return { ...answeredPage(data, total, query.limit), ...(list.sums && { sums }) }
}

/** The sums of a list over all rows that a query finds, however many they are. */
export const sumList = async <Q, Row>(db: Db, list: List<Q, Row>, query: Q, day: ListDay): Promise<Sums> => {
  const { rows } = await countStatement(list, conditionsOf(list, query, day).where).execute(db)
  return rows[0]?.sums ?? {}
}
