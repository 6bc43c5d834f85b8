import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/database/database'
import { hasText } from '#platform/erasure/folded-text'
import { type Identity, readIdentity, versionsNaming } from './erased-identity.queries.ts'
import { keyInUrl } from './erased-files.queries.ts'

const ACCOUNT_TAGS = ['password', 'invitation', 'account']

/** All that is held on a person: the parts of the archive by name, and the keys of their files. */
export type PersonArchive = { parts: Record<string, unknown>; files: string[] }

type Rows = Record<string, unknown>[]

// Leaves out the columns for searching and sorting, which repeat other columns.
const readSelected = async (db: Db, select: RawBuilder<{ row: Record<string, unknown> }>): Promise<Rows> => {
  const { rows } = await select.execute(db)
  return rows.map(({ row }) =>
    Object.fromEntries(Object.entries(row).filter(([column]) => !/^(sort_|search_text$)/.test(column))),
  )
}

const readRows = (db: Db, table: string, condition: RawBuilder<unknown>): Promise<Rows> =>
  readSelected(db, sql`select to_jsonb(t) as row from ${sql.table(table)} t where ${condition}`)

const idsOf = (rows: Rows): string[] => rows.flatMap(({ id }) => (typeof id === 'string' ? [id] : []))

const anyLowered = (texts: readonly string[]) => sql`any(${texts.map((text) => text.toLowerCase())}::text[])`

const anyOf = (ids: readonly string[]) => sql`any(${[...ids]}::uuid[])`

const readLinks = async (db: Db, id: string) => {
  const links = await readRows(db, 'links', sql`t.person_id = ${id}`)
  const ofLinks = sql`t.link_id = ${anyOf(idsOf(links))}`
  const companyIds = links.map((row) => String(row['organization_id']))
  const companies = await db
    .selectFrom('organizations')
    .select(['id', 'name'])
    .where(sql<boolean>`id = ${anyOf(companyIds)}`)
    .execute()

  return {
    links: links.filter((row) => row['deleted_at'] === null),
    unlinked: links.filter((row) => row['deleted_at'] !== null),
    terms: await readRows(db, 'link_terms', ofLinks),
    holdings: await readRows(db, 'link_holdings', ofLinks),
    companies,
  }
}

const anyFolded = (texts: readonly string[]) =>
  sql`any(select fold_text(text) from unnest(${[...texts]}::text[]) as text)`

// A form is about several people. The archive has only the entries of this one, however the name is spelled.
const readForms = (db: Db, { emails, pairs }: Identity): Promise<Rows> => {
  const names = pairs.map(({ first, last }) => `${first} ${last}`)

  return readSelected(
    db,
    sql`
      select to_jsonb(t) || jsonb_build_object('people', own.people) as row
      from forms t
      cross join lateral (
        select jsonb_agg(one) as people from jsonb_array_elements(t.people) one
        where fold_text(one ->> 'mail') = ${anyFolded(emails)}
          or fold_text(concat_ws(' ', one ->> 'firstName', one ->> 'lastName')) = ${anyFolded(names)}
      ) own
      where own.people is not null`,
  )
}

type OfCompanies = { names: readonly string[]; companyIds: readonly string[] }

const fileKeys = async (
  db: Db,
  person: Record<string, unknown>,
  attached: Rows,
  { names, companyIds }: OfCompanies,
): Promise<string[]> => {
  const documents = person['identity_documents'] as { url?: string | null }[]
  const urls = [...attached.map(({ url }) => String(url)), ...documents.map(({ url }) => url ?? '')]
  const { rows } = await sql<{ key: string; name: string; isOwn: boolean }>`
    select key, name, not key like any(${companyIds.map((id) => `organization/${id}/%`)}::text[]) as "isOwn" from files
    where key = any(${urls.flatMap((url) => keyInUrl(url) ?? [])}::text[]) or key like ${`people/${String(person['id'])}/%`}
      or key like any(${companyIds.map((id) => `organization/${id}/%`)}::text[])
    order by key`.execute(db)
  const attachedKeys = new Set(urls.flatMap((url) => keyInUrl(url) ?? []))

  return rows
    .filter(({ key, name, isOwn }) => isOwn || attachedKeys.has(key) || hasText(name, names))
    .map(({ key }) => key)
}

/** Reads all that is held on a person, even one in the bin (RET-9); undefined when there is no such person. */
export const readPersonArchive = async (db: Db, id: string): Promise<PersonArchive | undefined> => {
  const [person] = await readRows(db, 'people', sql`t.id = ${id}`)
  if (!person) return undefined

  const identity = await readIdentity(db, 'person', [id])
  const { companies, ...links } = await readLinks(db, id)
  const companyIds = companies.map((one) => one.id)
  const followUps = await readRows(db, 'follow_ups', sql`t.organization_id = ${anyOf(companyIds)}`)
  const tasks = await readRows(db, 'tasks', sql`t.person_id = ${id}`)
  const notes = await readRows(db, 'notes', sql`t.person_id = ${id}`)
  const forms = await readForms(db, identity)

  // The emails that open accounts are to users. Their links would let whoever reads the archive into the account.
  const emails = await readRows(
    db,
    'mails',
    sql`t.sort_recipient = ${anyLowered(identity.emails)} and coalesce(t.tag, '') <> all(${ACCOUNT_TAGS}::text[])`,
  )

  const orders = await readRows(db, 'orders', sql`lower(t.email) = ${anyLowered(identity.emails)}`)
  const reminders = await readRows(db, 'reminders', sql`t.person_id = ${id}`)
  const attached = await readRows(db, 'people_files', sql`t.person_id = ${id}`)
  const versions = await db
    .selectFrom('aml_versions')
    .select(['id', 'organization_id', 'signed_by', 'signed_at'])
    .where(sql<boolean>`id = ${anyOf(await versionsNaming(db, identity.names, companyIds))}`)
    .execute()
  const screening = await readRows(db, 'sanctions_hits', sql`t.person_id = ${id}`)
  const recordIds = [id, ...idsOf(links.links), ...idsOf(links.unlinked), ...idsOf(tasks), ...idsOf(notes)]
  const history = await readRows(db, 'changes', sql`t.record_id = ${anyOf(recordIds)} order by t.id`)

  return {
    parts: {
      person,
      ...links,
      companies,
      followUps,
      tasks,
      notes,
      forms,
      emails,
      orders,
      reminders,
      signedAmlFiles: versions,
      screening,
      files: attached,
      history,
    },
    files: await fileKeys(db, person, attached, { names: identity.names, companyIds }),
  }
}
