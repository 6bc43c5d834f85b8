import type { RetainedRecordType } from '@registrar/domain/retention/retention-search'
import { isEmailAddress } from '@registrar/domain/shared/email-address'
import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '#platform/database/database'
import { hasText } from '#platform/erasure/folded-text'

// The fields are free text. A shorter number may be part of something else, and one of fewer digits is a word like 'pending'.
const SHORTEST_NUMBER = 6
const FEWEST_DIGITS = 4

/** All names that a record ever had, and what else identifies it. */
export type Identity = {
  /** full names */
  names: string[]
  /** of a person: first and last names that belong together */
  pairs: { first: string; last: string }[]
  emails: string[]
  /** of a person: PPS, identity and phone numbers; of a company: CRO and tax numbers; only letters and digits */
  numbers: string[]
}

const knownTexts = (values: readonly unknown[]): string[] => [
  ...new Set(
    values
      .flat()
      .flatMap((value) => (typeof value === 'string' ? [value.trim()] : []))
      .filter((value) => value !== '' && !/^•+$/.test(value)),
  ),
]

// A name of one word may be anybody's.
const namesOf = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => text.split(/\s*[,;/]\s*/)).filter((name) => /\S\s+\S/.test(name))

/** The email addresses, and the texts of several. */
const emailsAmong = (values: readonly unknown[]): string[] =>
  knownTexts(values).flatMap((text) => {
    const addresses = text.split(/[\s,;/<>]+/).filter(isEmailAddress)
    return addresses.length > 0 ? [...new Set([text, ...addresses])] : []
  })

const isNumber = (text: string): boolean =>
  text.length >= SHORTEST_NUMBER && text.replaceAll(/\P{Nd}/gu, '').length >= FEWEST_DIGITS

/** The numbers without blanks and signs, in all `forms` in which each is written. */
const numbersAmong = (values: readonly unknown[], forms: (number: string) => string[]): string[] => {
  const written = knownTexts(values).flatMap(forms)
  return [...new Set(written.map((number) => number.replaceAll(/[^\p{L}\p{N}]/gu, '')))].filter(isNumber)
}

/** The old and new values of a field in the change log of the records. */
const loggedValues = async (db: Db, ids: readonly string[], field: string): Promise<string[]> => {
  const { rows } = await sql<{ value: unknown }>`
    select distinct jsonb_array_elements(fields -> ${field}) as value from changes
    where record_id = any(${[...ids]}::uuid[]) and jsonb_typeof(fields -> ${field}) = 'array'`.execute(db)
  return knownTexts(rows.map(({ value }) => value))
}

/** The identity documents that the change log of the people still holds. */
const loggedDocuments = async (db: Db, ids: readonly string[]): Promise<{ number?: unknown }[]> => {
  const { rows } = await sql<{ documents: unknown }>`
    select jsonb_array_elements(fields -> 'identityDocuments') as documents from changes
    where record_id = any(${[...ids]}::uuid[]) and jsonb_typeof(fields -> 'identityDocuments') = 'array'`.execute(db)
  return rows.flatMap(({ documents }) => (Array.isArray(documents) ? (documents as { number?: unknown }[]) : []))
}

/** Of Ireland and of France, where nearly all clients live. */
const COUNTRY_CODES = ['353', '33']

const INTERNATIONAL = new RegExp(String.raw`^(?:\+|00)(${COUNTRY_CODES.join('|')})\s*(?:\(0\))?(.+)$`)

/** The ways in which an Irish or a French phone number is written: with 0, +353 or 00353, and with 0, +33 or 0033. */
const phoneForms = (number: string): string[] => {
  const [, code, abroad] = INTERNATIONAL.exec(number) ?? []
  const rest = abroad ?? /^0(?!0)(.+)$/.exec(number)?.[1]
  if (rest === undefined) return [number]

  const codes = code === undefined ? COUNTRY_CODES : [code]
  return [number, ...['0', ...codes.flatMap((one) => [`+${one}`, `00${one}`])].map((start) => `${start}${rest}`)]
}

