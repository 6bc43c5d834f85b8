import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/database/database'
import { keyInUrl } from './erased-files.queries.ts'

const ACCOUNT_TAGS = ['password', 'invitation', 'account']

/** All that is held on a person: the parts of the archive by name, and the keys of their files. */
export type PersonArchive = { parts: Record<string, unknown>; files: string[] }

type Rows = Record<string, unknown>[]

// Leaves out the columns for searching and sorting, which repeat other columns.
const readRows = async (db: Db, table: string, condition: RawBuilder<unknown>): Promise<Rows> => {
  const { rows } = await sql<{ row: Record<string, unknown> }>`
    select to_jsonb(t) as row from ${sql.table(table)} t where ${condition}`.execute(db)
  return rows.map(({ row }) =>
    Object.fromEntries(Object.entries(row).filter(([column]) => !/^(sort_|search_text$)/.test(column))),
  )
}

const idsOf = (rows: Rows): string[] => rows.flatMap(({ id }) => (typeof id === 'string' ? [id] : []))

const anyOf = (ids: readonly string[]) => sql`any(${[...ids]}::uuid[])`

const readLinks = async (db: Db, id: string) => {
  const links = await readRows(db, 'links', sql`t.person_id = ${id}`)
  const ofLinks = sql`t.link_id = ${anyOf(idsOf(links))}`
  const unlinked = await readRows(db, 'deleted_links', sql`t.person_id = ${id}`)
  const companyIds = [...links, ...unlinked].map((row) => String(row['organization_id']))
  const companies = await db
    .selectFrom('organizations')
    .select(['id', 'name'])
    .where(sql<boolean>`id = ${anyOf(companyIds)}`)
    .execute()

  return {
    links,
    unlinked,
    terms: await readRows(db, 'link_terms', ofLinks),
    holdings: await readRows(db, 'link_holdings', ofLinks),
    companies,
  }
}

const readForms = (db: Db, person: Record<string, unknown>) => {
  const { mail, first_name: first, last_name: last } = person
  return readRows(
    db,
    'forms',
    sql`exists (
      select from jsonb_array_elements(t.people) one
      where lower(one ->> 'mail') = lower(${mail ?? null})
        or (lower(one ->> 'firstName') = lower(${first}) and lower(one ->> 'lastName') = lower(${last})))`,
  )
}

const fileKeys = async (db: Db, person: Record<string, unknown>, attached: Rows): Promise<string[]> => {
  const documents = person['identity_documents'] as { url?: string | null }[]
  const urls = [...attached.map(({ url }) => String(url)), ...documents.map(({ url }) => url ?? '')]
  const { rows } = await sql<{ key: string }>`
    select key from files
    where key = any(${urls.flatMap((url) => keyInUrl(url) ?? [])}::text[]) or key like ${`people/${String(person['id'])}/%`}
    order by key`.execute(db)
  return rows.map(({ key }) => key)
}

/** Reads all that is held on a person, even one in the bin (RET-9); undefined when there is no such person. */
export const readPersonArchive = async (db: Db, id: string): Promise<PersonArchive | undefined> => {
  const [person] = await readRows(db, 'people', sql`t.id = ${id}`)
  if (!person) return undefined

  const { companies, ...links } = await readLinks(db, id)
  const followUps = await readRows(db, 'follow_ups', sql`t.organization_id = ${anyOf(companies.map((one) => one.id))}`)
  const tasks = await readRows(db, 'tasks', sql`t.person_id = ${id}`)
  const forms = await readForms(db, person)

  // The emails that open accounts are to users. Their links would let whoever reads the archive into the account.
  const emails = await readRows(
    db,
    'mails',
    sql`t.sort_recipient = lower(${person['mail'] ?? null}) and coalesce(t.tag, '') <> all(${ACCOUNT_TAGS}::text[])`,
  )

  const orders = await readRows(db, 'orders', sql`lower(t.email) = lower(${person['mail'] ?? null})`)
  const reminders = await readRows(db, 'reminders', sql`t.person_id = ${id}`)
  const attached = await readRows(db, 'people_files', sql`t.person_id = ${id}`)
  const recordIds = [id, ...idsOf(links.links), ...idsOf(links.unlinked), ...idsOf(tasks)]
  const history = await readRows(db, 'changes', sql`t.record_id = ${anyOf(recordIds)} order by t.id`)

  return {
    parts: {
      person,
      ...links,
      companies,
      followUps,
      tasks,
      forms,
      emails,
      orders,
      reminders,
      files: attached,
      history,
    },
    files: await fileKeys(db, person, attached),
  }
}
