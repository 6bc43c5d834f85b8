import { type Expression, type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/database/database'
import { type Condition, type List, type ListQuery, tableOf } from '#platform/lists/list'
import { fromWhere, rowText, sortOf } from '#platform/lists/list-statements'

/** The ids of all rows of a list that a query finds, in its order, as one text with commas: 100,000 ids are 4 MB. */
export const orderedIds = <Q, Row>(
  list: List<Q, Row>,
  query: Q & ListQuery,
  where: Condition,
): RawBuilder<{ ids: string | null }> => {
  const { value, isNullable } = sortOf(list, query)
  const id = sql.ref(`${tableOf(list).alias}.id`)
  const direction = sql.raw(query.sortOrder)
  const blanks = sql.raw(isNullable ? ' nulls last' : '')

  return sql`
    select string_agg(${id}::text, ',' order by ${value} ${direction}${blanks}, ${id} ${direction}) as ids
    ${fromWhere(list, where)}`
}

type Reading = { idType?: 'uuid' | 'text'; fields?: readonly PropertyKey[] | undefined }

/** The rows of a list that have these ids, in the order of the ids. `fields`: all unless named. */
export const rowsByIds = <Q, Row>(
  db: Db,
  list: List<Q, Row>,
  ids: string[],
  { idType = 'uuid', fields }: Reading = {},
): RawBuilder<Row> => {
  const wantedFields = fields?.map((field) => sql.ref(`listed.${String(field)}`)) ?? [sql`listed.*`]
  const { table } = tableOf(list)
  const row: Expression<unknown> = rowText(db, list)

  return sql`
    select ${sql.join(wantedFields)} from unnest(${ids}::text[]) with ordinality as wanted (id, place)
    join ${sql.id(table)} as page on page.id = wanted.id::${sql.raw(idType)}
    cross join lateral (${row}) as listed order by wanted.place`
}
