import { type SelectQueryBuilder, sql } from 'kysely'
import { answeredPage } from './answered-page.ts'
import { offsetOf } from './search-list.ts'

/** A page of a list that has no declaration: what a query finds, in its order. `counted` finds the same rows, and is asked how many there are. */
export const shortPage = async <Listed, L extends keyof Listed, Row, Counted, C extends keyof Counted>(
  query: SelectQueryBuilder<Listed, L, Row>,
  counted: SelectQueryBuilder<Counted, C, object>,
  { page, limit }: { page: number; limit: number },
) => {
  const [rows, { total }] = await Promise.all([
    query.limit(limit).offset(offsetOf({ page, limit })).execute(),
    counted
      .select(sql<number>`count(*)::int`.as('total'))
      .$castTo<{ total: number }>()
      .executeTakeFirstOrThrow(),
  ])
  return answeredPage(rows, total, limit)
}
