import type { AuditEntry } from '@registrar/domain/audit/audit-entry'
import type { AuditSearch } from '@registrar/domain/audit/audit-listing'
import { addDays } from '@registrar/domain/shared/iso-date'
import { type SqlBool, sql } from 'kysely'
import type { Db } from '#platform/database/database'
import { fullName } from '#platform/database/full-name'
import { isId } from '#platform/database/ids'
import { matchesWords, searchWords } from '#platform/database/search-words'
import { startOfDay } from '#platform/database/start-of-day'
import { answeredPage } from '#platform/lists/answered-page'
import { offsetOf, type Page } from '#platform/lists/search-list'

type AuditFilter = Pick<AuditSearch, 'search' | 'kinds' | 'user' | 'from' | 'to'>

const auditWithNames = sql`(
  select a.*, ${fullName('u')} as user_name,
    coalesce(
      ${fullName('p')}, o.name, ${fullName('changed')}
    ) as record_name
  from audit a
  left join users u on u.id = a.user_id
  left join people p on a.record_type = 'person' and p.id = a.record_id
  left join organizations o on a.record_type = 'organization' and o.id = a.record_id
  left join users changed on a.record_type = 'user' and changed.id = a.record_id)`

const searchable = sql`(
  select *, ' ' || fold_text(concat_ws(' ', user_name, email, address, record_name)) as search_text
  from ${auditWithNames} as named)`

const conditionsOf = ({ search, kinds, user, from, to }: AuditFilter, timeZone: string) => {
  const words = searchWords(search)
  const conditions = [
    sql`true`,
    // An erased record has only its id left. The index on the record finds a whole id.
    ...words.filter(isId).map((id) => sql`record_id = ${id}::uuid`),
    ...matchesWords(
      'search_text',
      words.filter((word) => !isId(word)),
    ),
    ...(kinds?.length ? [sql`kind = any(${[...kinds]}::text[])`] : []),
    ...(user === undefined ? [] : [isId(user) ? sql`user_id = ${user}::uuid` : sql`false`]),
    ...(from === undefined ? [] : [sql`at >= ${startOfDay(from, timeZone)}`]),
    ...(to === undefined ? [] : [sql`at < ${startOfDay(addDays(to, 1), timeZone)}`]),
  ]
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`
}

type Row = {
  id: number
  at: string
  kind: AuditEntry['kind']
  user_id: string | null
  user_name: string | null
  email: string | null
  address: string | null
  record_type: NonNullable<AuditEntry['record']>['type'] | null
  record_id: string | null
  record_name: string | null
  details: Record<string, unknown>
}

const entryOf = (row: Row): AuditEntry => ({
  _id: String(row.id),
  at: row.at,
  kind: row.kind,
  user: row.user_id === null ? null : { _id: row.user_id, name: row.user_name ?? '' },
  email: row.email,
  address: row.address,
  record: row.record_type === null ? null : { type: row.record_type, _id: row.record_id ?? '', name: row.record_name },
  details: row.details,
})

/** A page of the audit, the newest line first (AUD-5). Days are those of `timeZone`. */
export const searchAudit = async (db: Db, query: AuditSearch, timeZone: string): Promise<Page<AuditEntry>> => {
  const { page, limit } = query
  const where = conditionsOf(query, timeZone)

  const { rows } = await sql<Row>`
    select * from ${searchable} as found where ${where}
    order by at desc, id desc limit ${limit} offset ${offsetOf({ page, limit })}`.execute(db)
  const counted = await sql<{ total: number }>`
    select count(*)::float8 as total from ${searchable} as found where ${where}`.execute(db)
  const totalItems = counted.rows[0]?.total ?? 0

  return answeredPage(rows.map(entryOf), totalItems, limit)
}

/** The ids of all lines that a search finds, the newest first. */
export const listAuditIds = async (db: Db, query: AuditFilter, timeZone: string): Promise<string[]> => {
  const { rows } = await sql<{ id: number }>`
    select id from ${searchable} as found where ${conditionsOf(query, timeZone)} order by at desc, id desc`.execute(db)
  return rows.map(({ id }) => String(id))
}

/** Lines of the audit by their ids, the newest first. */
export const readAuditLines = async (db: Db, ids: readonly string[]): Promise<AuditEntry[]> => {
  const { rows } = await sql<Row>`
    select * from ${auditWithNames} as found where id = any(${[...ids]}::bigint[]) order by at desc, id desc`.execute(
    db,
  )
  return rows.map(entryOf)
}
