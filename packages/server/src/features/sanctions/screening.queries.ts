import { createHash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { wantedKeys } from '@registrar/domain/sanctions/candidate-keys'
import { nameWords } from '@registrar/domain/sanctions/read-name'
import type { SanctionedKind, SanctionsEntry, SanctionsListKind } from '@registrar/domain/sanctions/sanctions-entry'
import { matchOf, type WritingsReader } from '@registrar/domain/sanctions/sanctions-match'
import type { Translation } from '@registrar/domain/sanctions/translated-match'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { sql } from 'kysely'
import type { Tx } from '#platform/database/database'
import { fullName } from '#platform/database/full-name'
import { writingsReader } from './latin-name.ts'

/** Records to be compared with the list. */
export type ScreenedRecords = { personIds: string[]; organizationIds: string[] }

type Owner = { person_id: string | null; organization_id: string | null }

/** The list of an entry, by its name: '' for the one without a name. */
type OfList = { list_name: string; list_kind: SanctionsListKind }

/**
 * A name on record that is like one of a list; `former_name` is that of before where it is the one that is like it, `translation` what is
 * alike in another language only.
 */
export type Match = Owner &
  OfList & {
    entry: SanctionsEntry
    score: number
    compared: string
    former_name: string | null
    translation: Translation | null
    birth: IsoDate | null
  }

/** Somebody on record who is compared with the lists, also by the names of before. */
type Screened = Owner & { name: string; former: string[]; birth: IsoDate | null; isLegalPerson: boolean }

type Listed = OfList & SanctionsEntry & { at: number }

// Of a person the names that are written as former names count: another name of before may have been a mistake.
const formerPersonNames = sql<string[]>`array(
  select btrim(f.first_name || ' ' || f.last_name) from former_person_names f
  where f.person_id = people.id and f.last_name <> '' and name_key(people.former_names) like '%' || name_key(f.last_name) || '%' order by 1)`
const formerCompanyNames = sql<string[]>`array(
  select f.name from former_company_names f where f.organization_id = organizations.id and f.name <> '' order by 1)`

const readScreened = async (tx: Tx, { personIds, organizationIds }: ScreenedRecords): Promise<Screened[]> => {
  const { rows } = await sql<Screened>`
    select id as person_id, null::uuid as organization_id, ${fullName('people')} as name,
      ${formerPersonNames} as former, birth, coalesce(trim(company_form), '') <> '' or same_as_organization_id is not null as "isLegalPerson"
    from people where id = any(${personIds}::uuid[]) and deleted_at is null
    union all
    select null, id, name, ${formerCompanyNames}, null, false
    from organizations where id = any(${organizationIds}::uuid[]) and deleted_at is null`.execute(tx)
  return rows
}

// A list may have a legal person as a person or as an organization.
const kindOf = ({ person_id, isLegalPerson }: Screened): SanctionedKind | null => {
  if (isLegalPerson) return null
  return person_id ? 'person' : 'organization'
}

const namesOf = ({ name, former }: Screened): string[] => [name, ...former]

const quoted = (keys: readonly string[]): string =>
  `(${keys.map((key) => `'${key.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`).join(' | ')})`

// A condition of the text search of PostgreSQL: the whole name, or any two of its words.
const conditionOf = ({ whole, words }: ReturnType<typeof wantedKeys>): string => {
  const groups = words.map(quoted)
  const pairs = groups.flatMap((one, at) => groups.slice(at + 1).map((other) => `${one} & ${other}`))
  return [...(whole.length > 0 ? [quoted(whole)] : []), ...pairs].join(' | ')
}

// The index of keys finds few entries for each name; the domain compares these word by word.
const readListed = async (tx: Tx, screened: readonly Screened[], read: WritingsReader): Promise<Listed[]> => {
  const asked = screened.flatMap((record, at) => {
    const writings = namesOf(record).flatMap((name) => read(name, kindOf(record)))
    const conditions = writings.map((writing) => conditionOf(wantedKeys(writing))).filter(Boolean)
    return conditions.length === 0 ? [] : [{ at, condition: conditions.join(' | ') }]
  })
  const { rows } = await sql<Listed>`
    select f.at, l.name as list_name, l.kind as list_kind, e.key, e.kind, e.names, e.births, e.programme
    from unnest(${asked.map(({ at }) => at)}::int[], ${asked.map(({ condition }) => condition)}::text[]) as s (at, condition)
    cross join lateral (
      select distinct s.at, n.list_id, n.entry_key from sanctions_names n where n.keys @@ s.condition::tsquery) f
    join sanctions_entries e on e.list_id = f.list_id and e.key = f.entry_key
    join sanctions_lists l on l.id = e.list_id`.execute(tx)
  return rows
}

const wordsOf = (name: string) => nameWords(name).toSorted().join(' ')

const comparedNames = (name: string, listed: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify([wordsOf(name), listed.map(wordsOf).toSorted()]))
    .digest('hex')

// The name that is most like the entry; of two the present one.
const bestOf = (record: Screened, entry: SanctionsEntry, read: WritingsReader) =>
  namesOf(record)
    .flatMap((name) => {
      const match = matchOf({ kind: kindOf(record), name, birth: record.birth }, entry, read)
      return match === null ? [] : [{ name, ...match }]
    })
    .toSorted((one, other) => other.score - one.score)[0]

// Nobody waits while this many names are compared.
const COMPARED_AT_ONCE = 200

/** The names of records that are like a name of the loaded lists (SANC-2). */
export const findMatches = async (tx: Tx, records: ScreenedRecords): Promise<Match[]> => {
  const read = writingsReader()
  const screened = await readScreened(tx, records)
  const listed = await readListed(tx, screened, read)
  const matches: Match[] = []

  for (const [index, { at, list_name, list_kind, ...entry }] of listed.entries()) {
    if (index % COMPARED_AT_ONCE === 0) await nextTurn()
    const record = screened[at]
    if (!record) continue
    const best = bestOf(record, entry, read)
    if (!best) continue
    const { person_id, organization_id, name, birth } = record
    const former_name = best.name === name ? null : best.name
    const compared = comparedNames(best.name, entry.names)
    matches.push({
      person_id,
      organization_id,
      list_name,
      list_kind,
      entry,
      score: best.score,
      compared,
      former_name,
      translation: best.translation,
      birth,
    })
  }
  return matches
}
