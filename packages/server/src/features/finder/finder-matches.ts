import { companyNameSearch, personNameSearch } from '@registrar/domain/shared/name-search'
import type { FoundRecordType } from '@registrar/domain/finder/found-record'
import { followUpCatalogue } from '@registrar/domain/follow-ups/catalogue'
import { companyNameKey, personNameKeys } from '@registrar/domain/shared/name-key'
import { croKey } from '@registrar/domain/shared/number-keys'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import {
  type FormerNames,
  hasPhone,
  matchesFormerName,
  matchesNames,
  matchesWords,
  type SearchedNames,
} from '#platform/database/search-words'
import { fullName } from '#platform/database/full-name'
import { formerCompanies } from '#features/organizations'
import { formerPeople } from '#features/people'
import { taxNumbersOf } from '#features/record-names'

/** The best matches of a kind are chosen from this many: enough to rank, few enough to read at once. */
const MAX_RANKED = 200
/** Only this many of the latest emails are searched, by their subject. */
const LATEST_EMAILS = 2000

const TRIGRAM = 3

/** What is searched for: all that was typed, and its words. */
type Typed = { search: string; words: string[] }

type Matches = (typed: Typed) => RawBuilder<unknown>

const allOf = (conditions: readonly unknown[]) => sql<SqlBool>`${sql.join([...conditions], sql` and `)}`
const like = (column: string, { words }: Typed) => allOf(matchesWords(column, words))
const beginsWith = (column: string, search: string) =>
  sql<SqlBool>`${sql.ref(column)} like like_literal(${search}) || '%'`

/** Whether the trigram index can find a word; without it every row would be read. */
const isIndexed = ({ words }: Typed) => words.some((word) => Array.from(word).length >= TRIGRAM)

const ids = (table: string, where: unknown, order: RawBuilder<unknown> = sql``, most = MAX_RANKED) =>
  sql`(select id from ${sql.table(table)} where deleted_at is null and ${where} ${order} limit ${most})`

const containing = (table: string, typed: Typed) =>
  isIndexed(typed) ? ids(table, like('search_text', typed)) : ids(table, sql`false`)

// People also type the number with its prefix, as the register prints it: 'CRO 123456', and with or without its zeros.
const hasNumber = ({ search }: Typed) => sql<SqlBool>`cro_key(cro) = ${croKey(search)} and cro_key(cro) <> ''`

/** Whether a record has exactly the name that is typed. A search without letters and digits is no name. */
const isNamed = (column: string, keys: readonly string[]) =>
  sql<SqlBool>`${sql.ref(column)} = any(${keys.filter((key) => key !== '')}::text[])`

const columns = { column: 'search_text', keyColumn: 'search_key', wholeKey: 'name_key' }
const companyNames = { ...columns, names: companyNameSearch, hasNumber: taxNumbersOf('id') } as const
const peopleNames = { ...columns, names: personNameSearch } as const

// A record that its present name finds shows no former one.
const formerOf = (
  former: FormerNames,
  name: RawBuilder<unknown>,
  { names, record, isFound }: FormerMatch,
  typed: Typed,
) => {
  const condition = matchesFormerName(names.names, typed.search) ?? sql`false`
  const isExact = isNamed('f.name_key', names.names.wholeKeys(typed.search))
  return sql`lateral (
    select ${name} as name, ${isExact} as is_exact from ${sql.table(former.table)} as f
    where ${sql.ref(`f.${former.recordColumn}`)} = ${sql.ref(record)} and f.mail = '' and not coalesce(${isFound}, false) and ${condition}
    order by is_exact desc, 1 limit 1) as former on true`
}

type FormerMatch = { names: SearchedNames; record: string; isFound: RawBuilder<unknown> }

const formerIds = ({ table, recordColumn }: FormerNames, names: SearchedNames, typed: Typed) => {
  const condition = isIndexed(typed) ? matchesFormerName(names.names, typed.search) : undefined
  const id = sql.ref(`f.${recordColumn}`)
  return sql`(select ${id} from ${sql.table(table)} as f where ${condition ?? sql`false`} limit ${MAX_RANKED})`
}

// What comes first: an exact number, the present name, a former name; then what begins with what was typed.
const classOf = (isExact: unknown, isPresent: unknown) =>
  sql`case when coalesce(${isExact}, false) then 0 when ${isPresent} then 1 when former.is_exact then 2 else 4 end`

// A phone number may be typed in groups of two digits, which no index can find one by one.
const named = (table: string, names: SearchedNames, typed: Typed) => {
  const phone = names.names.hasPhones ? hasPhone(names, typed.words) : undefined
  return ids(table, isIndexed(typed) ? allOf(matchesNames(names, typed.search)) : (phone ?? sql`false`))
}

const isFoundNow = (alias: string, { names, hasNumber: numbers }: SearchedNames, typed: Typed) =>
  allOf([
    sql`true`,
    ...matchesNames(
      {
        column: `${alias}.search_text`,
        keyColumn: `${alias}.search_key`,
        wholeKey: `${alias}.name_key`,
        names,
        ...(numbers && { hasNumber: numbers }),
      },
      typed.search,
    ),
  ])

