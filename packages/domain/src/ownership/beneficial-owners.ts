import type { IsoDate } from '../shared/iso-date.ts'
import { lookThrough, shareOfPerson } from './look-through.ts'
import { type OwnerGround, peopleByChains } from './owner-grounds.ts'
import {
  companiesAbove,
  companyHolders,
  findGaps,
  type Gap,
  type Holding,
  isPerson,
  type Party,
  reachedFrom,
  roundPercentage,
} from './ownership-graph.ts'
import { isBeneficialOwner, type OwnerThreshold, ownerThresholds } from './owner-threshold.ts'

/** One chain from a person to a company: the companies it goes through, the person's own first, and its percentage. */
type OwnershipPath = { organizationIds: string[]; percentage: number }

const { compare } = new Intl.Collator()

/** A dense graph has more chains than anybody can read. */
const MAX_PATHS = 50
/** Companies that hold shares of one another have more chains than can be walked in reasonable time. */
const MAX_WALKED = 20_000

/**
 * The chains by which each person holds a share of a company, the largest first, at most 50 of each person; a chain visits no company
 * twice. Short chains are found first, and the search ends after 20,000 chains of companies. Percentages are from 0 to 100,
 * multiplied along the chain.
 */
const listPaths = (holdings: readonly Holding[], organizationId: string): Map<string, OwnershipPath[]> => {
  const holdingsIn = Map.groupBy(holdings, ({ organizationId: held }) => held)
  const found = new Map<string, OwnershipPath[]>()
  const chains = [{ organizationIds: [organizationId], share: 1 }]

  const add = (personId: string, path: OwnershipPath) => {
    const paths = found.get(personId)
    if (!paths) found.set(personId, [path])
    else if (paths.length < MAX_PATHS) paths.push(path)
  }

  for (const { organizationIds, share } of chains)
    for (const { holder, percentage } of holdingsIn.get(organizationIds[0] ?? '') ?? []) {
      if (percentage <= 0) continue
      if (isPerson(holder)) add(holder.personId, { organizationIds, percentage: roundPercentage(share * percentage) })
      else if (!organizationIds.includes(holder.organizationId) && chains.length < MAX_WALKED)
        chains.push({
          organizationIds: [holder.organizationId, ...organizationIds],
          share: (share * percentage) / 100,
        })
    }

  for (const paths of found.values()) paths.sort((a, b) => b.percentage - a.percentage)
  return found
}

/**
 * The groups of companies that hold shares of one another in a circle, each as the ids of its companies; a company that
 * holds itself is a group of one. Two companies are in one circle when each is above the other.
 */
const findCycles = (holdings: readonly Holding[], companies: readonly string[]): string[][] => {
  const holdersOf = companyHolders(holdings.filter(({ percentage }) => percentage > 0))
  const reach = companyHolders(holdings)
  const above = new Map(
    companies.map((company) => {
      const holders = holdersOf.get(company) ?? []
      return [company, new Set(holders.flatMap((holder) => reachedFrom(reach, holder)))]
    }),
  )
  const isAbove = (upper: string, lower: string) => above.get(lower)?.has(upper) ?? false

  const inCircles = companies.filter((company) => isAbove(company, company))
  const groups = inCircles.map((company) =>
    inCircles.filter((other) => isAbove(other, company) && isAbove(company, other)),
  )
  return groups.filter((group, index) => inCircles[index] === group[0])
}

/** What a person owns of a company. Percentages are from 0 to 100. */
export type Owner = {
  personId: string
  /** all of it: directly, and through every chain of companies */
  percentage: number
  /** what the person holds directly, in percent */
  direct: number
  /** of the votes, directly and through every chain, from 0 to 100 */
  votes: number
  isOwner: boolean
  /** by what; empty for who is no owner */
  grounds: OwnerGround[]
  paths: OwnershipPath[]
}

/** A legal person behind whom nobody is known, with what it holds. */
export type AskedParty = Party & { percentage: number }

export type Ownership = { owners: Owner[]; total: number; gaps: Gap[]; cycles: string[][]; asked: AskedParty[] }

/** What is known besides the shares. */
export type KnownPeople = {
  /** the people who control the company by other means, as declared */
  controllers?: readonly string[]
  /** the people whose records are of legal persons: they are no owners */
  legalPersons?: ReadonlySet<string>
}

const directShares = (holdings: readonly Holding[], organizationId: string): Map<string, number> => {
  const shares = new Map<string, number>()
  for (const { holder, organizationId: held, percentage } of holdings)
    if (held === organizationId && isPerson(holder))
      shares.set(holder.personId, (shares.get(holder.personId) ?? 0) + percentage)
  return shares
}

const byVotes = (holdings: readonly Holding[]): Holding[] =>
  holdings.map((holding) => ({ ...holding, percentage: holding.votes ?? holding.percentage }))

