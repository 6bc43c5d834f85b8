import { type Expression, type RawBuilder, sql } from 'kysely'
import type { Db } from './database.ts'

/** One row, read by its id. */
export type RowReader<Row> = {
  /** the type of the ids, 'uuid' by default */
  idType?: 'text'
  /** takes no values but the id */
  row: (db: Db, id: Expression<string>) => Expression<Row>
}

const texts = new WeakMap<object, Expression<unknown>>()

const textOf = <Row>(db: Db, reader: RowReader<Row>): Expression<unknown> => {
  const known = texts.get(reader)
  if (known) return known

  const { sql: text, parameters } = sql`${reader.row(db, sql.ref('page.id'))}`.compile(db)
  if (parameters.length > 0) throw new Error(`This row takes a value: ${text}`)
  const built = sql.raw(text)
  texts.set(reader, built)

  return built
}

/**
 * Reads the rows that have these ids, in the order of the ids. The SQL of a row is built once, and the statement is
 * prepared: building and planning it takes longer than reading a page of rows. `fields`: all unless named.
 * @throws Error when the row takes another value than the id
 */
export const rowsByIds = <Row>(
  db: Db,
  reader: RowReader<Row>,
  ids: readonly string[],
  fields?: readonly PropertyKey[],
): RawBuilder<Row> => {
  const columns = fields?.map((field) => sql.ref(`listed.${String(field)}`)) ?? [sql`listed.*`]
  const idType = sql.raw(reader.idType ?? 'uuid')

  return sql`select ${sql.join(columns)} from unnest(${ids}::${idType}[]) with ordinality as page (id, place)
    cross join lateral (${textOf(db, reader)}) as listed order by page.place`
}
