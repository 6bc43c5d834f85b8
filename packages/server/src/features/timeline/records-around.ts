import { type RawBuilder, sql } from 'kysely'
import { fullName } from '#platform/database/full-name'

type Part = RawBuilder<unknown>

const links = (owner: 'organization_id' | 'member_id' | 'person_id', id: string): Part => sql`
  select l.id, case when l.member_id is null then 'link' else 'company-member' end,
    ${owner === 'organization_id' ? sql`coalesce(m.name, ${fullName('p')})` : sql`o.name`}, null
  from links l join organizations o on o.id = l.organization_id
    left join organizations m on m.id = l.member_id left join people p on p.id = l.person_id
  where ${sql.ref(`l.${owner}`)} = ${id}`

const named = (type: string, table: string, title: Part, owner: Part): Part =>
  sql`select t.id, ${sql.lit(type)}, ${title}, null from ${sql.table(table)} t where ${owner}`

/**
 * In SQL, the company and all records that belong to it, those in the bin too: id, type, title, and code where the title follows from
 * one.
 */
export const recordsOfOrganization = (id: string): Part => {
  const own = sql`t.organization_id = ${id}`
  const parts = [
    sql`select ${id}::uuid as id, 'organization' as type, null::text as title, null::text as code`,
    links('organization_id', id),
    links('member_id', id),
    sql`select t.id, 'follow-up', k.label, t.name from follow_ups t join follow_up_kinds k on k.code = t.name where ${own}`,
    sql`select t.id, 'filing', null, t.kind from filings t where ${own}`,
    named('minute', 'filed_papers', sql`t.content ->> 'title'`, own),
    named('note', 'notes', sql`null`, own),
    named('task', 'tasks', sql`t.title`, own),
    named('order', 'orders', sql`t.product_name`, own),
    named('form', 'forms', sql`t.reference`, own),
    named('share-class', 'share_classes', sql`t.name`, own),
    sql`select t.id, 'share-event', null, t.kind from share_events t where ${own}`,
    named('register-entry', 'register_entries', sql`t.description`, own),
    named('tax-registration', 'tax_registrations', sql`concat_ws(' ', t.tax, t.number)`, own),
    sql`select t.id, 'tax-due', null, concat_ws(' ', t.kind, t.from_on, t.to_on) from tax_dues t where ${own}`,
    sql`select t.id, 'subscription', p.name, null from subscriptions t join products p on p.id = t.product_id where ${own}`,
  ]
  return sql.join(parts, sql` union all `)
}

/** In SQL, the person and the records that are about that person, as `recordsOfOrganization` has them. */
export const recordsOfPerson = (id: string): Part => {
  const own = sql`t.person_id = ${id}`
  const parts = [
    sql`select ${id}::uuid as id, 'person' as type, null::text as title, null::text as code`,
    links('person_id', id),
    named('minute', 'filed_papers', sql`t.content ->> 'title'`, own),
    named('note', 'notes', sql`null`, own),
    named('task', 'tasks', sql`t.title`, own),
    named('register-entry', 'register_entries', sql`t.description`, own),
  ]
  return sql.join(parts, sql` union all `)
}
