import { countryCodeOf, countryKey } from '@registrar/domain/aml/country-keys'
import type { ReviewFacts } from '@registrar/domain/aml/review-facts'
import { findOwners } from '@registrar/domain/ownership/beneficial-owners'
import type { OwnerThreshold } from '@registrar/domain/ownership/owner-threshold'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { sql } from 'kysely'
import { diligenceReasons } from '#features/organizations'
import { type CompaniesGraph, controllersOf, readCompaniesGraph } from '#features/registers'
import type { Db, Tx } from '#platform/database/database'
import { fullName } from '#platform/database/full-name'
import { directorIds } from './directors.ts'

/** The day of the facts, and from how many percent on somebody is an owner. */
export type ReviewDay = { today: IsoDate; ownerThresholds: readonly OwnerThreshold[] }

type Client = Pick<ReviewFacts, 'name' | 'activity' | 'status'> & { id: string; isEnhanced: boolean; isSigned: boolean }

const readClients = async (db: Db | Tx, ids: readonly string[]): Promise<Client[]> => {
  const { rows } = await sql<Client>`
    select o.id, o.name, coalesce(btrim(d.business_activity), '') as activity, coalesce(o.creation_status, '') as status,
      jsonb_array_length(${diligenceReasons()}) > 0 as "isEnhanced",
      exists (select from aml_versions v where v.organization_id = o.id) as "isSigned"
    from organizations o
    join organization_aml m on m.organization_id = o.id
    left join organization_details d on d.organization_id = o.id
    where o.id = any(${ids}::uuid[]) and o.deleted_at is null`.execute(db)
  return rows
}

const readCountries = async (db: Db | Tx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await sql<{ id: string; country: string | null }>`
    select id, country from people where id = any(${ids}::uuid[])
    union all
    select organization_id, coalesce(nullif(btrim(country), ''), regexp_replace(address, '^.*[,\n]', ''))
    from organization_details where organization_id = any(${ids}::uuid[])`.execute(db)
  return new Map(rows.map(({ id, country }) => [id, country ? (countryCodeOf(country) ?? countryKey(country)) : '']))
}

// Case and accents change no name.
const readNames = async (db: Db | Tx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, fold_text(${fullName('people')}) as name from people where id = any(${ids}::uuid[])
    union all
    select id, fold_text(name) from organizations where id = any(${ids}::uuid[])`.execute(db)
  return new Map(rows.map(({ id, name }) => [id, name]))
}

const ownerIds = (graph: CompaniesGraph, id: string, { today, ownerThresholds }: ReviewDay): string[] => {
  const { holders, holdings } = graph.of(id)
  const controllers = controllersOf(holders, today)
  const { owners } = findOwners(holdings, id, today, ownerThresholds, { controllers })
  return owners.flatMap(({ personId, isOwner }) => (isOwner ? [personId] : []))
}

/** What the review of one file depends on. */
export type ReviewedFile = { id: string; isEnhanced: boolean; isSigned: boolean; facts: ReviewFacts }

/** What the reviews of files depend on today, without organizations that have no file or are in the bin (AML-22). */
export const readReviewedFiles = async (
  db: Db | Tx,
  ids: readonly string[],
  day: ReviewDay,
): Promise<ReviewedFile[]> => {
  const clients = await readClients(db, ids)
  if (clients.length === 0) return []
  const graph = await readCompaniesGraph(
    db,
    clients.map(({ id }) => id),
    day.today,
  )
  const parties = clients.map(({ id }) => ({
    id,
    directors: [...new Set(directorIds(graph.of(id).holders, day.today))].toSorted(),
    owners: ownerIds(graph, id, day).toSorted(),
  }))
  const countries = await readCountries(
    db,
    parties.flatMap(({ id, directors, owners }) => [id, ...directors, ...owners]),
  )
  const names = await readNames(
    db,
    parties.flatMap(({ directors, owners }) => [...directors, ...owners]),
  )
  const partiesOf = new Map(parties.map((one) => [one.id, one]))

  return clients.flatMap(({ id, isEnhanced, isSigned, ...named }) => {
    const found = partiesOf.get(id)
    if (!found) return []
    const { directors, owners } = found
    const behind = [...new Set([...directors, ...owners])]
    const concerned = [...new Set([id, ...behind])]
    const facts = {
      ...named,
      directors,
      owners,
      countries: Object.fromEntries(concerned.map((one) => [one, countries.get(one) ?? ''])),
      names: Object.fromEntries(behind.map((one) => [one, names.get(one) ?? ''])),
    }
    return [{ id, isEnhanced, isSigned, facts }]
  })
}
