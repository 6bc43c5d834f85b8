import { companyNameSearch, personNameSearch } from '@registrar/domain/shared/name-search'
import type { FoundRecordType } from '@registrar/domain/finder/found-record'
import { followUpCatalogue } from '@registrar/domain/follow-ups/catalogue'
import { companyNameKey, personNameKeys } from '@registrar/domain/shared/name-key'
import { croKey } from '@registrar/domain/shared/number-keys'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { matchesNames, matchesTerms, type SearchedNames } from '#platform/database/search-terms'
import { fullName } from '#platform/database/full-name'

/** The best matches of a kind are chosen from this many: enough to rank, few enough to read at once. */
const MAX_RANKED = 200
/** Only this many of the latest emails are searched, by their subject. */
const LATEST_EMAILS = 2000

const TRIGRAM = 3

/** What is searched for: all that was typed, and its terms. */
type FinderTerms = { search: string; terms: string[] }

type Matches = (terms: FinderTerms) => RawBuilder<unknown>

const allOf = (conditions: readonly unknown[]) => sql<SqlBool>`${sql.join([...conditions], sql` and `)}`
const like = (column: string, { terms }: FinderTerms) => allOf(matchesTerms(column, terms))
const beginsWith = (column: string, search: string) =>
  sql<SqlBool>`${sql.ref(column)} like like_literal(${search}) || '%'`

/** Whether the trigram index can find a term; without it every row would be read. */
const isIndexed = ({ terms }: FinderTerms) => terms.some((term) => Array.from(term).length >= TRIGRAM)

const ids = (table: string, where: unknown, order: RawBuilder<unknown> = sql``, most = MAX_RANKED) =>
  sql`(select id from ${sql.table(table)} where deleted_at is null and ${where} ${order} limit ${most})`

const containing = (table: string, terms: FinderTerms) =>
  isIndexed(terms) ? ids(table, like('search_text', terms)) : ids(table, sql`false`)

// People also type the number with its prefix, as the register prints it: 'CRO 123456', and with or without its zeros.
const hasNumber = ({ search }: FinderTerms) => sql<SqlBool>`cro_key(cro) = ${croKey(search)} and cro_key(cro) <> ''`

/** Whether a record has exactly the name that is typed. A search without letters and digits is no name. */
const isNamed = (column: string, keys: readonly string[]) =>
  sql<SqlBool>`${sql.ref(column)} = any(${keys.filter((key) => key !== '')}::text[])`

const columns = { column: 'search_text', keyColumn: 'search_key', wholeKey: 'name_key' }
const companyNames = { ...columns, names: companyNameSearch } as const
const peopleNames = { ...columns, names: personNameSearch } as const

const named = (table: string, names: SearchedNames, terms: FinderTerms) =>
  ids(table, isIndexed(terms) ? allOf(matchesNames(names, terms.search)) : sql`false`)

const organizations: Matches = (terms) => sql`
  select 'organization' as kind, o.id, o.id as page_id, o.name as title, 'CRO ' || o.cro as subtitle,
    o.sort_name as folded, coalesce(${hasNumber(terms)}, false) as is_exact,
    ${isNamed('o.name_key', [companyNameKey(terms.search)])} as is_named
  from organizations as o where o.id in (
    ${ids('organizations', hasNumber(terms))}
    union ${ids('organizations', beginsWith('sort_name', terms.search), sql`order by sort_name, id`, 50)}
    union ${ids('organizations', isNamed('name_key', [companyNameKey(terms.search)]))}
    union ${named('organizations', companyNames, terms)})`

const people: Matches = (terms) => sql`
  select 'person', p.id, p.id, ${fullName('p')}, null,
    trim(p.sort_first_name || ' ' || p.sort_last_name), false, ${isNamed('p.name_key', personNameKeys(terms.search))}
  from people as p where p.id in (
    ${ids('people', beginsWith('sort_last_name', terms.search), sql`order by sort_last_name, id`, 50)}
    union ${ids('people', beginsWith('sort_first_name', terms.search), sql`order by sort_first_name, id`, 50)}
    union ${ids('people', isNamed('name_key', personNameKeys(terms.search)))}
    union ${named('people', peopleNames, terms)})`

const tasks: Matches = (terms) => sql`
  select 'task', t.id, t.id, t.title, o.name, t.sort_title, false, false
  from tasks as t left join organizations as o on o.id = t.organization_id
  where t.id in ${containing('tasks', terms)}`

const orders: Matches = (terms) => sql`
  select 'order', r.id, r.id, coalesce(r.product_name, 'Order'),
    coalesce(r.organization_name, r.company, nullif(concat_ws(' ', r.first_name, r.last_name), '')),
    coalesce(r.sort_product, ''), false, false
  from orders as r where r.id in ${containing('orders', terms)}`

const forms: Matches = (terms) => sql`
  select 'form', f.id, f.id, f.organization_name_1, f.reference, f.sort_name_1, false, false
  from forms as f where f.id in (
    ${ids('forms', beginsWith('sort_name_1', terms.search), sql`order by sort_name_1, id`, 50)}
    union ${containing('forms', terms)})`

const kindsNamed = (term: string): string[] =>
  Object.entries(followUpCatalogue).flatMap(([code, { label }]) =>
    label.toLowerCase().includes(term.toLowerCase()) ? [code] : [],
  )

// Each term may be in the company's name or in the label of the kind, as in 'liffey vat'.
const followUps: Matches = (terms) => {
  const conditions = terms.terms.map((term) => {
    const inName = like('search_text', { ...terms, terms: [term] })
    const kinds = kindsNamed(term)
    return kinds.length === 0 ? inName : sql<SqlBool>`(${inName} or name = any(${kinds}::text[]))`
  })
  const where = isIndexed(terms) ? allOf([sql`is_listed`, ...conditions]) : sql`false`

  return sql`
    select 'follow-up', u.id, u.organization_id, k.label, u.organization_name, u.sort_label, false, false
    from follow_ups as u join follow_up_kinds as k on k.code = u.name
    where u.id in (select id from follow_ups where ${where} limit ${MAX_RANKED})`
}

const emails: Matches = (terms) => sql`
  select 'mail', m.id, m.id, m.subject, o.name, fold_text(m.subject), false, false
  from (select id, subject, organization_id from mails order by id desc limit ${LATEST_EMAILS}) as m
  left join organizations as o on o.id = m.organization_id
  where ${isIndexed(terms) ? allOf(terms.terms.map((term) => sql`fold_text(m.subject) like '%' || like_literal(${term}) || '%'`)) : sql`false`}`

/** The statements that find records of each kind: id, page, title, subtitle, folded title, whether it is an exact hit, and of that name. */
export const matchesByKind: Record<FoundRecordType, Matches> = {
  organization: organizations,
  person: people,
  task: tasks,
  order: orders,
  form: forms,
  'follow-up': followUps,
  mail: emails,
}
