import { type Compilable, CompiledQuery } from 'kysely'
import type { Db, Tx } from './database.ts'

/**
 * Makes a statement that is sent often with other values. Kysely compiles it to SQL once; later uses only replace the
 * values. Compiling often takes Kysely longer than PostgreSQL needs to run the statement. `build` must not look at its
 * values, because the SQL has to be the same for all of them. Every use must give the same keys.
 * @returns a function that gives the statement with these values
 * @throws Error when `build` uses a value that is not among the given ones
 */
export const buildOnce = <Values extends object, Row>(build: (db: Db | Tx, values: Values) => Compilable<Row>) => {
  let built: { text: string; keys: (keyof Values)[] } | undefined

  const buildText = (db: Db | Tx, values: Values) => {
    const keyByMarker = new Map(Object.keys(values).map((key) => [`value of ${key}`, key as keyof Values]))
    const markers = Object.fromEntries(Array.from(keyByMarker, ([marker, key]) => [key, marker])) as Values

    const { sql, parameters } = build(db, markers).compile()
    const keys = parameters.map((marker) => {
      const key = keyByMarker.get(marker as string)
      if (key === undefined) throw new Error(`This statement takes a value that it was not given: ${sql}`)
      return key
    })
    return { text: sql, keys }
  }

  return (db: Db | Tx, values: Values): Compilable<Row> => {
    const { text, keys } = (built ??= buildText(db, values))
    const statement = CompiledQuery.raw(
      text,
      keys.map((key) => values[key]),
    ) as CompiledQuery<Row>
    return { compile: () => statement }
  }
}
