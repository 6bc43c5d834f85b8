import type { ComplianceFacts, ComplianceParty } from '@registrar/domain/compliance/compliance-facts'
import { rolesOn, type Term } from '@registrar/domain/links/link-terms'
import { membersOn } from '@registrar/domain/registers/registers'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { type Party, partyId } from '@registrar/domain/shared/party'
import { sql } from 'kysely'
import { type CompanyHolder, listHolders } from '#features/registers'
import type { Db, Tx } from '#platform/database/database'

type PersonFacts = Pick<ComplianceParty, 'birth' | 'country' | 'hasNumber' | 'identityDocuments' | 'isCompany'> & {
  id: string
  directorships: number
}

const NO_PERSON = { birth: null, country: null, hasNumber: false, identityDocuments: [], directorships: 0 }

const readPeople = async (db: Db | Tx, ids: readonly string[], today: IsoDate): Promise<Map<string, PersonFacts>> => {
  const { rows } = await sql<PersonFacts>`
    select p.id, p.birth, p.country, p.identity_documents as "identityDocuments",
      coalesce(nullif(trim(p.pps), ''), nullif(trim(p.rbo_number), ''), nullif(trim(p.identity_proof_number), ''))
        is not null as "hasNumber",
      p.same_as_organization_id is not null or coalesce(btrim(p.company_form), '') <> '' as "isCompany",
      (select count(distinct l.organization_id)
        from living_links l
        join link_terms t on t.link_id = l.id and t.role in ('director', 'nomineeDirector')
          and (t.appointed is null or t.appointed <= ${today}) and (t.ceased is null or t.ceased > ${today})
        join organizations o on o.id = l.organization_id and o.deleted_at is null
        left join organization_details d on d.organization_id = o.id
        where l.person_id = p.id and coalesce(d.cro_status, case o.creation_status when 'STRIKE_OFF' then 'dissolved' end) is distinct from 'dissolved') as directorships
    from people p where p.id = any(${ids}::uuid[])`.execute(db)

  return new Map(rows.map((row) => [row.id, row]))
}

const directorRoles: readonly Term['role'][] = ['director', 'nomineeDirector']

// The day on which somebody ceased to be a director who is none on a day.
const lastDayAsDirector = (terms: readonly Term[], today: IsoDate): IsoDate | null => {
  const ceased = terms.flatMap(({ role, ceased: day }) => (directorRoles.includes(role) && day ? [day] : []))
  const isDirector = rolesOn(terms, today).some((role) => directorRoles.includes(role))
  return isDirector
    ? null
    : (ceased
        .filter((day) => day <= today)
        .toSorted()
        .at(-1) ?? null)
}

type CompanyParties = Pick<ComplianceFacts, 'parties' | 'sharesTotal' | 'memberCount'>

const partiesOf = (
  holders: readonly CompanyHolder[],
  people: Map<string, PersonFacts>,
  today: IsoDate,
): CompanyParties => {
  const shares = membersOn(holders, today)
  const ownerOf = new Map(holders.map(({ party, owner }) => [partyId(party), partyId(owner)]))
  const percentages = new Map<string | undefined, number>()
  for (const row of shares) {
    const owner = ownerOf.get(partyId(row))
    percentages.set(owner, (percentages.get(owner) ?? 0) + row.percentage)
  }

  const partyOf = (
    party: Party,
    name: string,
    { roles, directorUntil }: Required<Pick<ComplianceParty, 'roles' | 'directorUntil'>>,
  ): ComplianceParty => {
    const id = partyId(party)
    const person = 'personId' in party ? people.get(id) : undefined
    return {
      ...(person ?? { ...NO_PERSON, isCompany: true }),
      name,
      roles,
      directorUntil,
      percentage: percentages.get(id) ?? 0,
    }
  }
  const owners = holders
    .filter(({ owner }) => !ownerOf.has(partyId(owner)))
    .map((one) => [partyId(one.owner), one] as const)

  return {
    sharesTotal: shares.reduce((sum, { percentage }) => sum + percentage, 0),
    memberCount: new Set(shares.map(partyId)).size,
    parties: [
      ...holders.map(({ party, name, terms }) =>
        partyOf(party, name, { roles: rolesOn(terms, today), directorUntil: lastDayAsDirector(terms, today) }),
      ),
      ...[...new Map(owners).values()].map(({ owner, ownerName }) =>
        partyOf(owner, ownerName, { roles: [], directorUntil: null }),
      ),
    ],
  }
}

/** The officers, members and those for whom members hold shares, on a day, with what the rules ask of each. */
export const readParties = async (
  db: Db | Tx,
  organizationIds: readonly string[],
  today: IsoDate,
): Promise<(organizationId: string) => CompanyParties> => {
  const holders = await listHolders(db, organizationIds)
  const parties = holders.flatMap(({ party, owner }) => [party, owner])
  const personIds = parties.flatMap((party) => ('personId' in party ? [party.personId] : []))
  const people = await readPeople(db, [...new Set(personIds)], today)
  const byCompany = Map.groupBy(holders, ({ organizationId }) => organizationId)

  return (organizationId) => partiesOf(byCompany.get(organizationId) ?? [], people, today)
}
