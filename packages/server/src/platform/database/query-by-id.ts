import { type Compilable, CompiledQuery } from 'kysely'
import type { Db, Tx } from './database.ts'

const ID = '00000000-0000-0000-0000-000000000000'

/**
 * A query for one record, whose text is built once: building the text of a wide record takes longer than running it.
 * `build` may take no value but the id, and may use it several times.
 * @returns a function that runs the query for an id; undefined when it finds nothing
 * @throws Error when the query takes another value than the id
 */
export const queryById = <Row>(build: (db: Db | Tx, id: string) => Compilable<Row>) => {
  let built: { text: string; uses: number } | undefined

  const textOf = (db: Db | Tx) => {
    const { sql, parameters } = build(db, ID).compile()
    if (parameters.some((value) => value !== ID)) throw new Error(`This query takes more than an id: ${sql}`)

    return { text: sql, uses: parameters.length }
  }

  return async (db: Db | Tx, id: string): Promise<Row | undefined> => {
    built ??= textOf(db)
    const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(built.text, Array<string>(built.uses).fill(id)))

    return rows[0]
  }
}
