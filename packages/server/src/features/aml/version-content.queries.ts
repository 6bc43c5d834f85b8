import type { AmlVersionContent } from '@registrar/domain/aml/aml-version'
import { answeredQuestions } from '@registrar/domain/aml/aml-texts'
import { enhancedDiligenceReasons } from '@registrar/domain/aml/enhanced-diligence'
import { riskLevel, riskScore } from '@registrar/domain/aml/risk-score'
import { rolesOn } from '@registrar/domain/links/link-terms'
import type { OwnerThreshold } from '@registrar/domain/ownership/owner-threshold'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { partyId } from '@registrar/domain/shared/party'
import { hasPresentPep, presentLinks } from '#features/present-links'
import { readPartiesAtRisk } from '#features/diligence'
import { listHolders } from '#features/registers'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/database/database'
import { fullName } from '#platform/database/full-name'
import { readCompanyMembers, readFrozenOwners, readFrozenScreening } from './frozen-parts.queries.ts'

/** The day of the signature, what makes an owner on it, and the SHA-256 of the documents by their addresses. */
type Frozen = {
  today: IsoDate
  ownerThresholds: readonly OwnerThreshold[]
  hashes: Hashes
}

type Papers = AmlVersionContent['people'][number]['identityDocuments']
type Hashes = ReadonlyMap<string, string | null>

const withHashes = (papers: Papers, hashes: Hashes): Papers =>
  papers.map((paper) => (paper.url ? { ...paper, sha256: hashes.get(paper.url) ?? null } : paper))

type LinkedParty = Omit<AmlVersionContent['people'][number], 'name' | 'roles'> & { id: string }

const NOT_LINKED: Omit<LinkedParty, 'id'> = { pep: false, identityDocuments: [], heldFor: null, instructs: false }

const readPeople = async (
  tx: Tx,
  organizationId: string,
  { today, hashes }: Frozen,
): Promise<AmlVersionContent['people']> => {
  const holders = await listHolders(tx, [organizationId])
  const isPresent = sql`l.id in (select present.id from ${presentLinks(today)} present)`
  const { rows } = await sql<LinkedParty>`
    select coalesce(l.person_id, l.member_id) as id, coalesce(p.identity_documents, '[]') as "identityDocuments",
      coalesce(is_pep(p) and ${isPresent}, false) as pep, l.instructs and ${isPresent} as instructs,
      case when ${isPresent} then ${fullName('n')} end as "heldFor"
    from living_links l left join people p on p.id = l.person_id left join people n on n.id = l.nominee_for
    where l.organization_id = ${organizationId}`.execute(tx)
  const parties = new Map(rows.map(({ id, ...party }) => [id, party]))

  return holders.map(({ party, name, terms, isLegalPerson }) => {
    const linked = parties.get(partyId(party)) ?? NOT_LINKED
    return {
      name,
      roles: rolesOn(terms, today),
      ...linked,
      identityDocuments: withHashes(linked.identityDocuments, hashes),
      ...((isLegalPerson || 'organizationId' in party) && { isLegalPerson: true }),
    }
  })
}

// The owners whom no link names: those behind nominees and companies.
const readPeopleBehind = async (
  tx: Tx,
  organizationId: string,
  owners: AmlVersionContent['owners'],
  hashes: Hashes,
): Promise<NonNullable<AmlVersionContent['peopleBehind']>> => {
  const ids = owners.map(({ personId }) => personId)
  const { rows } = await sql<{ name: string; pep: boolean; identityDocuments: Papers }>`
    select ${fullName('p')} as name, is_pep(p) as pep, p.identity_documents as "identityDocuments" from people p
    where p.id = any(${ids}::uuid[])
      and not exists (select from living_links l where l.organization_id = ${organizationId} and l.person_id = p.id)
    order by 1, p.id`.execute(tx)
  return rows.map((row) => ({ ...row, identityDocuments: withHashes(row.identityDocuments, hashes) }))
}

/** The addresses of the identity documents of everybody who is named in the file of an organization. */
export const listPaperAddresses = async (db: Db, organizationId: string): Promise<string[]> => {
  const { rows } = await sql<{ url: string }>`
    select distinct d ->> 'url' as url from people p, jsonb_array_elements(p.identity_documents) d
    where d ->> 'url' is not null and p.id in (
      select l.person_id from living_links l where l.organization_id = ${organizationId}
      union select c.person_id from concerned_parties(current_date, ${organizationId}) c)`.execute(db)
  return rows.map(({ url }) => url)
}

/** The files of an organization, in their order. */
export const listDocuments = (db: Db | Tx, organizationId: string) =>
  db
    .selectFrom('organization_files')
    .select(['folder', 'file_name as fileName', 'url'])
    .where('organization_id', '=', organizationId)
    .orderBy('position')
    .execute()

/** What a signed version of an organization's file freezes; undefined while the file has no answer. */
export const readVersionContent = async (
  tx: Tx,
  organizationId: string,
  frozen: Frozen,
): Promise<Omit<AmlVersionContent, 'signedAt' | 'signedBy' | 'open' | 'acceptOpen'> | undefined> => {
  const organization = await tx
    .selectFrom('organizations as o')
    .innerJoin('organization_aml as m', 'm.organization_id', 'o.id')
    .leftJoin('organization_details as d', 'd.organization_id', 'o.id')
    .select(['o.id as _id', 'o.name', 'o.cro', 'd.address', 'm.form'])
    .select(['d.relationship_began_on as relationshipBeganOn', 'o.deleted_at as deletedAt'])
    .select(hasPresentPep().as('hasLinkedPep'))
    .where('o.id', '=', organizationId)
    .executeTakeFirst()
  if (!organization) return undefined

  const { form: saved, relationshipBeganOn, deletedAt, hasLinkedPep, ...named } = organization
  const form = saved as AmlVersionContent['form']
  const { today, ownerThresholds, hashes } = frozen
  const people = await readPeople(tx, organizationId, frozen)
  const documents = await listDocuments(tx, organizationId)
  const partiesAtRisk = await readPartiesAtRisk(tx, organizationId, today)
  const score = riskScore(form)
  // A company in the bin has no owners to show.
  const owners = deletedAt ? [] : await readFrozenOwners(tx, organizationId, today, ownerThresholds)

  return {
    organization: named,
    form,
    answered: answeredQuestions(form),
    score,
    level: riskLevel(score),
    enhanced: enhancedDiligenceReasons(form, {
      hasLinkedPep,
      // A file with a sanctions hit is not signed (SANC-4).
      hasSanctionsHit: false,
      hasPartyAtRisk: partiesAtRisk.length > 0,
    }),
    partiesAtRisk,
    people,
    peopleBehind: await readPeopleBehind(tx, organizationId, owners, frozen.hashes),
    documents: documents.map(({ url, ...document }) => ({ ...document, sha256: hashes.get(url) ?? null })),
    owners,
    companyMembers: await readCompanyMembers(tx, organizationId),
    screening: await readFrozenScreening(tx, organizationId),
    relationshipBeganOn,
  }
}
