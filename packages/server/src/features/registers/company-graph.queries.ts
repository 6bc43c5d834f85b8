import type { Holding } from '@registrar/domain/ownership/ownership-graph'
import { membersOn, type Party } from '@registrar/domain/registers/registers'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import type { Db, Tx } from '#platform/database/database'
import { type CompanyHolder, listHolders } from './holders.queries.ts'

/** The shares of a company and of all companies above it on a day, and the names of all people and companies among them. */
type CompanyGraph = {
  holders: CompanyHolder[]
  holdings: Holding[]
  nameOf: (id: string) => string
}

const idOf = (party: Party) => ('personId' in party ? party.personId : party.organizationId)

const partyOf = (row: Party): Party =>
  'personId' in row ? { personId: row.personId } : { organizationId: row.organizationId }

const holdingsOn = (holders: readonly CompanyHolder[], organizationId: string, day: IsoDate): Holding[] => {
  const ownHolders = holders.filter((holder) => holder.organizationId === organizationId)
  const ownerOf = new Map(ownHolders.map(({ party, owner }) => [idOf(party), owner]))
  // Each of joint holders counts with all that they hold together: any of them may turn out to control it.

  return membersOn(ownHolders, day)
    .filter(({ percentage }) => percentage > 0)
    .flatMap((row) =>
      [partyOf(row), ...(row.jointWith ?? [])].map((party) => ({
        holder: ownerOf.get(idOf(party)) ?? party,
        organizationId,
        percentage: row.percentage,
        ...(row.jointWith && { holdersTogether: row.jointWith.length + 1 }),
      })),
    )
}

/** Reads the graph of ownership of companies together, level by level. */
export const readCompaniesGraph = async (
  db: Db | Tx,
  organizationIds: readonly string[],
  day: IsoDate,
): Promise<CompanyGraph> => {
  const holders: CompanyHolder[] = []
  const holdings: Holding[] = []
  const read = new Set<string>()

  for (let level = [...new Set(organizationIds)]; level.length > 0;) {
    const found = await listHolders(db, level)
    const held = level.flatMap((company) => holdingsOn(found, company, day))
    holders.push(...found)
    holdings.push(...held)
    for (const company of level) read.add(company)

    const above = held.flatMap(({ holder }) => ('organizationId' in holder ? [holder.organizationId] : []))
    level = [...new Set(above)].filter((company) => !read.has(company))
  }

  const names = new Map(
    holders.flatMap(({ party, name, owner, ownerName, jointWith }) => [
      ...(jointWith ? [] : [[idOf(party), name] as const]),
      [idOf(owner), ownerName] as const,
    ]),
  )
  return { holders, holdings, nameOf: (id) => names.get(id) ?? '' }
}

/** Reads the graph of ownership of a company, level by level. */
export const readCompanyGraph = (db: Db | Tx, organizationId: string, day: IsoDate): Promise<CompanyGraph> =>
  readCompaniesGraph(db, [organizationId], day)
