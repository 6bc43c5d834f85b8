/** A share of a company on one day: who holds it, and how much of the company it is, in percent from 0 to 100. */
export type Holding = {
  holder: Party
  organizationId: string
  percentage: number
  /** of the votes, in percent; as of the shares where it is not said */
  votes?: number
  /** how many hold the share jointly; each of them is a holding with all of it */
  holdersTogether?: number
}

/** A person, or a company that may itself have holders. */
export type Party = { personId: string } | { organizationId: string }

/** Whether a share is held by a person, not by a company. */
export const isPerson = (holder: Party): holder is { personId: string } => 'personId' in holder

const append = (lists: Map<string, string[]>, key: string, value: string): void => {
  const list = lists.get(key)
  if (list) list.push(value)
  else lists.set(key, [value])
}

/** The companies that hold a share of each company. */
export const companyHolders = (holdings: readonly Holding[]): Map<string, string[]> => {
  const holders = new Map<string, string[]>()
  for (const { holder, organizationId } of holdings)
    if (!isPerson(holder)) append(holders, organizationId, holder.organizationId)
  return holders
}

/** A company first, then those that hold a share of it, directly or through others; `holders` are those of `companyHolders`. */
export const reachedFrom = (holders: ReadonlyMap<string, readonly string[]>, organizationId: string): string[] => {
  const found = new Set([organizationId])

  // A loop over a set also reaches the companies that are added during the loop.
  for (const company of found) for (const holder of holders.get(company) ?? []) found.add(holder)

  return [...found]
}

/** The companies that hold a share of `organizationId`, directly or through others, and the company itself first. */
export const companiesAbove = (holdings: readonly Holding[], organizationId: string): string[] =>
  reachedFrom(companyHolders(holdings), organizationId)

/**
 * Sorts holdings once for questions about many companies: the answer takes a company, and returns the holdings of it and of all companies above it, which
 * are all that its owners follow from.
 */
export const holdingsByCompany = (holdings: readonly Holding[]): ((organizationId: string) => Holding[]) => {
  const holders = companyHolders(holdings)
  const holdingsIn = Map.groupBy(holdings, ({ organizationId }) => organizationId)
  return (organizationId) => reachedFrom(holders, organizationId).flatMap((company) => holdingsIn.get(company) ?? [])
}

/** How far the holdings of a company are from 100 %: `missing` is positive, a surplus is negative. In percent. */
export type Gap = { organizationId: string; total: number; missing: number }

const WHOLE = 100
const DECIMALS = 9

/** A percentage without the noise of binary fractions, so that a third of three quarters is exactly 25. */
export const roundPercentage = (percentage: number): number => Number(percentage.toFixed(DECIMALS))

/** The companies whose known holdings do not make 100 %, with what is missing or surplus. */
export const findGaps = (holdings: readonly Holding[], companies: readonly string[]): Gap[] => {
  const holdingsIn = Map.groupBy(holdings, ({ organizationId }) => organizationId)

  return companies.flatMap((organizationId) => {
    const held = holdingsIn.get(organizationId) ?? []
    const total = roundPercentage(
      held.reduce((sum, { percentage, holdersTogether = 1 }) => sum + percentage / holdersTogether, 0),
    )
    return total === WHOLE ? [] : [{ organizationId, total, missing: roundPercentage(WHOLE - total) }]
  })
}
