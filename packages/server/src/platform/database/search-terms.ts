import { type Expression, type SqlBool, sql } from 'kysely'

const MAX_TERMS = 10

/** The terms a person typed: at most ten. A record must contain each of them, in any order. */
export const searchTerms = (search: string | null | undefined): string[] =>
  (search ?? '').trim().split(/\s+/).filter(Boolean).slice(0, MAX_TERMS)

const PHONE_TERM = /^\+?[\d()/.-]*\d[\d()/.-]*$/

/**
 * The terms a person typed where phone numbers are searched: of a number the brackets and slashes are left out, as they are in
 * the column (PERSON-3).
 */
export const phoneSearchTerms = (search: string | null | undefined): string[] =>
  searchTerms(search).map((term) => (PHONE_TERM.test(term) ? term.replaceAll(/[()/]/g, '') : term))

/** The condition that a folded search column contains every term. */
export const matchesTerms = (column: string, terms: string[]): Expression<SqlBool>[] =>
  terms.map((term) => sql`${sql.ref(column)} like '%' || like_literal(${term}) || '%'`)
