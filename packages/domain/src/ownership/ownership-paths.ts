import { type Holding, isPerson, roundPercentage } from './ownership-graph.ts'

/** One chain from a person to a company: the companies it goes through, the person's own first, and its percentage. */
export type OwnershipPath = { organizationIds: string[]; percentage: number }

/** A dense graph has more chains than anybody can read. */
const MAX_PATHS = 50

/**
 * The chains by which a person holds a share of a company, the largest first, at most 50; a chain visits no company
 * twice. Percentages are from 0 to 100, multiplied along the chain.
 */
export const listPaths = (holdings: readonly Holding[], organizationId: string, personId: string): OwnershipPath[] => {
  const found: OwnershipPath[] = []

  const walk = (chain: readonly string[], share: number) => {
    for (const { holder, organizationId: held, percentage } of holdings) {
      if (held !== chain[0] || percentage <= 0 || found.length >= MAX_PATHS) continue
      if (isPerson(holder)) {
        if (holder.personId === personId)
          found.push({ organizationIds: [...chain], percentage: roundPercentage(share * percentage) })
      } else if (!chain.includes(holder.organizationId))
        walk([holder.organizationId, ...chain], (share * percentage) / 100)
    }
  }
  walk([organizationId], 1)

  return found.toSorted((a, b) => b.percentage - a.percentage)
}
