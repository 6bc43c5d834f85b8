import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findOwners } from './beneficial-owners.ts'
import { type Holding, holdingsByCompany } from './ownership-graph.ts'

const byPerson = (personId: string, organizationId: string, percentage: number): Holding => ({
  holder: { personId },
  organizationId,
  percentage,
})
const byCompany = (holderId: string, organizationId: string, percentage: number): Holding => ({
  holder: { organizationId: holderId },
  organizationId,
  percentage,
})

const TODAY = '2026-11-21'
const percentages = (holdings: Holding[], day = TODAY) =>
  Object.fromEntries(
    findOwners(holdings, 'target', day).owners.map(({ personId, percentage }) => [personId, percentage]),
  )

// OWN-6, OWN-7
describe('the owners of a company', () => {
  it('percentages are multiplied along a chain of companies', () => {
    const chain = [byCompany('a', 'target', 50), byCompany('b', 'a', 50), byPerson('marie', 'b', 100)]
    expect(percentages(chain)).toEqual({ marie: 25 })
  })

  it('percentages are added over the two sides of a diamond', () => {
    const diamond = [
      byCompany('left', 'target', 40),
      byCompany('right', 'target', 60),
      byPerson('marie', 'left', 50),
      byPerson('marie', 'right', 10),
      byPerson('paul', 'left', 50),
      byPerson('paul', 'right', 90),
    ]
    expect(percentages(diamond)).toEqual({ paul: 74, marie: 26 })
  })

  it('the percentages in a circle of companies include all its rounds, and the circle is named', () => {
    const circle = [
      byCompany('a', 'target', 50),
      byCompany('target', 'a', 50),
      byPerson('marie', 'target', 50),
      byPerson('paul', 'a', 50),
    ]
    const { owners, cycles, total } = findOwners(circle, 'target', TODAY)
    expect(owners.map(({ personId, percentage }) => [personId, percentage])).toEqual([
      ['marie', 66.666666667],
      ['paul', 33.333333333],
    ])
    expect(total).toBe(100)
    expect(cycles.map((ids) => ids.toSorted())).toEqual([['a', 'target']])
  })

  it('asks who is behind companies that are held by one another alone (OWN-11)', () => {
    const closed = [byCompany('a', 'target', 60), byPerson('paul', 'target', 40), byCompany('a', 'b', 100)]
    const askedOf = (above: Holding[]) => findOwners([...closed, ...above], 'target', TODAY).asked
    expect(askedOf([byCompany('b', 'a', 100)])).toEqual([{ organizationId: 'a', percentage: 60 }])
    expect(askedOf([byCompany('b', 'a', 90), byPerson('marie', 'a', 10)])).toEqual([])
  })

  it('companies that own one another wholly have no owner, and the circle is named', () => {
    const closed = [byCompany('a', 'target', 100), byCompany('target', 'a', 100)]
    expect(findOwners(closed, 'target', TODAY)).toMatchObject({
      owners: [],
      total: 0,
      cycles: [['target', 'a']],
    })
  })

  it('missing and surplus shares are named with their company', () => {
    const holdings = [byCompany('a', 'target', 60), byPerson('marie', 'target', 30), byPerson('paul', 'a', 120)]
    expect(findOwners(holdings, 'target', TODAY).gaps).toEqual([
      { organizationId: 'target', total: 90, missing: 10 },
      { organizationId: 'a', total: 120, missing: -20 },
    ])
  })

  it.each([
    ['2027-07-09', false],
    ['2027-07-10', true],
  ])('exactly 25 % on %s makes an owner: %s', (day, isOwner) => {
    const quarter = [byPerson('marie', 'target', 25), byPerson('paul', 'target', 75)]
    expect(findOwners(quarter, 'target', day).owners.find(({ personId }) => personId === 'marie')?.isOwner).toBe(
      isOwner,
    )
  })

  it('a quarter that is computed from thirds is exactly a quarter', () => {
    const thirds = [byCompany('a', 'target', 75), byPerson('marie', 'a', 100 / 3)]
    expect(findOwners(thirds, 'target', '2027-07-09').owners[0]).toMatchObject({ percentage: 25, grounds: ['chain'] })
    expect(findOwners(thirds, 'target', '2027-07-10').owners[0]).toMatchObject({ percentage: 25, isOwner: true })
  })

  it('an owner has the paths through companies, and the part that is direct', () => {
    const holdings = [byPerson('marie', 'target', 10), byCompany('a', 'target', 90), byPerson('marie', 'a', 50)]
    expect(findOwners(holdings, 'target', TODAY).owners[0]).toMatchObject({
      percentage: 55,
      direct: 10,
      paths: [
        { organizationIds: ['a', 'target'], percentage: 45 },
        { organizationIds: ['target'], percentage: 10 },
      ],
    })
  })

  it('the shortest chain is found among twenty companies that all hold shares of one another', () => {
    const companies = Array.from({ length: 20 }, (_, index) => `company ${index}`)
    const holdings = companies.flatMap((held) =>
      companies.filter((holder) => holder !== held).map((holder) => byCompany(holder, held, 1)),
    )
    const { owners } = findOwners(
      [...holdings, byCompany('hub', 'company 0', 50), byPerson('marie', 'hub', 100)],
      'company 0',
      TODAY,
    )
    expect(owners[0]?.paths).toContainEqual({ organizationIds: ['hub', 'company 0'], percentage: 50 })
  })
})

