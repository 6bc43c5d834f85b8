import { type RawBuilder, sql } from 'kysely'
import type { Tables } from '#platform/database/database'

/** What is computed from records, and computed again when they change. */
export type Reader = 'deadlines' | 'compliance' | 'sanctions'

/** Which records a changed row concerns. */
export type Concern = {
  reader: Reader
  /** the kind of these records, as the reader names it */
  source: 'organization' | 'person' | 'order' | 'task'
  /** the table of the row */
  rows: keyof Tables
  /** the column of the row that leads to them, with its old and its new value */
  column: string
  /** an update concerns them when it changes one of these columns, or any but those of `notOf`; any when there is neither */
  of?: readonly string[]
  notOf?: readonly string[]
  /** selects their ids by those in the column; without it the column has their ids */
  records?: (ids: readonly string[]) => RawBuilder<unknown>
}

const any = (ids: readonly string[]) => sql`any(${[...ids]}::uuid[])`

const ofDetails = { rows: 'organization_details', column: 'organization_id', notOf: ['comments', 'notes'] } as const

const subscribers = (column: 'id' | 'product_id') => (ids: readonly string[]) =>
  sql`
  select organization_id as id from subscriptions where ${sql.ref(column)} = ${any(ids)} and deleted_at is null`

// Most orders and tasks have no day, and are not computed again.
const dated =
  (table: 'orders' | 'tasks', day: 'balance_on' | 'due_on', owner?: 'organization_id' | 'person_id') =>
  (ids: readonly string[]) =>
    sql`
    select id from ${sql.table(table)} where ${sql.ref(owner ?? 'id')} = ${any(ids)} and ${sql.ref(day)} is not null
    union select source_id from deadlines where source_id = ${any(owner ? [] : ids)}`

const deadlines = { reader: 'deadlines', source: 'organization' } as const
const names = ['first_name', 'last_name', 'deleted_at']

const deadlineConcerns: readonly Concern[] = [
  { ...deadlines, rows: 'organizations', column: 'id' },
  { ...deadlines, ...ofDetails },
  { ...deadlines, rows: 'organization_aml', column: 'organization_id' },
  { ...deadlines, rows: 'follow_ups', column: 'organization_id' },
  { ...deadlines, rows: 'subscriptions', column: 'organization_id' },
  { ...deadlines, rows: 'subscription_orders', column: 'subscription_id', records: subscribers('id') },
  { ...deadlines, rows: 'products', column: 'id', of: ['name'], records: subscribers('product_id') },
  {
    ...deadlines,
    rows: 'orders',
    column: 'id',
    of: ['deleted_at'],
    records: (ids) => sql`
      select s.organization_id as id from subscription_orders o join subscriptions s on s.id = o.subscription_id
      where o.order_id = ${any(ids)}`,
  },
  { ...deadlines, source: 'person', rows: 'people', column: 'id', of: [...names, 'aml_certified_on'] },
  { ...deadlines, source: 'order', rows: 'orders', column: 'id', records: dated('orders', 'balance_on') },
  {
    ...deadlines,
    source: 'order',
    rows: 'organizations',
    column: 'id',
    of: ['name', 'deleted_at'],
    records: dated('orders', 'balance_on', 'organization_id'),
  },
  { ...deadlines, source: 'task', rows: 'tasks', column: 'id', records: dated('tasks', 'due_on') },
  {
    ...deadlines,
    source: 'task',
    rows: 'organizations',
    column: 'id',
    of: ['name', 'creation_status', 'deleted_at'],
    records: dated('tasks', 'due_on', 'organization_id'),
  },
  {
    ...deadlines,
    source: 'task',
    rows: 'people',
    column: 'id',
    of: names,
    records: dated('tasks', 'due_on', 'person_id'),
  },
]

const compliance = { reader: 'compliance', source: 'organization' } as const

const companiesBy = (column: 'id' | 'member_id' | 'person_id' | 'nominee_for') => (ids: readonly string[]) =>
  sql`
  select organization_id as id from living_links where ${sql.ref(column)} = ${any(ids)}`

/** Whoever is a director of more companies than this breaks the rule about directorships by far, whatever changes. */
const MOST_COMPANIES = 100

// The other companies of a director: a rule counts the directorships.
const companiesOfPeople = (people: RawBuilder<unknown>) => sql`
  select organization_id as id from living_links l where l.person_id in (${people})
    and (select count(*) from (
      select from living_links other where other.person_id = l.person_id limit ${MOST_COMPANIES + 1}) few) <= ${MOST_COMPANIES}`

const complianceConcerns: readonly Concern[] = [
  { ...compliance, rows: 'organizations', column: 'id' },
  { ...compliance, rows: 'organizations', column: 'id', of: ['deleted_at'], records: companiesBy('member_id') },
  { ...compliance, ...ofDetails },
  { ...compliance, rows: 'organization_aml', column: 'organization_id' },
  { ...compliance, rows: 'annual_returns', column: 'organization_id' },
  { ...compliance, rows: 'links', column: 'organization_id' },
  {
    ...compliance,
    rows: 'links',
    column: 'person_id',
    of: ['person_id', 'deleted_at'],
    records: (ids) => companiesOfPeople(sql`select unnest(${[...ids]}::uuid[])`),
  },
  { ...compliance, rows: 'link_terms', column: 'link_id', records: companiesBy('id') },
  {
    ...compliance,
    rows: 'link_terms',
    column: 'link_id',
    records: (ids) => companiesOfPeople(sql`select person_id from links where id = ${any(ids)}`),
  },
  { ...compliance, rows: 'link_holdings', column: 'link_id', records: companiesBy('id') },
  { ...compliance, rows: 'people', column: 'id', records: companiesBy('person_id') },
  { ...compliance, rows: 'people', column: 'id', records: companiesBy('nominee_for') },
  { ...compliance, rows: 'sanctions_hits', column: 'person_id', records: companiesBy('person_id') },
  { ...compliance, rows: 'sanctions_hits', column: 'organization_id' },
  { ...compliance, rows: 'sanctions_hits', column: 'organization_id', records: companiesBy('member_id') },
]

// Nobody is screened before a list is loaded.
const screened = (ids: readonly string[]) => sql`
  select id from unnest(${[...ids]}::uuid[]) as id where exists (select from sanctions_lists)`

const sanctionsConcerns: readonly Concern[] = [
  {
    reader: 'sanctions',
    source: 'person',
    rows: 'people',
    column: 'id',
    of: [...names, 'birth', 'company_form', 'same_as_organization_id'],
    records: screened,
  },
  {
    reader: 'sanctions',
    source: 'organization',
    rows: 'organizations',
    column: 'id',
    of: ['name', 'deleted_at'],
    records: screened,
  },
]

/** Which records the rows of each table concern. Add a table or a column here when a rule begins to read it. */
export const concerns: readonly Concern[] = [...deadlineConcerns, ...complianceConcerns, ...sanctionsConcerns]
