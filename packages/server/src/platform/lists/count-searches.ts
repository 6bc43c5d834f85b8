import { sql } from 'kysely'
import type { Db } from '#platform/database/database'
import { conditionsOf, type List, type ListDay } from './list.ts'
import { fromWhere } from './list-statements.ts'

/** How many rows each query of a list finds, counted by one statement; null in the place of a query that is not there. */
export const countSearches = async <Q, Row>(
  db: Db,
  list: List<Q, Row>,
  queries: readonly (Q | undefined)[],
  day: ListDay,
): Promise<(number | null)[]> => {
  const counts = queries.map((query) =>
    query === undefined
      ? sql`null::int`
      : sql`(select count(*) ${fromWhere(list, conditionsOf(list, query, day).where)})`,
  )
  const { rows } = await sql<{ counts: (number | null)[] }>`
    select json_build_array(${sql.join(counts)}) as counts`.execute(db)
  return rows[0]?.counts ?? []
}
