import type { IsoDate } from '../shared/iso-date.ts'
import { lookThrough, shareOfPerson } from './look-through.ts'
import {
  companiesAbove,
  companyHolders,
  findGaps,
  type Gap,
  type Holding,
  isPerson,
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
  isOwner: boolean
  paths: OwnershipPath[]
}

export type Ownership = { owners: Owner[]; total: number; gaps: Gap[]; cycles: string[][] }

const directShares = (holdings: readonly Holding[], organizationId: string): Map<string, number> => {
  const shares = new Map<string, number>()
  for (const { holder, organizationId: held, percentage } of holdings)
    if (held === organizationId && isPerson(holder))
      shares.set(holder.personId, (shares.get(holder.personId) ?? 0) + percentage)
  return shares
}

/**
 * Who owns a company on a day, from the holdings in force that day: percentages are multiplied along each chain of
 * companies and added over all chains, circles included (OWN-6). Owners come with the largest percentage first. `total` is the
 * sum of the owners' percentages; `gaps` and `cycles` name the companies concerned by id.
 *
 * The caller gives the holdings of a nominee as those of the person for whom the nominee holds them.
 */
export const findOwners = (
  holdings: readonly Holding[],
  organizationId: string,
  asAt: IsoDate,
  thresholds: readonly OwnerThreshold[] = ownerThresholds,
): Ownership => {
  const companies = companiesAbove(holdings, organizationId)
  const shares = lookThrough(holdings, companies, organizationId)

  const [paths, direct] = [listPaths(holdings, organizationId), directShares(holdings, organizationId)]

  const isInSight = new Set(companies)
  const inSight = holdings.filter((holding) => isInSight.has(holding.organizationId))
  const people = new Set(inSight.flatMap(({ holder }) => (isPerson(holder) ? [holder.personId] : [])))
  const owners = [...people].map((personId) => {
    const percentage = roundPercentage(shareOfPerson(shares, personId) * 100)
    return {
      personId,
      percentage,
      direct: roundPercentage(direct.get(personId) ?? 0),
      isOwner: isBeneficialOwner(percentage, asAt, thresholds),
      paths: paths.get(personId) ?? [],
    }
  })

  return {
    owners: owners.toSorted((a, b) => b.percentage - a.percentage || compare(a.personId, b.personId)),
    total: roundPercentage(owners.reduce((sum, { percentage }) => sum + percentage, 0)),
    gaps: findGaps(holdings, companies),
    cycles: findCycles(holdings, companies),
  }
}
