import type { BinSearch, DeletedRecord } from '@registrar/domain/bin/deleted-record'
import { historyRecordTypes } from '@registrar/domain/history/history-entry'
import { shareEventLabels } from '@registrar/domain/shares/share-event'
import { taxTable } from '@registrar/domain/taxes/tax'
import { type SqlBool, sql } from 'kysely'
import type { Db } from '#platform/database/database'
import { fullName } from '#platform/database/full-name'
import { matchesWords, searchWords } from '#platform/database/search-words'
import { answeredPage } from '#platform/lists/answered-page'
import { offsetOf, type Page } from '#platform/lists/search-list'

const eventLabel = sql`(${JSON.stringify(shareEventLabels)}::jsonb ->> e.kind)`
const taxLabel = sql`(${JSON.stringify(taxTable)}::jsonb -> r.tax ->> 'label')`

const deletedRecords = sql`
  select 'organization' as record_type, id, name as title, cro as subtitle, deleted_at
  from organizations where deleted_at is not null
  union all
  select 'person', id, ${fullName('people')}, mail, deleted_at from people where deleted_at is not null
  union all
  select 'link', l.id, ${fullName('p')}, o.name, l.deleted_at
  from links l join people p on p.id = l.person_id join organizations o on o.id = l.organization_id
  where l.deleted_at is not null
  union all
  select 'company-member', l.id, m.name, o.name, l.deleted_at
  from links l join organizations m on m.id = l.member_id join organizations o on o.id = l.organization_id
  where l.deleted_at is not null
  union all
  select 'order', id, coalesce(nullif(trim(concat_ws(' ', first_name, last_name)), ''), company, product_name, 'Order'),
    nullif(concat_ws(', ', organization_name, product_name), ''), deleted_at
  from orders where deleted_at is not null
  union all
  select 'form', id, organization_name_1, reference, deleted_at from forms where deleted_at is not null
  union all
  select 'task', t.id, t.title, o.name, t.deleted_at
  from tasks t left join organizations o on o.id = t.organization_id where t.deleted_at is not null
  union all
  select 'note', n.id, left(n.text, 100), coalesce(o.name, ${fullName('p')}), n.deleted_at
  from notes n left join organizations o on o.id = n.organization_id left join people p on p.id = n.person_id
  where n.deleted_at is not null
  union all
  select 'follow-up', f.id, k.label, f.organization_name, f.deleted_at
  from follow_ups f join follow_up_kinds k on k.code = f.name where f.deleted_at is not null
  union all
  select 'subscription', s.id, p.name, o.name, s.deleted_at
  from subscriptions s join products p on p.id = s.product_id join organizations o on o.id = s.organization_id
  where s.deleted_at is not null
  union all
  select 'share-event', e.id, concat_ws(' ', ${eventLabel}, e.number, c.name), o.name, e.deleted_at
  from share_events e join share_classes c on c.id = e.class_id join organizations o on o.id = e.organization_id
  where e.deleted_at is not null
  union all
  select 'share-class', c.id, c.name, o.name, c.deleted_at
  from share_classes c join organizations o on o.id = c.organization_id where c.deleted_at is not null
  union all
  select 'register-entry', e.id, e.description, o.name, e.deleted_at
  from register_entries e join organizations o on o.id = e.organization_id where e.deleted_at is not null
  union all
  select 'tax-registration', r.id, concat_ws(' ', ${taxLabel}, r.number), o.name, r.deleted_at
  from tax_registrations r join organizations o on o.id = r.organization_id where r.deleted_at is not null
  union all
  select 'product', id, name, null, deleted_at from products where deleted_at is not null`

const conditionsOf = ({ search, recordTypes }: BinSearch) => {
  const kinds = recordTypes?.length ? recordTypes : historyRecordTypes
  const words = matchesWords('search_text', searchWords(search))

  return sql<SqlBool>`${sql.join([sql`record_type = any(${[...kinds]}::text[])`, ...words], sql` and `)}`
}

type Row = Omit<DeletedRecord, 'deletedBy'> & { userId: string | null; userName: string | null }

const rowOf = ({ userId, userName, ...row }: Row): DeletedRecord => ({
  ...row,
  deletedBy: userId === null ? null : { _id: userId, name: userName ?? '' },
})

/** A page of what was deleted, the latest first: what, when and by whom (BIN-1). */
export const searchBin = async (db: Db, query: BinSearch): Promise<Page<DeletedRecord>> => {
  const { page, limit } = query
  const found = sql`(
    select * from (
      select *, ' ' || fold_text(title || ' ' || coalesce(subtitle, '')) as search_text
      from (${deletedRecords}) as deleted
    ) as searched where ${conditionsOf(query)})`

  const [rows, counted] = await Promise.all([
    sql<Row>`
      select found.id as "_id", found.record_type as "recordType", found.title, found.subtitle,
        found.deleted_at as "deletedAt", users.id as "userId",
        ${fullName('users')} as "userName"
      from (
        select * from ${found} as everything order by deleted_at desc, id desc
        limit ${limit} offset ${offsetOf({ page, limit })}
      ) as found
      left join lateral (
        select user_id from changes where changes.record_id = found.id and changes.action = 'deleted'
        order by changes.id desc limit 1
      ) as deletion on true
      left join users on users.id = deletion.user_id
      order by found.deleted_at desc, found.id desc`.execute(db),
    sql<{ total: number }>`select count(*)::float8 as total from ${found} as everything`.execute(db),
  ])
  const total = counted.rows[0]?.total ?? 0

  return answeredPage(rows.rows.map(rowOf), total, limit)
}
