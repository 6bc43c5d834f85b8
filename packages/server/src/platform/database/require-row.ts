import { notFound } from '#platform/problem'
import { isId } from './ids.ts'

type Query<Row> = { executeTakeFirst: () => Promise<Row | undefined> }

/**
 * The row that a query finds by an id; what is no id is not looked up. `noun`: what is missing.
 * @throws Problem NOT_FOUND
 */
export const requireRow = async <Row>(noun: string, id: string, query: Query<Row>): Promise<Row> => {
  const row = isId(id) ? await query.executeTakeFirst() : undefined
  if (!row) throw notFound(noun)
  return row
}
