import { RETENTION_YEARS, UPCOMING_DAYS } from '@registrar/domain/retention/retention'
import type {
  CertificateSearch,
  ErasureCertificate,
  RetainedRow,
  RetentionSearch,
} from '@registrar/domain/retention/retention-search'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { sql } from 'kysely'
import type { Db } from '#platform/database/database'
import { fullName } from '#platform/database/full-name'
import { matchesWords, searchWords } from '#platform/database/search-words'
import { answeredPage } from '#platform/lists/answered-page'
import { offsetOf, type Page } from '#platform/lists/search-list'
import { endedCompanies, membersAndCompanies, peopleAndCompanies } from './retention-facts.queries.ts'

type Day = { today: IsoDate; timeZone: string }

// The same rule as `retentionEndsOn` of the domain, for all records at once; a test compares the two. A record whose
// relationship has not ended is here only when it is on hold.
const retained = ({ today, timeZone }: Day) => sql`
  with ended as materialized (select * from ${endedCompanies(today, timeZone)} e),
  relations as materialized (
    select 'person' as record_type, c.* from ${peopleAndCompanies} c
    union all select 'organization', c.* from ${membersAndCompanies} c
  ),
  past as (
    select case when person_id is null then 'organization' else 'person' end as record_type,
      coalesce(person_id, organization_id) as record_id, ended_on
    from past_relationships
  ),
  own_holds as (
    select case when person_id is null then 'organization' else 'person' end as record_type,
      coalesce(person_id, organization_id) as record_id, id as hold_id
    from retention_holds where released_at is null
  ),
  ending as (
    select 'organization' as record_type, id as record_id from ended
    union select r.record_type, r.record_id from relations r join ended e on e.id = r.organization_id
      where r.record_type = 'person'
    union select record_type, record_id from past where record_type = 'person'
    union select 'person', id from people where deleted_at is not null
  ),
  holds as (
    select * from own_holds
    union select e.record_type, e.record_id, h.hold_id
    from ending e join relations r using (record_type, record_id)
    join own_holds h on h.record_type = 'organization' and h.record_id = r.organization_id
  ),
  candidates as (select * from ending union select record_type, record_id from holds),
  company_ends as (
    select c.record_type, c.record_id, e.ended_on
    from candidates c join relations r using (record_type, record_id) left join ended e on e.id = r.organization_id
    union all
    select p.record_type, p.record_id, p.ended_on from candidates c join past p using (record_type, record_id)
  ),
  of_companies as (
    select record_type, record_id, case when bool_and(ended_on is not null) then max(ended_on) end as ended_on
    from company_ends group by 1, 2
  ),
  records as (
    select c.record_type, c.record_id as id, o.name, o.deleted_at,
      case when e.ended_on is null or (f.record_id is not null and f.ended_on is null) then null
        else greatest(e.ended_on, f.ended_on) end as ended_on
    from candidates c join organizations o on c.record_type = 'organization' and o.id = c.record_id
    left join ended e on e.id = c.record_id
    left join of_companies f using (record_type, record_id)
    union all
    select c.record_type, c.record_id, ${fullName('p')}, p.deleted_at,
      case when f.record_id is null then (p.deleted_at at time zone ${timeZone})::date else f.ended_on end
    from candidates c join people p on c.record_type = 'person' and p.id = c.record_id
    left join of_companies f using (record_type, record_id)
  ),
  dated as (
    select *, (ended_on + make_interval(years => ${RETENTION_YEARS}))::date as ends_on,
      exists (select from holds h where h.record_type = records.record_type and h.record_id = records.id) as is_held
    from records
  ),
  found as (
    select *, ' ' || fold_text(name) as search_text,
      case when is_held then 'held' when ends_on < ${today}::date then 'due'
        when ends_on <= ${today}::date + ${UPCOMING_DAYS}::int then 'upcoming' end as state
    from dated
  )`

const conditionsOf = ({ search, state }: Pick<RetentionSearch, 'search' | 'state'>) =>
  sql.join(
    [
      state === undefined ? sql`state is not null` : sql`state = ${state}`,
      ...matchesWords('search_text', searchWords(search)),
    ],
    sql` and `,
  )

const countRetained = async (db: Db, query: RetentionSearch, day: Day): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    ${retained(day)} select count(*)::float8 as total from found where ${conditionsOf(query)}`.execute(db)
  return rows[0]?.total ?? 0
}

/** A page of records that are to be erased, on hold or upcoming; those whose retention ends first come first (RET-3). */
export const searchRetention = async (db: Db, query: RetentionSearch, day: Day): Promise<Page<RetainedRow>> => {
  const { page, limit } = query

  const [{ rows }, totalItems] = await Promise.all([
    sql<RetainedRow>`
    ${retained(day)}
    select id as "_id", record_type as "recordType", name, state, ended_on as "relationshipEndedOn",
      ends_on as "retentionEndsOn", deleted_at as "deletedAt",
      (
        select coalesce(jsonb_agg(jsonb_build_object(
          '_id', h.id, 'reason', h.reason,
          'at', to_char(h.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'by', case when u.id is not null
            then jsonb_build_object('_id', u.id, 'name', ${fullName('u')}) end
        ) order by h.created_at, h.id), '[]')
        from holds join retention_holds h on h.id = holds.hold_id left join users u on u.id = h.user_id
        where holds.record_type = found.record_type and holds.record_id = found.id
      ) as holds
    from found where ${conditionsOf(query)}
    order by ends_on nulls last, search_text, id limit ${limit} offset ${offsetOf({ page, limit })}`.execute(db),
    countRetained(db, query, day),
  ])

  return answeredPage(rows, totalItems, limit)
}

/** A page of the certificates, the latest first, found by label or record (RET-8). */
export const searchCertificates = async (db: Db, query: CertificateSearch): Promise<Page<ErasureCertificate>> => {
  const { page, limit, search } = query
  const conditions = [sql`true`, ...matchesWords('search_text', searchWords(search))]
  const found = sql`(
    select * from (
      select c.*, ' ' || fold_text(concat_ws(' ', c.label, c.record_id, u.name)) as search_text, u.name as user_name
      from erasure_certificates c
      left join (select id, ${fullName('users')} as name from users) u on u.id = c.user_id
    ) named where ${sql.join(conditions, sql` and `)})`

  const { rows } = await sql<Omit<ErasureCertificate, 'by'> & { userId: string | null; userName: string | null }>`
    select id as "_id", record_type as "recordType", record_id as "recordId", label, erased_at as at,
      user_id as "userId", user_name as "userName", files, mails, changes, sha256
    from ${found} found order by erased_at desc, id desc limit ${limit} offset ${offsetOf({ page, limit })}`.execute(db)
  const counted = await sql<{ total: number }>`select count(*)::float8 as total from ${found} found`.execute(db)
  const totalItems = counted.rows[0]?.total ?? 0

  const data = rows.map(({ userId, userName, ...row }) => ({
    ...row,
    by: userId === null ? null : { _id: userId, name: userName ?? '' },
  }))
  return answeredPage(data, totalItems, limit)
}
