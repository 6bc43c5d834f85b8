import type { Compilable } from 'kysely'
import { buildOnce } from './build-once.ts'
import type { Db, Tx } from './database.ts'

/**
 * A query for one record, whose SQL is built once. `build` may take no value but the id, and may use it several times.
 * @returns a function that runs the query for an id; undefined when it finds nothing
 * @throws Error when the query takes another value than the id
 */
export const queryById = <Row>(build: (db: Db | Tx, id: string) => Compilable<Row>) => {
  const statement = buildOnce((db, { id }: { id: string }) => build(db, id))

  return async (db: Db | Tx, id: string): Promise<Row | undefined> => {
    const { rows } = await db.executeQuery(statement(db, { id }).compile())
    return rows[0]
  }
}
