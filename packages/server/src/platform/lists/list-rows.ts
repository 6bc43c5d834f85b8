import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/database/database'
import type { RowReader } from './list.ts'

/** Reads the rows that have these ids, in the order of the ids, with the fields that are asked for besides. */
export const listRows = <Row>(
  db: Db,
  { idType, row }: RowReader<Row>,
  ids: readonly string[],
  asked: readonly string[] = [],
): RawBuilder<Row> =>
  // A statement is prepared when its text begins with `select`.
  sql`select listed.* from unnest(${ids}::${sql.raw(idType ?? 'uuid')}[]) with ordinality as page (id, place)
    cross join lateral (${row(db, sql.ref('page.id'), asked)}) as listed order by page.place`
