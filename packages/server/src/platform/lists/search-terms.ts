import { type Expression, type SqlBool, sql } from 'kysely'

const MOST_TERMS = 10
const TRIGRAM = 3

/** The terms a person typed: at most ten. A record must contain each of them, in any order. */
export const searchTerms = (search: string | null | undefined): string[] =>
  (search ?? '').trim().split(/\s+/).filter(Boolean).slice(0, MOST_TERMS)

const contains = (column: string, term: string, before = '%') =>
  sql<SqlBool>`${sql.ref(column)} like ${sql.lit(before)} || like_literal(${term}) || '%'`

// The index has a list of rows for each sequence of three characters. Reading these lists takes most of the time, so only two
// of them are read for a term.
const containsByItsEnds = (column: string, term: string) => {
  const characters = Array.from(term.normalize('NFKC'))
  if (characters.length < 2 * TRIGRAM) return contains(column, term)

  const [start, end] = [characters.slice(0, TRIGRAM).join(''), characters.slice(-TRIGRAM).join('')]
  return sql<SqlBool>`${sql.ref(column)} like '%' || like_literal(${start}) || '%' || like_literal(${end}) || '%'
    and strpos(${sql.ref(column)}, fold_text(${term})) > 0`
}

/**
 * The condition that a folded search column contains every term. In a large table several terms are looked up by the first
 * and last three characters of each, and the rows found are then checked for the whole terms. The trigram index cannot find
 * a term of one or two characters: in a large table such a term matches only where a word begins.
 */
export const matchesTerms = (column: string, terms: string[], isLarge: boolean): Expression<SqlBool>[] =>
  terms.map((term) => {
    if (!isLarge) return contains(column, term)
    if (Array.from(term).length < TRIGRAM) return contains(column, term, '% ')

    return terms.length > 1 ? containsByItsEnds(column, term) : contains(column, term)
  })
