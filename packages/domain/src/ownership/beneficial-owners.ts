import type { IsoDate } from '../shared/iso-date.ts'
import { solveLinearSystem } from './linear-system.ts'
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

const WHOLE = 100

// How much of the target one whole of each company is worth: (I − D)⁻¹ applied to the target, where D holds the shares
// of companies in companies. Undefined when companies own one another wholly, in a circle without any person.
const weightsOf = (holdings: readonly Holding[], companies: readonly string[]): number[] | undefined => {
  const position = new Map(companies.map((company, index) => [company, index]))
  const matrix = companies.map((_, row) => companies.map((__, column) => (row === column ? 1 : 0)))

  for (const { holder, organizationId, percentage } of holdings) {
    if (isPerson(holder)) continue
    const [row, column] = [position.get(holder.organizationId), position.get(organizationId)]
    if (row !== undefined && column !== undefined) matrix[row]![column]! -= percentage / WHOLE
  }

  return solveLinearSystem(
    matrix,
    companies.map((_, index) => (index === 0 ? 1 : 0)),
  )
}

/**
 * Who owns a company on a day, from the holdings in force that day: percentages are multiplied along each chain of
 * companies and added over all chains, circles included. Owners come with the largest percentage first. `total` is the
 * sum of the owners' percentages; `gaps` and `cycles` name the companies concerned by id.
 *
 * The holdings of a nominee are to be handed in under the person the nominee declares.
 */
export const findOwners = (
  holdings: readonly Holding[],
  organizationId: string,
  asAt: IsoDate,
  thresholds: readonly OwnerThreshold[] = ownerThresholds,
): Ownership => {
  const companies = companiesAbove(holdings, organizationId)
  const weights = weightsOf(holdings, companies) ?? companies.map((company) => (company === organizationId ? 1 : 0))
  const weightOf = new Map(companies.map((company, index) => [company, weights[index]!]))

  const people = new Map<string, { percentage: number; direct: number }>()
  for (const { holder, organizationId: held, percentage } of holdings) {
    const weight = weightOf.get(held)
    if (!isPerson(holder) || weight === undefined) continue
    const sum = people.get(holder.personId) ?? { percentage: 0, direct: 0 }
    sum.percentage += percentage * weight
    if (held === organizationId) sum.direct += percentage
    people.set(holder.personId, sum)
  }

  const owners = [...people].map(([personId, sum]) => {
    const percentage = roundPercentage(sum.percentage)
    return {
      personId,
      percentage,
      direct: roundPercentage(sum.direct),
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