const personIdentity = async (db: Db, ids: readonly string[]): Promise<Identity> => {
  const rows = await db
    .selectFrom('people')
    .select([
      'first_name',
      'last_name',
      'former_names',
      'mail',
      'other_mails',
      'phone',
      'pps',
      'identity_proof_number',
      'rbo_number',
      'identity_documents',
    ])
    .where('id', 'in', [...ids])
    .execute()
  const logged = (field: string) => loggedValues(db, ids, field)
  const firstNames = knownTexts([...rows.map((row) => row.first_name), ...(await logged('firstName'))])
  const lastNames = knownTexts([...rows.map((row) => row.last_name), ...(await logged('lastName'))])
  const pairs = firstNames.flatMap((first) => lastNames.map((last) => ({ first, last })))
  const documents = [
    ...rows.flatMap((row) => row.identity_documents as { number?: unknown }[]),
    ...(await loggedDocuments(db, ids)),
  ]
  const numbers = [
    ...rows.flatMap((row) => [row.phone, row.pps, row.identity_proof_number, row.rbo_number]),
    ...documents.map(({ number }) => number),
    ...(await logged('phone')),
    ...(await logged('ipn')),
    ...(await logged('rboNumber')),
  ]

  const formerNames = knownTexts([...rows.map((row) => row.former_names), ...(await logged('formerNames'))])

  return {
    names: [...pairs.flatMap(({ first, last }) => [`${first} ${last}`, `${last} ${first}`]), ...namesOf(formerNames)],
    pairs,
    emails: emailsAmong([
      ...rows.flatMap((row) => [row.mail, ...row.other_mails]),
      ...(await logged('mail')),
      ...(await logged('otherMails')),
    ]),
    numbers: numbersAmong(numbers, phoneForms),
  }
}

const organizationIdentity = async (db: Db, ids: readonly string[]): Promise<Identity> => {
  const rows = await db
    .selectFrom('organizations as o')
    .leftJoin('organization_details as d', 'd.organization_id', 'o.id')
    .select(['o.name', 'o.mail', 'o.cro', 'd.corporation_tax_number', 'd.other_mails'])
    .where('o.id', 'in', [...ids])
    .execute()
  const numbers = [
    ...rows.flatMap((row) => [row.cro, row.corporation_tax_number]),
    ...(await loggedValues(db, ids, 'cro')),
    ...(await loggedValues(db, ids, 'coroporationTaxNumber')),
  ]

  return {
    names: knownTexts([...rows.map((row) => row.name), ...(await loggedValues(db, ids, 'name'))]),
    pairs: [],
    emails: emailsAmong([
      ...rows.flatMap((row) => [row.mail, ...(row.other_mails ?? [])]),
      ...(await loggedValues(db, ids, 'mail')),
      ...(await loggedValues(db, ids, 'otherMails')),
    ]),
    numbers: numbersAmong(numbers, (number) => [number]),
  }
}

/** The names and other identifying texts of a record and of those that were merged into it: `ids` are all of them. */
export const readIdentity = (db: Db, recordType: RetainedRecordType, ids: readonly string[]): Promise<Identity> =>
  recordType === 'person' ? personIdentity(db, ids) : organizationIdentity(db, ids)

const JOINERS = String.raw`['’‘ʼ\`´‐‑–—-]`
const SPECIAL_CHARACTERS = String.raw`([*+?^$(){}|\[\]\\])`

// A regular expression for the folded text. Other records have blanks for apostrophes and hyphens too, or nothing there.
const spellingsOf = (text: RawBuilder<string>) => sql<string>`(
  select string_agg((
    select string_agg(regexp_replace(fold_text(part), ${SPECIAL_CHARACTERS}, '\\\\\\1', 'g'), ' ?' order by place)
    from regexp_split_to_table(word, ${JOINERS}) with ordinality p(part, place) where fold_text(part) <> ''
  ), ' ' order by place) from regexp_split_to_table(trim(${text}), '\\s+') with ordinality w(word, place))`

