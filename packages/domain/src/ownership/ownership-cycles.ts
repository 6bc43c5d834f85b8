import { companiesAbove, type Holding, isPerson } from './ownership-graph.ts'

/**
 * The groups of companies that hold shares of one another in a circle, each as the ids of its companies; a company that
 * holds itself is a group of one. Two companies are in one circle when each is above the other.
 */
export const findCycles = (holdings: readonly Holding[], companies: readonly string[]): string[][] => {
  const above = new Map(
    companies.map((company) => {
      const holders = holdings.flatMap(({ holder, organizationId, percentage }) =>
        organizationId === company && percentage > 0 && !isPerson(holder) ? [holder.organizationId] : [],
      )
      return [company, new Set(holders.flatMap((holder) => companiesAbove(holdings, holder)))]
    }),
  )
  const isAbove = (upper: string, lower: string) => above.get(lower)?.has(upper) ?? false

  const inCircles = companies.filter((company) => isAbove(company, company))
  const groups = inCircles.map((company) =>
    inCircles.filter((other) => isAbove(other, company) && isAbove(company, other)),
  )
  return groups.filter((group, index) => inCircles[index] === group[0])
}
