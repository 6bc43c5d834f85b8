import { nameKey, personNameKey, personNameKeys } from '@registrar/domain/shared/name-key'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#platform/database/database'
import { fullName } from '#platform/database/full-name'

/** What a line says of a person: the two names, or both in one column. */
type PersonOfLine = { firstName?: unknown; lastName?: unknown; person?: unknown; mail?: unknown; birth?: unknown }

/**
 * The people whom a line may mean. `addressOf`: who has the line's email address, when that is somebody else: an address alone
 * never says who somebody is.
 */
export type MatchingPeople = { ids: string[]; addressOf: string[] }

type Row = {
  id: string
  name: string
  byMail: boolean
  byName: boolean
  byPart: boolean
  byBirth: boolean
  hasMail: boolean
  bornElse: boolean
}

const textOrNull = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

/** Whether a person has the name of a line, and no other one; undefined when the line gives none. */
const hasWholeName = ({ firstName, lastName, person }: PersonOfLine): RawBuilder<boolean> | undefined => {
  const [whole = '', first = '', last = ''] = [person, firstName, lastName].map((name) => textOrNull(name) ?? '')
  const name = whole || [first, last].filter(Boolean).join(' ')
  if (name === '') return undefined

  // A name of punctuation only has no key, so the name itself is compared.
  if (nameKey(name) === '') return sql<boolean>`${fullName('people')} = ${name}`

  const keys = whole ? [...personNameKeys(whole), ...personNameKeys(whole).map(reversed)] : [personNameKey(first, last)]
  return sql<boolean>`name_key = any(${keys}::text[])`
}

/** The key of the same name whose first and last name are exchanged. */
const reversed = (key: string): string => key.split(' ').toReversed().join(' ')

/** Whether a person has one of the two names, where a line gives only one. */
const hasPartOfName = ({ firstName, lastName, person }: PersonOfLine): RawBuilder<boolean> => {
  const [whole, first, last] = [person, firstName, lastName].map((name) => nameKey(textOrNull(name) ?? ''))
  if (whole) return sql<boolean>`${whole} = any(string_to_array(name_key, ' '))`
  if (first && last) return sql<boolean>`false`
  return first
    ? sql<boolean>`name_key like ${`${first} %`}`
    : sql<boolean>`${last} <> '' and name_key like ${`% ${last}`}`
}

/**
 * The people whom a line may mean (IMP-4). An email address finds somebody when the line has no name, or when the name agrees and
 * no known birth contradicts. If nobody is found so, they are found by name and birth, or by name alone when the line has neither
 * birth nor address. `hasMailColumn`: whether a line without an address means somebody who has none.
 */
export const findMatchingPeople = async (
  tx: Tx,
  person: PersonOfLine,
  hasMailColumn: boolean,
): Promise<MatchingPeople> => {
  const [mail, birth] = [textOrNull(person.mail), textOrNull(person.birth)]
  const named = hasWholeName(person)
  const byName = named ?? sql<boolean>`false`

  const { rows } = await sql<Row>`
    select id, ${fullName('people')} as name, coalesce(sort_mail = lower(${mail}::text), false) as "byMail",
      ${byName} as "byName", ${hasPartOfName(person)} as "byPart", coalesce(birth = ${birth}::date, false) as "byBirth",
      coalesce(birth <> ${birth}::date, false) as "bornElse", coalesce(trim(mail), '') <> '' as "hasMail"
    from people where deleted_at is null and (
      (${mail}::text is not null and sort_mail = lower(${mail}::text)) or ${byName})
    order by created_at, id limit 50`.execute(tx)

  const ofMail = rows.filter((row) => row.byMail)
  const meant = ofMail.filter((row) => !row.bornElse && (row.byName || row.byPart || !named))
  if (meant.length > 0) return { ids: idsOf(meant), addressOf: [] }

  const ofName = rows.filter((row) => row.byName && !row.byMail)
  return { ids: idsOf(ofNameAlone(ofName, { mail, birth, hasMailColumn })), addressOf: ofMail.map(({ name }) => name) }
}

const idsOf = (rows: readonly Row[]): string[] => rows.map(({ id }) => id)

const ofNameAlone = (
  rows: Row[],
  { mail, birth, hasMailColumn }: { mail: string | null; birth: string | null; hasMailColumn: boolean },
): Row[] => {
  if (birth) return rows.filter((row) => row.byBirth)
  if (mail) return []

  const withoutMail = hasMailColumn ? rows.filter((row) => !row.hasMail) : []
  return withoutMail.length > 0 ? withoutMail : rows
}

/** The people who have no name (PERSON-1). */
export const findNamelessPeople = async (tx: Tx): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select id from people where deleted_at is null and sort_first_name = '' and sort_last_name = ''
    order by created_at, id limit 500`.execute(tx)
  return rows.map(({ id }) => id)
}
