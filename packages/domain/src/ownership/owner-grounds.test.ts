import fc from 'fast-check'
import { expect, it } from 'vitest'
import { findOwners } from './beneficial-owners.ts'
import type { Holding } from './ownership-graph.ts'

// OWN-11: random graphs against the fixed point of matrices, found by repeated multiplication.

const DAY = '2026-11-26'
const GRAPHS = 1000
const COMPANIES = ['target', 'a', 'b', 'c', 'd']
const PEOPLE = ['p', 'q', 'r']

// What is held of each company adds up to at most 100; part of it stays unknown, so the rounds of a circle die out.
const anyParts = fc.array(
  fc.record({
    from: fc.constantFrom(...COMPANIES, ...PEOPLE, ...PEOPLE),
    shares: fc.integer({ min: 1, max: 60 }),
    votes: fc.integer({ min: 0, max: 60 }),
  }),
  { minLength: 0, maxLength: 4 },
)
const scaled = (parts: readonly number[]): number[] => {
  const all = parts.reduce((sum, part) => sum + part, 0)
  return parts.map((part) => (all > 95 ? (part * 95) / all : part))
}
const anyGraph = fc.array(anyParts, { minLength: COMPANIES.length, maxLength: COMPANIES.length }).map((all) =>
  all.flatMap((parts, index): Holding[] => {
    const others = parts.filter(({ from }) => from !== COMPANIES[index])
    const [shares, votes] = [scaled(others.map((one) => one.shares)), scaled(others.map((one) => one.votes))]
    return others.map(({ from }, place) => ({
      holder: PEOPLE.includes(from) ? { personId: from } : { organizationId: from },
      organizationId: COMPANIES[index] ?? '',
      percentage: shares[place] ?? 0,
      votes: votes[place] ?? 0,
    }))
  }),
)

type Measure = 'percentage' | 'votes'

const idOf = ({ holder }: Holding) => ('personId' in holder ? holder.personId : holder.organizationId)

const direct = (graph: readonly Holding[], measure: Measure, holder: string, company: string): number =>
  graph
    .filter((one) => idOf(one) === holder && one.organizationId === company)
    .reduce((sum, one) => sum + (one[measure] ?? 0), 0)

const ROUNDS = 700

// x = D x + d, until nothing changes: what a person has of each company, in percent.
const productOf = (graph: readonly Holding[], measure: Measure, person: string): number => {
  const matrix = COMPANIES.map((company) => COMPANIES.map((above) => direct(graph, measure, above, company) / 100))
  const own = COMPANIES.map((company) => direct(graph, measure, person, company))
  let held = COMPANIES.map(() => 0)
  for (let round = 0; round < ROUNDS; round += 1)
    held = own.map(
      (part, company) =>
        part + (matrix[company] ?? []).reduce((sum, share, above) => sum + share * (held[above] ?? 0), 0),
    )
  return held[0] ?? 0
}

const isOver = (percentage: number) => Number(percentage.toFixed(9)) > 25
const isOverLink = (graph: readonly Holding[], holder: string, company: string) =>
  isOver(direct(graph, 'percentage', holder, company)) || isOver(direct(graph, 'votes', holder, company))

const hasChain = (graph: readonly Holding[], person: string, company: string, seen: readonly string[] = []): boolean =>
  isOverLink(graph, person, company) ||
  COMPANIES.some(
    (above) =>
      !seen.includes(above) &&
      above !== company &&
      isOverLink(graph, above, company) &&
      hasChain(graph, person, above, [...seen, company]),
  )

const controls = (graph: readonly Holding[], person: string): boolean => {
  let own = [person]
  const heldBy = (group: readonly string[], measure: Measure, company: string) =>
    group.reduce((sum, holder) => sum + direct(graph, measure, holder, company), 0)
  for (let round = 0; round < COMPANIES.length; round += 1)
    own = [
      person,
      ...COMPANIES.filter(
        (company) =>
          company !== 'target' && (heldBy(own, 'percentage', company) > 50 || heldBy(own, 'votes', company) > 50),
      ),
    ]
  return isOver(heldBy(own, 'percentage', 'target')) || isOver(heldBy(own, 'votes', 'target'))
}

it('owners by shares, votes and chains are those of a computation with matrices', () => {
  fc.assert(
    fc.property(anyGraph, (graph) => {
      for (const { personId, percentage, votes, grounds, isOwner } of findOwners(graph, 'target', DAY).owners) {
        expect(percentage).toBeCloseTo(productOf(graph, 'percentage', personId), 6)
        expect(votes).toBeCloseTo(productOf(graph, 'votes', personId), 6)
        const products = [isOver(percentage) ? 'shares' : '', isOver(votes) ? 'votes' : ''].filter(Boolean)
        const byChain = products.length === 0 && (hasChain(graph, personId, 'target') || controls(graph, personId))
        expect(grounds).toEqual([...products, ...(byChain ? ['chain'] : [])])
        expect(isOwner).toBe(grounds.length > 0)
      }
    }),
    { numRuns: GRAPHS },
  )
})

const held = (holder: Holding['holder'], organizationId: string, percentage: number): Holding => ({
  holder,
  organizationId,
  percentage,
})

it('both are owners: 30% of a company that has 60%, and 60% of a company that has 30%', () => {
  const graph = [
    held({ personId: 'p' }, 'h', 30),
    held({ organizationId: 'h' }, 'target', 60),
    held({ personId: 'q' }, 'k', 60),
    held({ organizationId: 'k' }, 'target', 30),
  ]
  const { owners } = findOwners(graph, 'target', DAY)
  expect(owners.map(({ personId, percentage, grounds }) => [personId, percentage, grounds])).toEqual([
    ['p', 18, ['chain']],
    ['q', 18, ['chain']],
  ])
})

it('exactly 25% is none, control makes an owner of who holds nothing, and a legal person is asked about', () => {
  const graph = [
    held({ personId: 'p' }, 'target', 25),
    held({ organizationId: 'unknown' }, 'target', 40),
    held({ personId: 'trust' }, 'target', 35),
  ]
  const known = { controllers: ['q'], legalPersons: new Set(['trust']) }
  const { owners, asked } = findOwners(graph, 'target', DAY, undefined, known)
  expect(owners.map(({ personId, isOwner, grounds }) => [personId, isOwner, grounds])).toEqual([
    ['trust', false, []],
    ['p', false, []],
    ['q', true, ['control']],
  ])
  expect(asked).toEqual([
    { organizationId: 'unknown', percentage: 40 },
    { personId: 'trust', percentage: 35 },
  ])
})
