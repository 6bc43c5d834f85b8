import type { LinkControl } from '@registrar/domain/links/link'
import { isInForce } from '@registrar/domain/links/link-terms'
import type { KnownPeople } from '@registrar/domain/ownership/beneficial-owners'
import { type Holding, holdingsByCompany } from '@registrar/domain/ownership/ownership-graph'
import { membersOn, type ShareRow } from '@registrar/domain/registers/registers'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { type Party, partyId, partyOf } from '@registrar/domain/shared/party'
import { classKey } from '@registrar/domain/shares/share-class'
import { readShareBooks } from '#features/shares'
import type { Db, Tx } from '#platform/database/database'
import type { CompanyHolder } from './company-holder.ts'
import { listHolders } from './holders.queries.ts'

/** The shares of a company and of all companies above it on a day, and the names of all people and companies among them. */
type CompanyGraph = {
  holders: CompanyHolder[]
  holdings: Holding[]
  nameOf: (id: string) => string
  /** who controls the company by other means, and which people are legal persons */
  known: KnownPeople
}

const isControlOf = ({ since, ceased }: LinkControl, day: IsoDate): boolean => isInForce({ from: since, ceased }, day)

/** Those among the holders of a company who control it on a day by other means than its shares (OWN-11). */
export const controllersOf = (ownHolders: readonly CompanyHolder[], day: IsoDate): string[] =>
  ownHolders.flatMap(({ owner, controls }) =>
    'personId' in owner && controls.some((control) => isControlOf(control, day)) ? [owner.personId] : [],
  )

/** The people among holders whose records are of legal persons (OWN-11). */
export const legalPersonsAmong = (holders: readonly CompanyHolder[]): ReadonlySet<string> =>
  new Set(holders.flatMap(({ owner, isLegalPerson }) => (isLegalPerson && 'personId' in owner ? [owner.personId] : [])))

type VotesOf = (shareClass: string) => number

const holdingsOn = (
  holders: readonly CompanyHolder[],
  organizationId: string,
  day: IsoDate,
  votesOf: VotesOf,
): Holding[] => {
  const ownHolders = holders.filter((holder) => holder.organizationId === organizationId)
  const ownerOf = new Map(ownHolders.map(({ party, owner }) => [partyId(party), owner]))
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
        holder: ownerOf.get(partyId(party)) ?? party,
        organizationId,
        percentage: row.percentage,
        votes: votes(row),
        ...(row.jointWith && { holdersTogether: row.jointWith.length + 1 }),
      })),
    )
}

type Level = { organizationId: string; holders: CompanyHolder[]; votesOf: VotesOf }

/** Reads companies, then those above them that `above` names of each, level by level. */
const readLevels = async (
  db: Db | Tx,
  organizationIds: readonly string[],
  above: (level: Level) => readonly Party[],
): Promise<Level[]> => {
  const levels: Level[] = []
  const read = new Set<string>()
  for (let level = [...new Set(organizationIds)]; level.length > 0;) {
    const found = Map.groupBy(await listHolders(db, level), ({ organizationId }) => organizationId)
    const books = await readShareBooks(db, level)
    const votesOf = (company: string): VotesOf => {
      const classes = new Map(books.get(company)?.classes.map((one) => [classKey(one.name), one.votes]))
      return (shareClass) => classes.get(classKey(shareClass)) ?? 1
    }

    const own = level.map((company) => ({
      organizationId: company,
      holders: found.get(company) ?? [],
      votesOf: votesOf(company),
    }))
    levels.push(...own)
    for (const company of level) read.add(company)
    const next = own.flatMap(above).flatMap((party) => ('organizationId' in party ? [party.organizationId] : []))
    level = [...new Set(next)].filter((company) => !read.has(company))
  }
  return levels
}

