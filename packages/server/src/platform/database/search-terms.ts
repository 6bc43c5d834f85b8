import { type Expression, type SqlBool, sql } from 'kysely'

const MAX_TERMS = 10
const TRIGRAM = 3

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

const contains = (column: string, term: string, before = '%') =>
  sql<SqlBool>`${sql.ref(column)} like ${sql.lit(before)} || like_literal(${term}) || '%'`

// The letters of English and French, the rarest first.
const LETTERS = 'zjxkqwybvgfpmcudlhrsnoiate'

// How common three characters are together. What is not a letter is rarer than any.
const commonness = (trigram: string) =>
  Array.from(trigram).reduce((sum, one) => sum + LETTERS.indexOf(one.normalize('NFD').charAt(0).toLowerCase()), 0)

// The three characters of a term that the fewest names have. The index knows letters and digits only.
const rarestTrigram = (term: string): string | undefined => {
  const characters = Array.from(term.normalize('NFKC'))
  return characters
    .map((_, start) => characters.slice(start, start + TRIGRAM).join(''))
    .filter((trigram) => /^[\p{L}\p{N}]{3}$/u.test(trigram))
    .toSorted((a, b) => commonness(a) - commonness(b))[0]
}

// The index has a list of rows for each three characters. Reading these lists takes most of the time, so one is enough.
const containsByTrigram = (column: string, term: string) => {
  const trigram = rarestTrigram(term)
  return trigram === undefined
    ? contains(column, term)
    : sql<SqlBool>`${contains(column, trigram)} and strpos(${sql.ref(column)}, fold_text(${term})) > 0`
}

/**
 * The condition that a folded search column contains every term. In a large table several terms are looked up by three
 * characters of each, and the rows found are then checked for the whole terms. The trigram index cannot find a term of one or
 * two characters: in a large table such a term matches only where a word begins.
 */
export const matchesTerms = (column: string, terms: string[], isLarge: boolean): Expression<SqlBool>[] =>
  terms.map((term) => {
    if (!isLarge) return contains(column, term)
    if (Array.from(term).length < TRIGRAM) return contains(column, term, '% ')

    return terms.length > 1 ? containsByTrigram(column, term) : contains(column, term)
  })
