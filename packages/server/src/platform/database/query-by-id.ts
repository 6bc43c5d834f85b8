import { type Compilable, CompiledQuery } from 'kysely'
import type { Db, Tx } from './database.ts'

const ID_MARKER = 'the id of the record'

/**
 * A query for one record, whose SQL is built once, because Kysely needs longer to build the SQL of a wide record than
 * PostgreSQL needs to read the record. `build` may take no value but the id, and may use it several times.
 * @returns a function that runs the query for an id; undefined when it finds nothing
 * @throws Error when the query takes another value than the id
 */
export const queryById = <Row>(build: (db: Db | Tx, id: string) => Compilable<Row>) => {
  let built: { text: string; uses: number } | undefined

  const buildText = (db: Db | Tx) => {
    const { sql: text, parameters } = build(db, ID_MARKER).compile()
    if (parameters.some((value) => value !== ID_MARKER))
      throw new Error(`This query takes a value that it was not given: ${text}`)
    return { text, uses: parameters.length }
  }

  return async (db: Db | Tx, id: string): Promise<Row | undefined> => {
    const { text, uses } = (built ??= buildText(db))
    const { rows } = await db.executeQuery<Row>(
      CompiledQuery.raw(
        text,
        Array.from({ length: uses }, () => id),
      ),
    )
    return rows[0]
  }
}