const namesOf = (holders: readonly CompanyHolder[]): ((id: string) => string) => {
  const names = new Map(
    holders.flatMap(({ party, name, owner, ownerName, jointWith }) => [
      ...(jointWith ? [] : [[partyId(party), name] as const]),
      [partyId(owner), ownerName] as const,
    ]),
  )
  return (id) => names.get(id) ?? ''
}

const knownOn = (holders: readonly CompanyHolder[], organizationId: string, day: IsoDate): Required<KnownPeople> => ({
  controllers: controllersOf(
    holders.filter((holder) => holder.organizationId === organizationId),
    day,
  ),
  legalPersons: legalPersonsAmong(holders),
})

/** The graphs of several companies together. */
export type CompaniesGraph = Pick<CompanyGraph, 'holders' | 'nameOf'> & {
  /** the holders of one company, and the shares of it and of all companies above it */
  of: (organizationId: string) => Pick<CompanyGraph, 'holders' | 'holdings'>
}

/** Reads the graphs of ownership of companies together, level by level. */
export const readCompaniesGraph = async (
  db: Db | Tx,
  organizationIds: readonly string[],
  day: IsoDate,
): Promise<CompaniesGraph> => {
  const held: Holding[] = []
  const levels = await readLevels(db, organizationIds, ({ holders, organizationId, votesOf }) => {
    const own = holdingsOn(holders, organizationId, day, votesOf)
    held.push(...own)
    return own.map(({ holder }) => holder)
  })
  const holders = levels.flatMap((level) => level.holders)
  const holdersOf = new Map(levels.map((level) => [level.organizationId, level.holders]))
  const holdingsOf = holdingsByCompany(held)
  return {
    holders,
    nameOf: namesOf(holders),
    of: (id) => ({ holders: holdersOf.get(id) ?? [], holdings: holdingsOf(id) }),
  }
}

/** Reads the graph of ownership of a company, level by level. */
export const readCompanyGraph = async (db: Db | Tx, organizationId: string, day: IsoDate): Promise<CompanyGraph> => {
  const { holders, nameOf, of } = await readCompaniesGraph(db, [organizationId], day)
  return { holders, nameOf, holdings: of(organizationId).holdings, known: knownOn(holders, organizationId, day) }
}

/** Who held shares of a company and of all companies above it on any day, and the days on which something of it changed. */
export type OwnershipHistory = {
  holders: CompanyHolder[]
  nameOf: (id: string) => string
  /** the grounds on which a person controls the company on a day, as declared */
  controlOf: (personId: string, day: IsoDate) => string[]
  /** oldest first */
  days: IsoDate[]
  on: (day: IsoDate) => Pick<CompanyGraph, 'holdings' | 'known'>
}

const daysOf = ({ holdings, terms, controls }: CompanyHolder): (IsoDate | null)[] => [
  ...holdings.flatMap(({ acquired, ceased }) => [acquired, ceased]),
  ...terms.flatMap(({ role, appointed, ceased }) => (role === 'shareholder' ? [appointed, ceased] : [])),
  ...controls.flatMap(({ since, ceased }) => [since, ceased]),
]

/** Reads the graph of ownership of a company as it was on any day. */
export const readOwnershipHistory = async (db: Db, organizationId: string): Promise<OwnershipHistory> => {
  const levels = await readLevels(db, [organizationId], ({ holders }) => holders.map(({ owner }) => owner))
  const holders = levels.flatMap((level) => level.holders)
  const own = holders.filter((holder) => holder.organizationId === organizationId)

  return {
    holders: own,
    nameOf: namesOf(holders),
    controlOf: (personId, day) =>
      own
        .filter(({ owner }) => partyId(owner) === personId)
        .flatMap(({ controls }) => controls.filter((control) => isControlOf(control, day)))
        .map(({ ground }) => ground),
    days: [...new Set(holders.flatMap(daysOf))].filter((day) => day !== null).toSorted(),
    on: (day) => ({
      holdings: levels.flatMap((level) => holdingsOn(level.holders, level.organizationId, day, level.votesOf)),
      known: knownOn(holders, organizationId, day),
    }),
  }
}