const organizations: Matches = (typed) => {
  const keys = [companyNameKey(typed.search)]
  const isFound = sql`(${isFoundNow('o', { ...companyNames, hasNumber: taxNumbersOf('o.id') }, typed)} or ${hasNumber(typed)})`
  return sql`
  select 'organization' as kind, o.id, o.id as page_id, o.name as title,
    nullif(concat_ws(' · ', 'formerly ' || former.name, 'CRO ' || o.cro), '') as subtitle,
    o.sort_name as folded, ${classOf(hasNumber(typed), isNamed('o.name_key', keys))} as class
  from organizations as o left join ${formerOf(formerCompanies, sql`f.name`, { names: companyNames, record: 'o.id', isFound }, typed)}
  where o.deleted_at is null and o.id in (
    ${ids('organizations', hasNumber(typed))}
    union ${ids('organizations', beginsWith('sort_name', typed.search), sql`order by sort_name, id`, 50)}
    union ${ids('organizations', isNamed('name_key', keys))}
    union ${named('organizations', companyNames, typed)}
    union ${formerIds(formerCompanies, companyNames, typed)})`
}

const people: Matches = (typed) => {
  const keys = personNameKeys(typed.search)
  const formerName = sql`btrim(f.first_name || ' ' || f.last_name)`
  const isFound = isFoundNow('p', peopleNames, typed)
  return sql`
  select 'person', p.id, p.id, ${fullName('p')}, 'formerly ' || former.name,
    trim(p.sort_first_name || ' ' || p.sort_last_name), ${classOf(sql`false`, isNamed('p.name_key', keys))}
  from people as p left join ${formerOf(formerPeople, formerName, { names: peopleNames, record: 'p.id', isFound }, typed)}
  where p.deleted_at is null and p.id in (
    ${ids('people', beginsWith('sort_last_name', typed.search), sql`order by sort_last_name, id`, 50)}
    union ${ids('people', beginsWith('sort_first_name', typed.search), sql`order by sort_first_name, id`, 50)}
    union ${ids('people', isNamed('name_key', keys))}
    union ${named('people', peopleNames, typed)}
    union ${formerIds(formerPeople, peopleNames, typed)})`
}

const tasks: Matches = (typed) => sql`
  select 'task', t.id, t.id, t.title, o.name, t.sort_title, 4
  from tasks as t left join organizations as o on o.id = t.organization_id
  where t.id in ${containing('tasks', typed)}`

const orders: Matches = (typed) => sql`
  select 'order', r.id, r.id, coalesce(r.product_name, 'Order'),
    coalesce(r.organization_name, r.company, nullif(concat_ws(' ', r.first_name, r.last_name), '')),
    coalesce(r.sort_product, ''), 4
  from orders as r where r.id in ${containing('orders', typed)}`

const forms: Matches = (typed) => sql`
  select 'form', f.id, f.id, f.organization_name_1, f.reference, f.sort_name_1, 4
  from forms as f where f.id in (
    ${ids('forms', beginsWith('sort_name_1', typed.search), sql`order by sort_name_1, id`, 50)}
    union ${containing('forms', typed)})`

const kindsNamed = (word: string): string[] =>
  Object.entries(followUpCatalogue).flatMap(([code, { label }]) =>
    label.toLowerCase().includes(word.toLowerCase()) ? [code] : [],
  )

// Each word may be in the company's name or in the label of the kind, as in 'liffey vat'.
const followUps: Matches = (typed) => {
  const conditions = typed.words.map((word) => {
    const inName = like('search_text', { ...typed, words: [word] })
    const kinds = kindsNamed(word)
    return kinds.length === 0 ? inName : sql<SqlBool>`(${inName} or name = any(${kinds}::text[]))`
  })
  const where = isIndexed(typed) ? allOf([sql`is_listed`, ...conditions]) : sql`false`

  return sql`
    select 'follow-up', u.id, u.organization_id, k.label, u.organization_name, u.sort_label, 4
    from follow_ups as u join follow_up_kinds as k on k.code = u.name
    where u.id in (select id from follow_ups where ${where} limit ${MAX_RANKED})`
}

const emails: Matches = (typed) => sql`
  select 'mail', m.id, m.id, m.subject, o.name, fold_text(m.subject), 4
  from (select id, subject, organization_id from mails order by id desc limit ${LATEST_EMAILS}) as m
  left join organizations as o on o.id = m.organization_id
  where ${isIndexed(typed) ? allOf(typed.words.map((word) => sql`fold_text(m.subject) like '%' || like_literal(${word}) || '%'`)) : sql`false`}`

/** The statements that find records of each kind: id, page, title, subtitle, folded title, and how exact a hit it is. */
export const matchesByKind: Record<FoundRecordType, Matches> = {
  organization: organizations,
  person: people,
  task: tasks,
  order: orders,
  form: forms,
  'follow-up': followUps,
  mail: emails,
}