// A company that nobody is known to hold, and companies that hold nobody but one another.
const heldByNobody = (inSight: readonly Holding[], companies: readonly string[]): string[] => {
  const real = inSight.filter(({ percentage }) => percentage > 0)
  const holders = companyHolders(real)
  const held = new Set(real.map(({ organizationId }) => organizationId))
  const ofPeople = new Set(real.filter(({ holder }) => isPerson(holder)).map(({ organizationId }) => organizationId))
  const isInCircle = (company: string) =>
    (holders.get(company) ?? []).some((holder) => reachedFrom(holders, holder).includes(company))
  return companies.filter((company) => {
    if (!held.has(company)) return true
    if (ofPeople.has(company) || !isInCircle(company)) return false
    const above = reachedFrom(holders, company)
    return above.every((one) => held.has(one) && !ofPeople.has(one))
  })
}

// Such a company stands where a person would.
const askedAbout = (
  inSight: readonly Holding[],
  companies: readonly string[],
  organizationId: string,
  legalPersons: ReadonlySet<string>,
): AskedParty[] => {
  const unknown = new Set(heldByNobody(inSight, companies).filter((company) => company !== organizationId))
  const asPerson = (company: string) => ({ personId: `company ${company}` })
  const seen = inSight.map((holding) =>
    !isPerson(holding.holder) && unknown.has(holding.holder.organizationId)
      ? { ...holding, holder: asPerson(holding.holder.organizationId) }
      : holding,
  )
  const known = companies.filter((company) => !unknown.has(company))
  const shares = lookThrough(seen, known, organizationId)
  const percentageOf = (personId: string) => roundPercentage(shareOfPerson(shares, personId) * 100)

  return [
    ...[...unknown].map((company) => ({
      organizationId: company,
      percentage: percentageOf(asPerson(company).personId),
    })),
    ...[...legalPersons].map((personId) => ({ personId, percentage: percentageOf(personId) })),
  ]
    .filter(({ percentage }) => percentage > 0)
    .toSorted((one, other) => other.percentage - one.percentage)
}

/**
 * Who owns a company on a day, from the holdings in force that day: percentages are multiplied along each chain of
 * companies and added over all chains, circles included (OWN-6). Owners come with the largest percentage first. `total` is the
 * sum of the owners' percentages; `gaps` and `cycles` name the companies concerned by id.
 *
 * An owner is who has more than the threshold of the shares or of the votes, or owns by chains or controls the company (OWN-11). `asked` names the
 * legal persons behind whom nobody is known.
 *
 * The caller gives the holdings of a nominee as those of the person for whom the nominee holds them.
 */
export const findOwners = (
  holdings: readonly Holding[],
  organizationId: string,
  asAt: IsoDate,
  thresholds: readonly OwnerThreshold[] = ownerThresholds,
  { controllers = [], legalPersons = new Set() }: KnownPeople = {},
): Ownership => {
  const companies = companiesAbove(holdings, organizationId)
  const shares = lookThrough(holdings, companies, organizationId)
  const votes = lookThrough(byVotes(holdings), companies, organizationId)
  const isOver = (percentage: number) => isBeneficialOwner(roundPercentage(percentage), asAt, thresholds)

  const [paths, direct] = [listPaths(holdings, organizationId), directShares(holdings, organizationId)]

  const isInSight = new Set(companies)
  const inSight = holdings.filter((holding) => isInSight.has(holding.organizationId))
  const people = new Set(inSight.flatMap(({ holder }) => (isPerson(holder) ? [holder.personId] : [])))
  const byChains = peopleByChains(inSight, organizationId, people, isOver)
  const owners = [...new Set([...people, ...controllers])].map((personId) => {
    const percentage = roundPercentage(shareOfPerson(shares, personId) * 100)
    const voting = roundPercentage(shareOfPerson(votes, personId) * 100)
    const products: OwnerGround[] = [
      ...(isOver(percentage) ? (['shares'] as const) : []),
      ...(isOver(voting) ? (['votes'] as const) : []),
    ]
    const grounds: OwnerGround[] = [
      ...products,
      ...(products.length === 0 && byChains.has(personId) ? (['chain'] as const) : []),
      ...(controllers.includes(personId) ? (['control'] as const) : []),
    ]
    const isLegalPerson = legalPersons.has(personId)
    return {
      personId,
      percentage,
      direct: roundPercentage(direct.get(personId) ?? 0),
      votes: voting,
      isOwner: !isLegalPerson && grounds.length > 0,
      grounds: isLegalPerson ? [] : grounds,
      paths: paths.get(personId) ?? [],
    }
  })

  return {
    owners: owners.toSorted((a, b) => b.percentage - a.percentage || compare(a.personId, b.personId)),
    total: roundPercentage(owners.reduce((sum, { percentage }) => sum + percentage, 0)),
    gaps: findGaps(holdings, companies),
    cycles: findCycles(holdings, companies),
    asked: askedAbout(inSight, companies, organizationId, legalPersons),
  }
}
