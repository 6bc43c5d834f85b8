import { type SelectQueryBuilder, sql } from 'kysely'

/** A column to sort by; of a nullable one the blanks come last whichever the direction. */
export type SortKey = { column: string; isNullable: boolean }

/**
 * Orders a query by a key, with the id as tie-breaker, in the words of the index that serves it. `isReversed` gives the
 * same order backwards, to read a list from its end.
 */
export const orderedBy =
  (key: SortKey, id: string, order: 'asc' | 'desc', isReversed: boolean) =>
  <D, T extends keyof D, O>(query: SelectQueryBuilder<D, T, O>): SelectQueryBuilder<D, T, O> => {
    const isDescending = (order === 'desc') !== isReversed
    const direction = sql.raw(isDescending ? 'desc' : 'asc')
    const blanks = sql.raw(key.isNullable ? (isReversed ? ' nulls first' : ' nulls last') : '')
    return query.orderBy(sql`${sql.ref(key.column)} ${direction}${blanks}`).orderBy(sql`${sql.ref(id)} ${direction}`)
  }
