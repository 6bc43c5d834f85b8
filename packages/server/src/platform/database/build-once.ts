import { type Compilable, CompiledQuery } from 'kysely'
import type { Db, Tx } from './database.ts'

/**
 * A statement whose text is built once, because Kysely often takes longer to build a text than PostgreSQL takes to run it.
 * `build` may only pass its values on: the text must be the same whatever they are. Every use gives the same keys.
 * @returns a function that answers the statement for other values
 * @throws Error when the statement takes a value that it was not given
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
