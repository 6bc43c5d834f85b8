import { type RawBuilder, sql } from 'kysely'
import type { Tables } from '#platform/database/database'

/** The id under which the firm itself is marked. */
export const FIRM_ID = '00000000-0000-7000-8000-000000000001'

/** What is computed from records, and computed again when they change. */
export type Reader = 'deadlines' | 'compliance' | 'sanctions' | 'reviews'

/** Which records a changed row concerns. */
export type Concern = {
  reader: Reader
  /** the kind of these records, as the reader names it */
  source: 'organization' | 'person' | 'order' | 'task' | 'aml-firm'
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

// Reads: a change of a row of this table concerns what its column leads to.
const concernsOf =
  (reader: Reader, source: Concern['source']) =>
  (rows: Concern['rows'], column: string, more: Pick<Concern, 'of' | 'notOf' | 'records'> = {}): Concern => ({
    reader,
    source,
    rows,
    column,
    ...more,
  })

const notes = { notOf: ['comments', 'notes'] }
const names = ['first_name', 'last_name', 'deleted_at']

const subscribers = (column: 'id' | 'product_id') => (ids: readonly string[]) =>
  sql`
  select organization_id as id from subscriptions where ${sql.ref(column)} = ${any(ids)} and deleted_at is null`

const subscriberOfOrders = (ids: readonly string[]) => sql`
  select s.organization_id as id from subscription_orders o join subscriptions s on s.id = o.subscription_id
  where o.order_id = ${any(ids)}`

// Most orders and tasks have no day, and are not computed again.
const withDay = (
  table: 'orders' | 'tasks',
  ids: readonly string[],
  owner: 'id' | 'organization_id' | 'person_id',
) => sql`
  select id from ${sql.table(table)}
  where ${sql.ref(owner)} = ${any(ids)} and ${sql.ref(table === 'orders' ? 'balance_on' : 'due_on')} is not null`

const datedOf = (table: 'orders' | 'tasks', owner: 'organization_id' | 'person_id') => (ids: readonly string[]) =>
  withDay(table, ids, owner)

const datedAmong = (table: 'orders' | 'tasks') => (ids: readonly string[]) =>
  sql`
  ${withDay(table, ids, 'id')} union select source_id from deadlines where source_id = ${any(ids)}`

// A task may stand for the return of a tax.
const registeredForTaxes = (ids: readonly string[]) => sql`
  select distinct organization_id as id from tax_registrations where organization_id = ${any(ids)} and deleted_at is null`

// Also those for whom shares are held. Most people have no review, and are not looked at again.
const peopleOf = (column: 'id' | 'organization_id') => (ids: readonly string[]) =>
  sql`
  select p.id from living_links l join people p on p.id in (l.person_id, l.nominee_for)
  where l.${sql.ref(column)} = ${any(ids)} and p.aml_certified_on is not null`

const company = concernsOf('deadlines', 'organization')
const person = concernsOf('deadlines', 'person')
const order = concernsOf('deadlines', 'order')
const task = concernsOf('deadlines', 'task')

// The firm is one record.
const theFirm = () => sql`select ${FIRM_ID}::uuid as id`
const firm = (rows: Concern['rows']) => concernsOf('deadlines', 'aml-firm')(rows, 'id', { records: theFirm })

const deadlineConcerns: readonly Concern[] = [
  company('organizations', 'id'),
  company('organization_details', 'organization_id', notes),
  company('organization_aml', 'organization_id'),
  company('follow_ups', 'organization_id'),
  company('filings', 'organization_id'),
  company('tax_registrations', 'organization_id'),
  company('tax_dues', 'organization_id'),
  company('tasks', 'organization_id', { of: ['title', 'organization_id', 'deleted_at'], records: registeredForTaxes }),
  company('subscriptions', 'organization_id'),
  company('subscription_orders', 'subscription_id', { records: subscribers('id') }),
  company('products', 'id', { of: ['name'], records: subscribers('product_id') }),
  company('orders', 'id', { of: ['deleted_at'], records: subscriberOfOrders }),
  person('people', 'id', { of: [...names, 'aml_certified_on'] }),
  person('links', 'person_id'),
  person('links', 'nominee_for'),
  person('link_terms', 'link_id', { records: peopleOf('id') }),
  person('link_holdings', 'link_id', { records: peopleOf('id') }),
  person('organizations', 'id', { of: ['creation_status', 'deleted_at'], records: peopleOf('organization_id') }),
  person('organization_details', 'organization_id', {
    of: ['cro_status', 'relationship_ended_on'],
    records: peopleOf('organization_id'),
  }),
  order('orders', 'id', { records: datedAmong('orders') }),
  order('organizations', 'id', { of: ['name', 'deleted_at'], records: datedOf('orders', 'organization_id') }),
  task('tasks', 'id', { records: datedAmong('tasks') }),
  task('organizations', 'id', {
    of: ['name', 'creation_status', 'deleted_at'],
    records: datedOf('tasks', 'organization_id'),
  }),
  task('organization_details', 'organization_id', {
    of: ['cro_status'],
    records: datedOf('tasks', 'organization_id'),
  }),
  task('people', 'id', { of: names, records: datedOf('tasks', 'person_id') }),
  firm('aml_assessments'),
  firm('aml_trainings'),
  firm('aml_authorisations'),
]

const companiesBy = (column: 'id' | 'member_id' | 'person_id' | 'nominee_for') => (ids: readonly string[]) =>
  sql`
  select organization_id as id from living_links where ${sql.ref(column)} = ${any(ids)}`

// Those of which a person holds shares by events, linked to them or not.
const companiesOfHolders = (ids: readonly string[]) => sql`
  select e.organization_id as id from share_event_parties p join share_events e on e.id = p.event_id where p.person_id = ${any(ids)}`

/** Whoever is a director of more companies than this breaks the rule about directorships by far, whatever changes. */
const MOST_COMPANIES = 100

// The other companies of a director: a rule counts the directorships.
const companiesOfPeople = (people: RawBuilder<unknown>) => sql`
  select organization_id as id from living_links l where l.person_id in (${people})
    and (select count(*) from (
      select from living_links other where other.person_id = l.person_id limit ${MOST_COMPANIES + 1}) few) <= ${MOST_COMPANIES}`

const companiesOfDirectors = (ids: readonly string[]) => companiesOfPeople(sql`select unnest(${[...ids]}::uuid[])`)

const companiesOfLinked = (ids: readonly string[]) =>
  companiesOfPeople(sql`select person_id from links where id = ${any(ids)}`)

// Companies with all that lie below them: an owner may own through others.
const andBelow = (records: (ids: readonly string[]) => RawBuilder<unknown>) => (ids: readonly string[]) =>
  sql`select id from companies_below(array(select id from (${records(ids)}) as above))`

const themselves = (ids: readonly string[]) => sql`select unnest(${[...ids]}::uuid[]) as id`

const checked = concernsOf('compliance', 'organization')

const complianceConcerns: readonly Concern[] = [
  checked('organizations', 'id'),
  checked('organizations', 'id', { of: ['deleted_at'], records: andBelow(themselves) }),
  checked('organization_details', 'organization_id', notes),
  checked('organization_aml', 'organization_id'),
  checked('filings', 'organization_id'),
  checked('links', 'person_id', { of: ['person_id', 'deleted_at'], records: companiesOfDirectors }),
  checked('link_terms', 'link_id', { records: andBelow(companiesBy('id')) }),
  checked('link_terms', 'link_id', { records: companiesOfLinked }),
  checked('share_events', 'organization_id', { records: andBelow(themselves) }),
  checked('share_classes', 'organization_id', { records: andBelow(themselves) }),
  checked('people', 'id', { records: andBelow(companiesBy('person_id')) }),
  checked('people', 'id', { records: andBelow(companiesBy('nominee_for')) }),
  checked('people', 'id', { records: andBelow(companiesOfHolders) }),
  checked('organization_details', 'organization_id', { of: ['country', 'address'], records: andBelow(themselves) }),
  checked('links', 'organization_id', { records: andBelow(themselves) }),
  checked('link_holdings', 'link_id', { records: andBelow(companiesBy('id')) }),
  checked('sanctions_hits', 'person_id', { records: andBelow(companiesBy('person_id')) }),
  checked('sanctions_hits', 'person_id', { records: andBelow(companiesBy('nominee_for')) }),
  checked('sanctions_hits', 'person_id', { records: andBelow(companiesOfHolders) }),
  checked('sanctions_hits', 'organization_id', { records: andBelow(themselves) }),
]

// Nobody is screened before a list is loaded.
const records = (ids: readonly string[]) => sql`
  select id from unnest(${[...ids]}::uuid[]) as id where exists (select from sanctions_lists)`

const ofPerson = [...names, 'former_names', 'birth', 'company_form', 'same_as_organization_id']

// Shares make a company one that listed persons own.
const companiesOfLinks = (ids: readonly string[]) => sql`
  select organization_id as id from living_links where id = ${any(ids)} and exists (select from sanctions_lists)`

const sanctionsConcerns: readonly Concern[] = [
  concernsOf('sanctions', 'organization')('links', 'organization_id', { records }),
  concernsOf('sanctions', 'organization')('link_terms', 'link_id', { records: companiesOfLinks }),
  concernsOf('sanctions', 'organization')('link_holdings', 'link_id', { records: companiesOfLinks }),
  concernsOf('sanctions', 'organization')('share_events', 'organization_id', { records }),
  concernsOf('sanctions', 'person')('people', 'id', { of: ofPerson, records }),
  concernsOf('sanctions', 'organization')('organizations', 'id', { of: ['name', 'deleted_at'], records }),
]

const reviewed = concernsOf('reviews', 'organization')
const ofReviewed = [
  ...names,
  'street',
  'city',
  'state',
  'country',
  'nationality',
  'is_politically_exposed',
  'same_as_organization_id',
]

const reviewConcerns: readonly Concern[] = [
  reviewed('organizations', 'id', { of: ['name', 'creation_status', 'deleted_at'], records: andBelow(themselves) }),
  reviewed('organization_details', 'organization_id', {
    of: ['business_activity', 'country', 'address', 'company_type'],
    records: andBelow(themselves),
  }),
  reviewed('organization_aml', 'organization_id'),
  reviewed('links', 'organization_id', { records: andBelow(themselves) }),
  reviewed('link_terms', 'link_id', { records: andBelow(companiesBy('id')) }),
  reviewed('link_holdings', 'link_id', { records: andBelow(companiesBy('id')) }),
  reviewed('share_events', 'organization_id', { records: andBelow(themselves) }),
  reviewed('share_classes', 'organization_id', { records: andBelow(themselves) }),
  reviewed('people', 'id', { of: ofReviewed, records: andBelow(companiesBy('person_id')) }),
  reviewed('people', 'id', { of: ofReviewed, records: andBelow(companiesBy('nominee_for')) }),
  reviewed('people', 'id', { of: ofReviewed, records: andBelow(companiesOfHolders) }),
  reviewed('sanctions_hits', 'person_id', { records: andBelow(companiesBy('person_id')) }),
  reviewed('sanctions_hits', 'person_id', { records: andBelow(companiesBy('nominee_for')) }),
  reviewed('sanctions_hits', 'person_id', { records: andBelow(companiesOfHolders) }),
  reviewed('sanctions_hits', 'organization_id', { records: andBelow(themselves) }),
]

/** Which records the rows of each table concern. Add a table or a column here when a rule begins to read it. */
export const concerns: readonly Concern[] = [
  ...deadlineConcerns,
  ...complianceConcerns,
  ...sanctionsConcerns,
  ...reviewConcerns,
]
