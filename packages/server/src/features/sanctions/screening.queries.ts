import { createHash } from 'node:crypto'
import { nameWords } from '@registrar/domain/sanctions/name-similarity'
import {
  matchScore,
  type SanctionedKind,
  type SanctionsEntry,
  type SanctionsListKind,
} from '@registrar/domain/sanctions/sanctions-match'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { sql } from 'kysely'
import type { Tx } from '#platform/database/database'
import { fullName } from '#platform/database/full-name'

/** Records to be compared with the list. */
export type ScreenedRecords = { personIds: string[]; organizationIds: string[] }

type Owner = { person_id: string | null; organization_id: string | null }

/** The list of an entry, by its name: '' for the one without a name. */
type OfList = { list_name: string; list_kind: SanctionsListKind }

/** A name on record that is like one of a list. */
export type Match = Owner & OfList & { entry: SanctionsEntry; score: number; compared: string }

type Candidate = Owner &
  OfList & {
    name: string
    birth: IsoDate | null
    isLegalPerson: boolean
    key: string
    kind: SanctionedKind | null
    names: string[]
    births: string[]
    programme: string | null
  }

// Lower than the similarity of a hit: from here on names are worth comparing word by word.
const WORTH_COMPARING = 0.35

const readCandidates = async (tx: Tx, { personIds, organizationIds }: ScreenedRecords): Promise<Candidate[]> => {
  await sql`select set_config('pg_trgm.similarity_threshold', ${String(WORTH_COMPARING)}, true)`.execute(tx)
  const { rows } = await sql<Candidate>`
    with screened as materialized (
      select id as person_id, null::uuid as organization_id, ${fullName('people')} as name,
        fold_text(${fullName('people')}) as folded, birth,
        coalesce(trim(company_form), '') <> '' or same_as_organization_id is not null as "isLegalPerson"
      from people where id = any(${personIds}::uuid[]) and deleted_at is null
      union all
      select null, id, name, company_words(name), null, false
      from organizations where id = any(${organizationIds}::uuid[]) and deleted_at is null
    )
    select distinct s.person_id, s.organization_id, s.name, s.birth, s."isLegalPerson",
      l.name as list_name, l.kind as list_kind, e.key, e.kind, e.names, e.births, e.programme
    from screened s
    join sanctions_names n on n.folded % s.folded
    join sanctions_entries e on e.list_id = n.list_id and e.key = n.entry_key
    join sanctions_lists l on l.id = e.list_id`.execute(tx)
  return rows
}

// A list may have a legal person as a person or as an organization.
const kindOf = ({ person_id, isLegalPerson }: Candidate): SanctionedKind | null => {
  if (isLegalPerson) return null
  return person_id ? 'person' : 'organization'
}

const wordsOf = (name: string) => nameWords(name).toSorted().join(' ')

const comparedNames = (name: string, listed: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify([wordsOf(name), listed.map(wordsOf).toSorted()]))
    .digest('hex')

/** The names of records that are like a name of the sanctions list (SANC-2). Reads in a transaction: it sets a threshold. */
export const findMatches = async (tx: Tx, records: ScreenedRecords): Promise<Match[]> => {
  const candidates = await readCandidates(tx, records)

  return candidates.flatMap((candidate) => {
    const { person_id, organization_id, list_name, list_kind, name, birth } = candidate
    const { key, kind, names, births, programme } = candidate
    const entry = { key, kind, names, births, programme }
    const score = matchScore({ kind: kindOf(candidate), name, birth }, entry)
    if (score === null) return []
    return [{ person_id, organization_id, list_name, list_kind, entry, score, compared: comparedNames(name, names) }]
  })
}
