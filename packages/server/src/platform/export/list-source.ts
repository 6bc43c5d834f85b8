import { type RawBuilder, sql } from 'kysely'
import type { Role } from '@registrar/domain/access/roles'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import type { Config } from '#platform/config'
import type { Db } from '#platform/database/database'
import { type Condition, conditionsOf, type List, type ListQuery, tableOf } from '#platform/lists/list'
import { listRows } from '#platform/lists/list-rows'
import { fromWhere, orderBy, sortOf } from '#platform/lists/list-statements'

export type SourceContext = { db: Db; config: Config; today: IsoDate; userId: string; role: Role }

/**
 * Where exported rows come from: first the ids of all rows in their order, then the rows, batch by batch. So no transaction
 * and no connection is held while a slow client reads the file, and the memory in use is that of the ids and one batch.
 */
export type ExportSource<Query, Row> = {
  listIds: (query: Query, context: SourceContext) => Promise<string[]>
  /** `asked`: the fields that the rows are to have besides (LIST-15) */
  readRows: (ids: string[], context: SourceContext, asked: readonly string[]) => Promise<Row[]>
}

// The ids of all rows that a query finds, in its order, as one text with commas: 100,000 ids are 4 MB.
const allIds = <Q, Row>(
  list: List<Q, Row>,
  query: Q & ListQuery,
  where: Condition,
): RawBuilder<{ ids: string | null }> => {
  const id = sql.ref(`${tableOf(list).alias}.id`)
  return sql`
    select string_agg(${id}::text, ',' ${orderBy({ ...sortOf(list, query), id }, query.sortOrder)}) as ids
    ${fromWhere(list, where)}`
}

/** The rows of a declared list, each as the list's search answers it. */
export const listSource = <Query, Selected, Row>(
  list: List<Query, Selected>,
  toRow: (row: Selected, context: SourceContext) => Row,
): ExportSource<Query & ListQuery, Row> => ({
  listIds: async (query, { db, config, today }) => {
    const { timeZone, closingDays } = config
    const day = { today, timeZone, closingDays }
    const { where } = conditionsOf(list, query, day)
    const { rows } = await allIds(list, query, where).execute(db)
    return rows[0]?.ids?.split(',') ?? []
  },
  readRows: async (ids, context, asked) => {
    const { rows } = await listRows(context.db, list, ids, asked).execute(context.db)
    return rows.map((row) => toRow(row, context))
  },
})