// The numbers of another record as they are written, and without blanks and signs.
const numbersSaid = (...numbers: RawBuilder<unknown>[]) => sql`
  (select string_agg(concat_ws(' ', number, regexp_replace(number, '[^[:alnum:]]', '', 'g')), ' ')
    from unnest(array[${sql.join(numbers)}]::text[]) as number)`

/**
 * The texts that another record, a user or a product also has, alone or as part of its name. They do not identify the
 * erased record (RET-6).
 */
export const sharedTexts = async (tx: Tx, texts: readonly string[], ids: readonly string[]): Promise<Set<string>> => {
  const ofPerson = numbersSaid(sql`phone`, sql`pps`, sql`identity_proof_number`, sql`rbo_number`)
  const ofDocuments = sql`(select string_agg(${numbersSaid(sql`document ->> 'number'`)}, ' ')
    from jsonb_array_elements(identity_documents) document)`
  const ofCompany = numbersSaid(sql`cro`, sql`corporation_tax_number`)

  const { rows } = await sql<{ text: string }>`
    with others as materialized (
      select fold_text(concat_ws(' ', '', first_name, last_name, mail, ${ofPerson}, ${ofDocuments}, '')) as said
      from people where id <> all(${[...ids]}::uuid[])
      union all select fold_text(concat_ws(' ', '', name, mail, ${ofCompany}, '')) from organizations
      left join organization_details on organization_id = id where id <> all(${[...ids]}::uuid[])
      union all select fold_text(concat_ws(' ', '', first_name, last_name, email, '')) from users
      union all select fold_text(concat_ws(' ', '', name, '')) from products
    )
    select text from (
      select text, ' ' || ${spellingsOf(sql.ref('text'))} || ' ' as spellings from unnest(${[...texts]}::text[]) as text
    ) searched
    where exists (select from others where said ~ spellings)`.execute(tx)

  return new Set(rows.map(({ text }) => text))
}

/** The ids of the emails to addresses that only the erased record has. */
export const emailsTo = async (tx: Tx, addresses: readonly string[]): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select id from mails where sort_recipient = any(${addresses.map((address) => address.toLowerCase())}::text[])`.execute(
    tx,
  )
  return rows.map(({ id }) => id)
}

/** The orders in which a person is named: by an address that only they have, or by name among the orders of their companies. */
export const ordersNaming = async (
  tx: Tx,
  { emails, pairs }: Pick<Identity, 'emails' | 'pairs'>,
  companyIds: readonly string[] | null,
): Promise<string[]> => {
  // Apostrophes and hyphens may be written as blanks.
  const isSame = (column: string, name: string) =>
    sql`replace(fold_text(${sql.ref(column)}), ' ', '') = replace(fold_text(${name}), ' ', '')`
  const isNamed = pairs.map(({ first, last }) => sql`(${isSame('first_name', first)} and ${isSame('last_name', last)})`)
  const inScope = companyIds === null ? sql`true` : sql`organization_id = any(${[...companyIds]}::uuid[])`
  const { rows } = await sql<{ id: string }>`
    select id from orders
    where lower(email) = any(${emails.map((email) => email.toLowerCase())}::text[])
      or ((${isNamed.length > 0 ? sql.join(isNamed, sql` or `) : sql`false`}) and ${inScope})`.execute(tx)
  return rows.map(({ id }) => id)
}

/** The signed versions of companies in which a person or a company is named. */
export const versionsNaming = async (
  db: Db,
  names: readonly string[],
  companyIds: readonly string[],
): Promise<string[]> => {
  const { rows } = await sql<{ id: string; content: string }>`
    select id, content from aml_versions where organization_id = any(${[...companyIds]}::uuid[])`.execute(db)
  const texts = names.map((name) => JSON.stringify(name).slice(1, -1))
  return rows.filter(({ content }) => hasText(content, texts)).map(({ id }) => id)
}
