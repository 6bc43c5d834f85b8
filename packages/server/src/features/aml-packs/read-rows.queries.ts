import type { RawBuilder } from 'kysely'
import type { Db } from '#platform/database/database'

/** A row of a table of a pack, by its headings. */
export type PackRow = Record<string, unknown>

/** Reads the rows of a statement that selects each of them as one value, `row`. */
export const readRows = async (db: Db, statement: RawBuilder<{ row: PackRow }>): Promise<PackRow[]> =>
  (await statement.execute(db)).rows.map(({ row }) => row)
