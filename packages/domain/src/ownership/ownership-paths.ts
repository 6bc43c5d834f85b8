import { type Holding, isPerson, roundPercentage } from './ownership-graph.ts'

/** One chain from a person to a company: the companies it goes through, the person's own first, and its percentage. */
export type OwnershipPath = { organizationIds: string[]; percentage: number }

/** A dense graph has more chains than anybody can read. */
const MAX_PATHS = 50
/** Companies that hold shares of one another have more chains than can be walked in reasonable time. */
const MAX_WALKED = 20_000

/**
 * The chains by which a person holds a share of a company, the largest first, at most 50; a chain visits no company
 * twice. Short chains are found first, and the search ends after 20,000 chains of companies. Percentages are from 0 to 100,
 * multiplied along the chain.
 */
export const listPaths = (holdings: readonly Holding[], organizationId: string, personId: string): OwnershipPath[] => {
  const holdingsIn = Map.groupBy(holdings, ({ organizationId: held }) => held)
  const found: OwnershipPath[] = []
  const chains = [{ organizationIds: [organizationId], share: 1 }]

  for (const { organizationIds, share } of chains)
    for (const { holder, percentage } of holdingsIn.get(organizationIds[0] ?? '') ?? []) {
      if (percentage <= 0) continue
      if (isPerson(holder)) {
        if (holder.personId === personId && found.length < MAX_PATHS)
          found.push({ organizationIds, percentage: roundPercentage(share * percentage) })
      } else if (!organizationIds.includes(holder.organizationId) && chains.length < MAX_WALKED)
        chains.push({
          organizationIds: [holder.organizationId, ...organizationIds],
          share: (share * percentage) / 100,
        })
    }

  return found.toSorted((a, b) => b.percentage - a.percentage)
}
