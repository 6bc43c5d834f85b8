import type { ShareHolding, Term } from '@registrar/domain/links/link-terms'
import { type ExpressionBuilder, type Expression, expressionBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Tables, Tx } from '#platform/database/database'

/** Whose terms and holdings: those of a linked person (`link_id`) or of a company member (`member_id`). */
export type HolderColumn = 'link_id' | 'member_id'

const eb: ExpressionBuilder<Tables, never> = expressionBuilder()

/** The terms of a link or of a company member with this id, in the order in which they were sent. */
export const termsOf = (column: HolderColumn, id: Expression<string>) =>
  jsonArrayFrom(
    eb
      .selectFrom('link_terms as t')
      .select([sql<Term['role']>`t.role`.as('role'), 't.appointed', 't.ceased'])
      .where(`t.${column}`, '=', id)
      .orderBy('t.position'),
  )

/** The holdings of a link or of a company member with this id, in the order in which they were sent. */
export const holdingsOf = (column: HolderColumn, id: Expression<string>) =>
  jsonArrayFrom(
    eb
      .selectFrom('link_holdings as h')
      .select(['h.class', 'h.number', 'h.nominal', 'h.acquired', 'h.ceased'])
      .where(`h.${column}`, '=', id)
      .orderBy('h.position'),
  )

/** Writes the whole list of terms of a link. */
export const replaceTerms = async (tx: Tx, column: HolderColumn, id: string, terms: readonly Term[]): Promise<void> => {
  await tx.deleteFrom('link_terms').where(column, '=', id).execute()
  if (terms.length === 0) return

  const rows = terms.map(({ role, appointed, ceased }, position) => ({
    [column]: id,
    position,
    role,
    appointed,
    ceased,
  }))
  await tx.insertInto('link_terms').values(rows).execute()
}

/** Writes the whole list of holdings of a link. */
export const replaceHoldings = async (
  tx: Tx,
  column: HolderColumn,
  id: string,
  holdings: readonly ShareHolding[],
): Promise<void> => {
  await tx.deleteFrom('link_holdings').where(column, '=', id).execute()
  if (holdings.length === 0) return

  const rows = holdings.map((holding, position) => ({
    [column]: id,
    position,
    class: holding.class,
    number: holding.number,
    nominal: holding.nominal,
    acquired: holding.acquired,
    ceased: holding.ceased,
  }))
  await tx.insertInto('link_holdings').values(rows).execute()
}
