import type { AmlVersionContent } from '@registrar/domain/aml/aml-version'
import type { OwnerThreshold } from '@registrar/domain/ownership/owner-threshold'
import { sanctionsSearchBody } from '@registrar/domain/sanctions/sanctions-hit'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { sql } from 'kysely'
import { searchOwnership } from '#features/ownership'
import { findLatestRun, searchHits } from '#features/sanctions'
import type { Tx } from '#platform/database/database'

type Owner = AmlVersionContent['owners'][number]

const readPeople = async (tx: Tx, ids: readonly string[]) => {
  const { rows } = await sql<Pick<Owner, 'birth' | 'nationality' | 'address'> & { id: string }>`
    select id, birth, nationality,
      nullif(concat_ws(', ', nullif(street, ''), nullif(zip, ''), nullif(city, ''), nullif(state, ''), nullif(country, '')), '') as address
    from people where id = any(${ids}::uuid[])`.execute(tx)
  return new Map(rows.map(({ id, ...person }) => [id, person]))
}

const UNKNOWN = { birth: null, nationality: null, address: null }

/** Who owns an organization on a day, with the companies of each chain by name. */
export const readFrozenOwners = async (
  tx: Tx,
  organizationId: string,
  day: IsoDate,
  thresholds: readonly OwnerThreshold[],
): Promise<Owner[]> => {
  const { owners, companies } = await searchOwnership(tx, organizationId, day, thresholds)
  const people = await readPeople(
    tx,
    owners.map(({ personId }) => personId),
  )
  const names = new Map(companies.map((company) => [company.organizationId, company.name]))

  return owners.map((owner) => ({
    ...owner,
    ...(people.get(owner.personId) ?? UNKNOWN),
    paths: owner.paths.map((path) => ({
      ...path,
      companies: path.organizationIds.map((id) => names.get(id) ?? ''),
    })),
  }))
}

/** The companies that are members of an organization today. */
export const readCompanyMembers = async (
  tx: Tx,
  organizationId: string,
): Promise<AmlVersionContent['companyMembers']> => {
  const { rows } = await sql<AmlVersionContent['companyMembers'][number]>`
    select m.name, m.cro, l.beneficiary_percentage as percentage
    from present_links(current_date) l join organizations m on m.id = l.member_id
    where l.organization_id = ${organizationId} order by m.name`.execute(tx)
  return rows
}

const MAX_HITS = 1000

/** The latest screening of an organization, with the hits and what was decided about them. */
export const readFrozenScreening = async (tx: Tx, organizationId: string): Promise<AmlVersionContent['screening']> => {
  const run = await findLatestRun(tx, organizationId)
  const { data } = await searchHits(tx, sanctionsSearchBody.parse({ organizationId, limit: MAX_HITS }))
  return {
    lists: run?.lists ?? [],
    compared: run?.compared ?? 0,
    at: run?.at ?? null,
    by: run?.by ?? null,
    hits: data.map(({ name, formerName, translation, listedName, ...hit }) => ({
      name,
      ...(formerName && { formerName }),
      ...(translation && { translation }),
      listedName,
      list: hit.list,
      listKind: hit.listKind,
      score: hit.score,
      state: hit.state,
      reason: hit.reason,
      decidedBy: hit.decidedBy,
      decidedAt: hit.decidedAt,
    })),
  }
}
