import { type Party, type Holding, isPerson } from './ownership-graph.ts'

/** Fractions of a company, 0 to 1, by the key of their holder. */
type Shares = Map<string, number>

/** Two rounds of a circle that differ by less than this are the same. */
const NOTHING = 1e-12

const personKey = (personId: string) => `person:${personId}`
const companyKey = (organizationId: string) => `company:${organizationId}`
const keyOf = (holder: Party) => (isPerson(holder) ? personKey(holder.personId) : companyKey(holder.organizationId))

const add = (shares: Shares, holder: string, fraction: number) =>
  shares.set(holder, (shares.get(holder) ?? 0) + fraction)

// What a company holds of itself belongs to its other holders, in the proportion of their shares: that is the sum over
// all rounds of a circle. A company that is held only by itself belongs to nobody.
const withoutOwnShares = (shares: Shares, company: string): Shares => {
  const others = 1 - (shares.get(company) ?? 0)
  const remaining = [...shares].filter(([holder]) => holder !== company)
  return new Map(others < NOTHING ? [] : remaining.map(([holder, fraction]) => [holder, fraction / others]))
}

/**
 * The fraction of a company, 0 to 1, that each person holds over all chains of companies, circles included: (I − D)⁻¹,
 * where D is the matrix of what companies hold of companies. It takes one company after the other out of the graph: the
 * holders of that company then hold, in proportion, what it held.
 */
export const lookThrough = (
  holdings: readonly Holding[],
  companies: readonly string[],
  organizationId: string,
): Map<string, number> => {
  const graph = new Map<string, Shares>(companies.map((company) => [companyKey(company), new Map()]))
  for (const { holder, organizationId: held, percentage } of holdings) {
    const shares = graph.get(companyKey(held))
    if (shares) add(shares, keyOf(holder), percentage / 100)
  }

  const target = companyKey(organizationId)
  for (const [company, shares] of graph) {
    if (company === target) continue
    const owners = withoutOwnShares(shares, company)
    graph.delete(company)
    for (const others of graph.values()) {
      const fraction = others.get(company)
      if (fraction === undefined) continue
      others.delete(company)
      for (const [holder, part] of owners) add(others, holder, fraction * part)
    }
  }

  return withoutOwnShares(graph.get(target) ?? new Map(), target)
}

/** What a person holds in the answer of `lookThrough`; 0 for somebody who holds nothing. */
export const shareOfPerson = (shares: Map<string, number>, personId: string): number =>
  shares.get(personKey(personId)) ?? 0
