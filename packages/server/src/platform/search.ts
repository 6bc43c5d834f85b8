import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'

/** Words a person typed: at most ten, each wanted somewhere in the record, in any order. Source: decision W10. */
export const searchWords = (search: string | null | undefined): string[] =>
  (search ?? '').trim().split(/\s+/).filter(Boolean).slice(0, 10)

const SHORT_WORD = 3

/**
 * The condition that every word is in a folded search column. A word under three characters has no trigram: in a large
 * table it is looked for at the beginning of words only, which the index can answer.
 */
export const matchesWords =
  (column: Expression<string | null>, words: string[], isLarge: boolean) =>
  <T, K extends keyof T>(eb: ExpressionBuilder<T, K>): Expression<SqlBool> =>
    eb.and(
      words.map((word) =>
        isLarge && Array.from(word).length < SHORT_WORD
          ? sql<SqlBool>`${column} like '% ' || like_literal(${word}) || '%'`
          : sql<SqlBool>`${column} like '%' || like_literal(${word}) || '%'`,
      ),
    )

/**
 * The same condition, for counting what several words find in a large table: that is nearly all reading of the index, and
 * one trigram in six letters is enough. Not for reading in order: the planner, which cannot see through it, would expect far too few.
 */
export const countsWords =
  (column: Expression<string | null>, words: string[], isLarge: boolean) =>
  <T, K extends keyof T>(eb: ExpressionBuilder<T, K>): Expression<SqlBool> => {
    const isLong = (word: string) => Array.from(word).length > SHORT_WORD
    if (!isLarge || words.length < 2) return matchesWords(column, words, isLarge)(eb)
    return eb.and([
      matchesWords(
        column,
        words.filter((word) => !isLong(word)),
        isLarge,
      )(eb),
      ...words
        .filter(isLong)
        .map(
          (word) =>
            sql<SqlBool>`(${column} like '%' || like_sparse(${word}) || '%' and position(fold_text(${word}) in ${column}) > 0)`,
        ),
    ])
  }