// Computes the same figures in another way: passes shares up to the owners round by round until the rest is negligible.
const bySimulation = (holdings: readonly Holding[], target: string): Record<string, number> => {
  const owned: Record<string, number> = {}
  let waiting = new Map([[target, 1]])

  for (let round = 0; round < 4000 && waiting.size > 0; round += 1) {
    const next = new Map<string, number>()
    for (const [company, share] of waiting)
      for (const { holder, organizationId, percentage } of holdings) {
        if (organizationId !== company) continue
        const part = (share * percentage) / 100
        if ('personId' in holder) owned[holder.personId] = (owned[holder.personId] ?? 0) + part * 100
        else if (part > 1e-15) next.set(holder.organizationId, (next.get(holder.organizationId) ?? 0) + part)
      }
    waiting = next
  }
  return owned
}

// Weights are basis points, so holdings of 0.01 % occur. The holdings in a company add up to 98 % at most: the simulation of
// a circle that owns itself completely would never end.
const anyFirm = fc
  .integer({ min: 1, max: 7 })
  .chain((size) =>
    fc.array(
      fc.array(fc.record({ from: fc.integer({ min: 0, max: size + 2 }), weight: fc.integer({ min: 1, max: 9800 }) }), {
        minLength: 1,
        maxLength: 4,
      }),
      { minLength: size, maxLength: size },
    ),
  )
  .map((companies) =>
    companies.flatMap((holders, company) => {
      const sum = holders.reduce((total, { weight }) => total + weight, 0)
      const scale = Math.min(1, 9800 / sum)
      return holders.map(({ from, weight }) => {
        const percentage = Math.max(1, Math.floor(weight * scale)) / 100
        return from < companies.length
          ? byCompany(`c${from}`, `c${company}`, percentage)
          : byPerson(`p${from}`, `c${company}`, percentage)
      })
    }),
  )

it('the owners of 1,000 generated firms with chains, diamonds and circles agree with a simulation round by round', () => {
  fc.assert(
    fc.property(anyFirm, (holdings) => {
      const expected = bySimulation(holdings, 'c0')
      const { owners } = findOwners(holdings, 'c0', TODAY)
      expect(owners.map(({ personId }) => personId).toSorted()).toEqual(Object.keys(expected).toSorted())
      for (const { personId, percentage } of owners) expect(percentage).toBeCloseTo(expected[personId] ?? 0, 6)
    }),
    { numRuns: 1000 },
  )
})

it('the owners of each company of a generated group follow from the holdings of it and of the companies above it alone', () => {
  fc.assert(
    fc.property(anyFirm, (holdings) => {
      const holdingsOf = holdingsByCompany(holdings)
      for (const { organizationId } of holdings)
        expect(findOwners(holdingsOf(organizationId), organizationId, TODAY)).toEqual(
          findOwners(holdings, organizationId, TODAY),
        )
    }),
    { numRuns: 200 },
  )
})
