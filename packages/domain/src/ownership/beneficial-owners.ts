import type { IsoDate } from '../shared/iso-date.ts'
import { lookThrough, shareOfPerson } from './look-through.ts'
import { findCycles } from './ownership-cycles.ts'
import { companiesAbove, findGaps, type Gap, type Holding, isPerson, roundPercentage } from './ownership-graph.ts'
import { listPaths, type OwnershipPath } from './ownership-paths.ts'
import { isBeneficialOwner, type OwnerThreshold, ownerThresholds } from './owner-threshold.ts'

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

const directShare = (holdings: readonly Holding[], organizationId: string, personId: string): number =>
  holdings
    .filter(
      ({ holder, organizationId: held }) => held === organizationId && isPerson(holder) && holder.personId === personId,
    )
    .reduce((sum, { percentage }) => sum + percentage, 0)

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

  const inSight = holdings.filter((holding) => companies.includes(holding.organizationId))
  const people = new Set(inSight.flatMap(({ holder }) => (isPerson(holder) ? [holder.personId] : [])))
  const owners = [...people].map((personId) => {
    const percentage = roundPercentage(shareOfPerson(shares, personId) * 100)
    return {
      personId,
      percentage,
      direct: roundPercentage(directShare(holdings, organizationId, personId)),
      isOwner: isBeneficialOwner(percentage, asAt, thresholds),
      paths: listPaths(holdings, organizationId, personId),
    }
  })

  return {
    owners: owners.toSorted((a, b) => b.percentage - a.percentage || a.personId.localeCompare(b.personId)),
    total: roundPercentage(owners.reduce((sum, { percentage }) => sum + percentage, 0)),
    gaps: findGaps(holdings, companies),
    cycles: findCycles(holdings, companies),
  }
}
