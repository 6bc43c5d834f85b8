import { type Expression, type SqlBool, sql } from 'kysely'

const MOST_TERMS = 10
const TRIGRAM = 3

/** The terms a person typed: at most ten. A record must contain each of them, in any order. */
export const searchTerms = (search: string | null | undefined): string[] =>
  (search ?? '').trim().split(/\s+/).filter(Boolean).slice(0, MOST_TERMS)

/**
 * The condition that a folded search column contains every term. The trigram index cannot find a term of one or two
 * characters: in a large table such a term matches only where a word begins.
 */
export const matchesTerms = (column: string, terms: string[], isLarge: boolean): Expression<SqlBool>[] =>
  terms.map((term) => {
    const before = isLarge && Array.from(term).length < TRIGRAM ? '% ' : '%'
    return sql<SqlBool>`${sql.ref(column)} like ${sql.lit(before)} || like_literal(${term}) || '%'`
  })
