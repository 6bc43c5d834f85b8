import type { LinkControl } from '@registrar/domain/links/link'
import type { ShareHolding, Term } from '@registrar/domain/links/link-terms'
import { partyOfIds } from '@registrar/domain/shared/party'
import { sql } from 'kysely'
import { holdingsOf, termsOf } from '#features/links'
import type { Db, Tx } from '#platform/database/database'
import { fullName } from '#platform/database/full-name'
import type { CompanyHolder } from './company-holder.ts'
import { withHeldShares } from './held-shares.queries.ts'

type Row = {
  organizationId: string
  personId: string | null
  memberId: string | null
  name: string
  ownerPersonId: string | null
  ownerCompanyId: string | null
  ownerName: string
  beneficiaryPercentage: number
  terms: Term[]
  holdings: ShareHolding[]
  controls: LinkControl[]
  isLegalPerson: boolean
}

const holderOf = (row: Row): CompanyHolder => ({
  organizationId: row.organizationId,
  party: partyOfIds(row.personId, row.memberId),
  name: row.name,
  owner: partyOfIds(row.ownerPersonId, row.ownerCompanyId),
  ownerName: row.ownerName,
  terms: row.terms,
  holdings: row.holdings,
  beneficiaryPercentage: row.beneficiaryPercentage,
  controls: row.controls,
  isLegalPerson: row.isLegalPerson,
})

const linkId = sql.ref<string>('l.id')

/**
 * All people and companies that are or were officers or shareholders of these companies, oldest link first. Those in the bin
 * keep their links (BIN-2) and count: a register of the past must not change because somebody is deleted today.
 */
export const listHolders = async (db: Db | Tx, organizationIds: readonly string[]): Promise<CompanyHolder[]> => {
  const { rows } = await sql<Row>`
    select l.organization_id as "organizationId", l.person_id as "personId", l.member_id as "memberId",
      coalesce(${fullName('p')}, m.name) as name,
      coalesce(n.id, l.person_id) as "ownerPersonId",
      owner.id as "ownerCompanyId",
      coalesce(owner.name, ${fullName('n')}, ${fullName('p')}) as "ownerName",
      l.beneficiary_percentage as "beneficiaryPercentage",
      l.controls, owner.id is null and coalesce(btrim(coalesce(n.company_form, p.company_form)), '') <> '' as "isLegalPerson",
      ${termsOf(linkId)} as terms, ${holdingsOf(linkId)} as holdings
    from living_links l
    left join people p on p.id = l.person_id
    left join organizations m on m.id = l.member_id
    left join people n on n.id = l.nominee_for
    left join organizations owner on owner.id = case
      when n.id is null then coalesce(p.same_as_organization_id, l.member_id)
      else n.same_as_organization_id end
    where l.organization_id = any(${organizationIds}::uuid[])
    order by l.created_at, l.id`.execute(db)

  return withHeldShares(db, organizationIds, rows.map(holderOf))
}
