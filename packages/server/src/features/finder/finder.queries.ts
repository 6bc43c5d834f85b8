import {
  type FinderQuery,
  type FoundRecord,
  type FoundRecordType,
  foundRecordTypes,
} from '@registrar/domain/finder/found-record'
import { sql } from 'kysely'
import type { Db } from '#platform/database/database'
import { searchWords } from '#platform/database/search-words'
import { matchesByKind } from './finder-matches.ts'

type Row = Omit<FoundRecord, 'path'> & { pageId: string }

const pathOf: Record<FoundRecordType, (row: Row) => string> = {
  organization: ({ pageId }) => `/organization/${pageId}`,
  person: ({ pageId }) => `/people/${pageId}`,
  task: ({ pageId }) => `/task/${pageId}`,
  order: ({ pageId }) => `/order/${pageId}`,
  form: ({ pageId }) => `/form/${pageId}`,
  'follow-up': ({ pageId }) => `/organization/${pageId}/FOLLOW_UP_TAB`,
  mail: ({ title }) => `/email?search=${encodeURIComponent(title)}`,
}

const recordOf = ({ pageId, ...row }: Row): FoundRecord => ({
  ...row,
  path: pathOf[row.recordType]({ pageId, ...row }),
})

/**
 * Records of all kinds that match, the best first: the organization with exactly that CRO number, then titles that equal
 * the search, begin with it, and all others (FIND-1, FIND-2). Kinds take turns among equals. Nothing personal but names is
 * shown (FIND-3).
 */
export const findRecords = async (db: Db, { search, limit }: FinderQuery): Promise<FoundRecord[]> => {
  const typed = (search ?? '').trim()
  const words = searchWords(typed)
  if (words.length === 0) return []

  const matches = foundRecordTypes.map((kind) => matchesByKind[kind]({ search: typed, words }))
  const { rows } = await sql<Row>`
    with matched as (${sql.join(matches, sql` union all `)}),
    ranked as (
      select *, least(class, case
        when folded = fold_text(${typed}) then 1
        when folded like like_literal(${typed}) || '%' then 3
        else 4 end) as rank
      from matched
    ),
    placed as (
      select *, row_number() over (partition by kind order by rank, folded, id) as place from ranked
    )
    select placed.kind as "recordType", placed.id as "_id", placed.title,
      case when placed.kind = 'person' then (
        select nullif(concat_ws(' · ', placed.subtitle, string_agg(name, ', ')), '') from (
          select o.name from living_links l join organizations as o on o.id = l.organization_id
          where l.person_id = placed.id and o.deleted_at is null order by o.sort_name limit 2
        ) as firms
      ) else placed.subtitle end as subtitle,
      placed.page_id as "pageId"
    from placed
    order by rank, place, array_position(${[...foundRecordTypes]}::text[], kind)
    limit ${limit}`.execute(db)

  return rows.map(recordOf)
}
