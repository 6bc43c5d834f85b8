import { type Holding, isPerson, type Party, roundPercentage } from './ownership-graph.ts'

/** From this share on, what listed persons own together counts as listed itself (SANC-7). */
export const OWNED_BY_LISTED = 50

const WHOLE = 100

/** What listed people and companies own of a company together, in percent from 0 to 100, and who they are. */
type ListedShare = { percentage: number; owners: Party[] }

/**
 * What listed people and companies own of a company together (SANC-7). A company that is listed, or of which they own half, counts with its
 * whole share; any other with their part of it. A company that holds itself through others is met once.
 */
export const listedShare = (
  holdings: readonly Holding[],
  organizationId: string,
  isListed: (party: Party) => boolean,
  above: readonly string[] = [organizationId],
): ListedShare => {
  const parts = holdings
    .filter((holding) => holding.organizationId === organizationId && holding.percentage > 0)
    .flatMap(({ holder, percentage }): ListedShare[] => {
      if (isListed(holder)) return [{ percentage, owners: [holder] }]
      if (isPerson(holder) || above.includes(holder.organizationId)) return []

      const upper = listedShare(holdings, holder.organizationId, isListed, [...above, holder.organizationId])
      const weight = upper.percentage >= OWNED_BY_LISTED ? WHOLE : upper.percentage
      return [{ percentage: (percentage * weight) / WHOLE, owners: upper.owners }]
    })
    .filter((part) => part.percentage > 0)

  return {
    percentage: Math.min(WHOLE, roundPercentage(parts.reduce((sum, part) => sum + part.percentage, 0))),
    owners: parts.flatMap(({ owners }) => owners),
  }
}
