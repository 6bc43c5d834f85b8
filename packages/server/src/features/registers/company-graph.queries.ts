import type { LinkControl } from '@registrar/domain/links/link'
import { isInForce } from '@registrar/domain/links/link-terms'
import type { KnownPeople } from '@registrar/domain/ownership/beneficial-owners'
import type { Holding } from '@registrar/domain/ownership/ownership-graph'
import { membersOn, type Party, type ShareRow } from '@registrar/domain/registers/registers'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { classKey } from '@registrar/domain/shares/share-class'
import { readShareBooks } from '#features/shares'
import type { Db, Tx } from '#platform/database/database'
import { type CompanyHolder, listHolders } from './holders.queries.ts'

/** The shares of a company and of all companies above it on a day, and the names of all people and companies among them. */
type CompanyGraph = {
  holders: CompanyHolder[]
  holdings: Holding[]
  nameOf: (id: string) => string
  /** who controls the company by other means, and which people are legal persons */
  known: KnownPeople
}

const idOf = (party: Party) => ('personId' in party ? party.personId : party.organizationId)

const partyOf = (row: Party): Party =>
  'personId' in row ? { personId: row.personId } : { organizationId: row.organizationId }

const isControlOf = ({ since, ceased }: LinkControl, day: IsoDate): boolean => isInForce({ from: since, ceased }, day)

/** The people who control a company on a day by other means than its shares (OWN-11). */
export const controllersOf = (holders: readonly CompanyHolder[], organizationId: string, day: IsoDate): string[] =>
  holders.flatMap(({ organizationId: company, owner, controls }) =>
    company === organizationId && 'personId' in owner && controls.some((control) => isControlOf(control, day))
      ? [owner.personId]
      : [],
  )

type VotesOf = (shareClass: string) => number

const holdingsOn = (
  holders: readonly CompanyHolder[],
  organizationId: string,
  day: IsoDate,
  votesOf: VotesOf,
): Holding[] => {
  const ownHolders = holders.filter((holder) => holder.organizationId === organizationId)
  const ownerOf = new Map(ownHolders.map(({ party, owner }) => [idOf(party), owner]))
  // Each of joint holders counts with all that they hold together: any of them may turn out to control it.

  const rows = membersOn(ownHolders, day)
  const votesIn = ({ class: shareClass, number }: ShareRow) => (number ?? 0) * votesOf(shareClass ?? '')
  const allVotes = rows.reduce((sum, row) => sum + votesIn(row), 0)
  const votes = (row: ShareRow): number => {
    if (row.number === null) return row.percentage
    return allVotes > 0 ? (votesIn(row) / allVotes) * 100 : 0
  }

  return rows
    .filter(({ percentage }) => percentage > 0)
    .flatMap((row) =>
      [partyOf(row), ...(row.jointWith ?? [])].map((party) => ({
        holder: ownerOf.get(idOf(party)) ?? party,
        organizationId,
        percentage: row.percentage,
        votes: votes(row),
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
    const books = await readShareBooks(db, level)
    const votesOf = (company: string): VotesOf => {
      const classes = new Map(books.get(company)?.classes.map((one) => [classKey(one.name), one.votes]))
      return (shareClass) => classes.get(classKey(shareClass)) ?? 1
    }
    const held = level.flatMap((company) => holdingsOn(found, company, day, votesOf(company)))
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
  const controllers = organizationIds.flatMap((company) => controllersOf(holders, company, day))
  const legalPersons = new Set(
    holders.flatMap(({ owner, isLegalPerson }) => (isLegalPerson && 'personId' in owner ? [owner.personId] : [])),
  )
  return { holders, holdings, nameOf: (id) => names.get(id) ?? '', known: { controllers, legalPersons } }
}

/** Reads the graph of ownership of a company, level by level. */
export const readCompanyGraph = (db: Db | Tx, organizationId: string, day: IsoDate): Promise<CompanyGraph> =>
  readCompaniesGraph(db, [organizationId], day)
