import { type Holding, isPerson, type Party } from './ownership-graph.ts'

/** By what somebody is a beneficial owner (OWN-11). */
export const ownerGrounds = ['shares', 'votes', 'chain', 'control'] as const
export type OwnerGround = (typeof ownerGrounds)[number]

/** The grounds as people read them: 'by …'. */
export const groundTexts: Record<OwnerGround, string> = {
  shares: 'shares',
  votes: 'votes',
  chain: 'a chain of companies',
  control: 'control',
}

/** All that one holder has of one company, in percent of the shares and of the votes. */
type Link = { holder: Party; organizationId: string; shares: number; votes: number }

const idOf = (holder: Party): string => (isPerson(holder) ? holder.personId : holder.organizationId)

const linksOf = (holdings: readonly Holding[]): Link[] => {
  const links = new Map<string, Link>()
  for (const { holder, organizationId, percentage, votes = percentage } of holdings) {
    const key = `${idOf(holder)} ${organizationId}`
    const link = links.get(key) ?? { holder, organizationId, shares: 0, votes: 0 }
    links.set(key, { ...link, shares: link.shares + percentage, votes: link.votes + votes })
  }
  return [...links.values()]
}

type IsOver = (percentage: number) => boolean

/** The people from whom a chain leads to a company of which every link is over the threshold. */
const peopleOfChains = (links: readonly Link[], organizationId: string, isOver: IsOver): Set<string> => {
  const into = Map.groupBy(links, (link) => link.organizationId)
  const people = new Set<string>()
  const companies = new Set([organizationId])
  // A loop over a set also reaches the companies that are added during the loop.
  for (const company of companies)
    for (const { holder, shares, votes } of into.get(company) ?? []) {
      if (!isOver(shares) && !isOver(votes)) continue
      if (isPerson(holder)) people.add(holder.personId)
      else companies.add(holder.organizationId)
    }
  return people
}

/** The percentage that makes a company controlled when somebody has more. */
const CONTROL = 50

type Sums = Map<string, { shares: number; votes: number }>

/** What a person holds of each company with the companies that the person controls. */
const heldWithControlled = (out: ReadonlyMap<string, Link[]>, personId: string, target: string): Sums => {
  const sums: Sums = new Map()
  const controlled = new Set([personId])
  for (const holder of controlled)
    for (const { organizationId, shares, votes } of out.get(holder) ?? []) {
      const before = sums.get(organizationId) ?? { shares: 0, votes: 0 }
      const after = { shares: before.shares + shares, votes: before.votes + votes }
      sums.set(organizationId, after)
      if (organizationId !== target && (after.shares > CONTROL || after.votes > CONTROL)) controlled.add(organizationId)
    }
  return sums
}

/**
 * The people who own a company although no product of their shares or votes need be over the threshold: every link of a chain is,
 * or companies that they control, over 50% directly or by controlled companies, hold with them more than the threshold (OWN-11).
 */
export const peopleByChains = (
  holdings: readonly Holding[],
  organizationId: string,
  people: Iterable<string>,
  isOver: IsOver,
): Set<string> => {
  const links = linksOf(holdings)
  const found = peopleOfChains(links, organizationId, isOver)
  const out = Map.groupBy(links, ({ holder }) => idOf(holder))
  for (const personId of people) {
    const held = heldWithControlled(out, personId, organizationId).get(organizationId)
    if (held && (isOver(held.shares) || isOver(held.votes))) found.add(personId)
  }
  return found
}
