import { type Party, partyId } from '@registrar/domain/shared/party'
import { type HeldShares, heldShares } from '@registrar/domain/shares/held-shares'
import { replayShares } from '@registrar/domain/shares/replay-shares'
import { sql } from 'kysely'
import { readShareBooks } from '#features/shares'
import type { Db, Tx } from '#platform/database/database'
import { fullName } from '#platform/database/full-name'
import { isId } from '#platform/database/ids'
import type { CompanyHolder } from './company-holder.ts'

type Identity = Pick<CompanyHolder, 'party' | 'name' | 'owner' | 'ownerName' | 'isLegalPerson'>

/** Those who hold shares by an event, whether they are linked to the company or not; a legal person stands for its company. */
const readIdentities = async (db: Db | Tx, parties: readonly Party[]): Promise<Map<string, Identity>> => {
  const ids = [...new Set(parties.map(partyId))].filter(isId)
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{
    id: string
    name: string
    isPerson: boolean
    sameAs: string | null
    sameName: string
    isLegalPerson: boolean
  }>`
    select p.id, ${fullName('p')} as name, true as "isPerson", same.id as "sameAs", same.name as "sameName",
      same.id is null and coalesce(btrim(p.company_form), '') <> '' as "isLegalPerson"
    from people p left join organizations same on same.id = p.same_as_organization_id where p.id = any(${ids}::uuid[])
    union all
    select id, name, false, null, null, false from organizations where id = any(${ids}::uuid[])`.execute(db)

  return new Map(
    rows.map(({ id, name, isPerson, sameAs, sameName, isLegalPerson }) => {
      const party: Party = isPerson ? { personId: id } : { organizationId: id }
      const owner = sameAs === null ? party : { organizationId: sameAs }
      return [id, { party, name, owner, ownerName: sameAs === null ? name : sameName, isLegalPerson }]
    }),
  )
}

const ERASED = '(erased)'

const unlinked = (organizationId: string, party: Party, identities: ReadonlyMap<string, Identity>): CompanyHolder => {
  const found = identities.get(partyId(party)) ?? {
    party,
    name: ERASED,
    owner: party,
    ownerName: ERASED,
    isLegalPerson: false,
  }
  return { ...found, organizationId, terms: [], holdings: [], controls: [], beneficiaryPercentage: 0 }
}

type Held = { organizationId: string; shares: HeldShares[] }

const holdersWith = (
  holders: readonly CompanyHolder[],
  { organizationId, shares }: Held,
  identities: ReadonlyMap<string, Identity>,
): CompanyHolder[] => {
  const own = new Map(holders.map((holder) => [partyId(holder.party), holder]))
  const find = (party: Party) => own.get(partyId(party)) ?? unlinked(organizationId, party, identities)
  const alone = new Map(
    shares.flatMap(({ holders: [party, ...others], holdings }) =>
      party && others.length === 0 ? [[partyId(party), { party, holdings }]] : [],
    ),
  )
  const linked = holders.map((holder) => ({ ...holder, holdings: alone.get(partyId(holder.party))?.holdings ?? [] }))
  const parties = new Map(shares.flatMap((one) => one.holders.map((party) => [partyId(party), party])))
  const others = [...parties.values()]
    .filter((party) => !own.has(partyId(party)))
    .map((party) => ({ ...find(party), holdings: alone.get(partyId(party))?.holdings ?? [] }))
  const joint = shares.flatMap(({ holders: [first, ...jointWith], holdings }) => {
    if (!first || jointWith.length === 0) return []
    const jointNames = [first, ...jointWith].map((party) => find(party).name)
    const joined = { name: jointNames.join(' and '), jointNames, jointWith, holdings }
    return [{ ...find(first), terms: [], controls: [], beneficiaryPercentage: 0, ...joined }]
  })
  return [...linked, ...others, ...joint]
}

/**
 * The holders of companies with the shares that follow from events, where a company keeps its shares as such: also those who are
 * not linked to it, and joint holders as one holder with their names joined (SHARE-4).
 */
export const withHeldShares = async (
  db: Db | Tx,
  organizationIds: readonly string[],
  holders: readonly CompanyHolder[],
): Promise<CompanyHolder[]> => {
  const books = [...(await readShareBooks(db, organizationIds))].filter(([, { hasEvents }]) => hasEvents)
  if (books.length === 0) return [...holders]

  const held = books.map(([organizationId, book]) => ({ organizationId, shares: heldShares(book, replayShares(book)) }))
  const identities = await readIdentities(
    db,
    held.flatMap(({ shares }) => shares.flatMap((one) => one.holders)),
  )
  const kept = new Set(held.map(({ organizationId }) => organizationId))
  const linked = Map.groupBy(holders, ({ organizationId }) => organizationId)
  return [
    ...holders.filter(({ organizationId }) => !kept.has(organizationId)),
    ...held.flatMap((one) => holdersWith(linked.get(one.organizationId) ?? [], one, identities)),
  ]
}
