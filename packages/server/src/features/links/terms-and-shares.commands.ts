import type { ShareHolding, Term } from '@registrar/domain/links/link-terms'
import { type ExpressionBuilder, type Expression, expressionBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Tables, Tx } from '#platform/database/database'
import { writeList } from '#platform/database/write-list'

const eb: ExpressionBuilder<Tables, never> = expressionBuilder()

/** The terms of the link with this id, in the order in which they were sent. */
export const termsOf = (link: Expression<string>) =>
  jsonArrayFrom(
    eb
      .selectFrom('link_terms as t')
      .select([sql<Term['role']>`t.role`.as('role'), 't.appointed', 't.ceased'])
      .where('t.link_id', '=', link)
      .orderBy('t.position'),
  )

/** The holdings of the link with this id, in the order in which they were sent. */
export const holdingsOf = (link: Expression<string>) =>
  jsonArrayFrom(
    eb
      .selectFrom('link_holdings as h')
      .select(['h.class', 'h.number', 'h.nominal', 'h.acquired', 'h.ceased'])
      .where('h.link_id', '=', link)
      .orderBy('h.position'),
  )

const listIn = (table: 'link_terms' | 'link_holdings') => ({ table, owner: 'link_id', key: 'position' }) as const

type DatedParts = { terms?: readonly Term[] | undefined; holdings?: readonly ShareHolding[] | undefined }

const rowsOf = ({ terms, holdings }: DatedParts) => ({
  termRows: terms?.map(({ role, appointed, ceased }, position) => ({ position, role, appointed, ceased })),
  holdingRows: holdings?.map(({ class: shareClass, number, nominal, acquired, ceased }, position) => ({
    position,
    class: shareClass,
    number,
    nominal,
    acquired,
    ceased,
  })),
})

/** Writes those of the lists of terms and holdings of a link that are given, each whole. */
export const writeDatedParts = async (tx: Tx, id: string, parts: DatedParts): Promise<void> => {
  const { termRows, holdingRows } = rowsOf(parts)

  if (termRows) await writeList(tx, listIn('link_terms'), id, termRows)
  if (holdingRows) await writeList(tx, listIn('link_holdings'), id, holdingRows)
}

/** Writes the terms and holdings of new links. */
export const insertDatedParts = async (tx: Tx, links: readonly { id: string; parts: DatedParts }[]): Promise<void> => {
  const rows = links.map(({ id, parts }) => ({ id, ...rowsOf(parts) }))
  const terms = rows.flatMap(({ id, termRows = [] }) => termRows.map((row) => ({ ...row, link_id: id })))
  const holdings = rows.flatMap(({ id, holdingRows = [] }) => holdingRows.map((row) => ({ ...row, link_id: id })))

  if (terms.length > 0) await tx.insertInto('link_terms').values(terms).execute()
  if (holdings.length > 0) await tx.insertInto('link_holdings').values(holdings).execute()
}
