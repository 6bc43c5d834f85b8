import { describe, expect, it } from 'vitest'
import { listedShare } from './listed-share.ts'
import type { Holding, Party } from './ownership-graph.ts'

const person = (personId: string): Party => ({ personId })
const company = (organizationId: string): Party => ({ organizationId })
const holds = (holder: Party, organizationId: string, percentage: number): Holding => ({
  holder,
  organizationId,
  percentage,
})

const isListed = (party: Party) =>
  'personId' in party ? party.personId.startsWith('listed') : party.organizationId === 'listed'

describe('what listed persons own together (SANC-7)', () => {
  it.each<[string, Holding[], number]>([
    ['nothing', [holds(person('a'), 'x', 100)], 0],
    [
      'half, by two',
      [holds(person('listed1'), 'x', 30), holds(person('listed2'), 'x', 20), holds(person('a'), 'x', 50)],
      50,
    ],
    ['a listed company', [holds(company('listed'), 'x', 60)], 60],
    [
      'a company of which they own half counts whole',
      [holds(company('h'), 'x', 60), holds(person('listed1'), 'h', 50)],
      60,
    ],
    ['a smaller part of a company', [holds(company('h'), 'x', 60), holds(person('listed1'), 'h', 40)], 24],
    [
      'directly and through a company',
      [holds(person('listed1'), 'x', 30), holds(company('h'), 'x', 40), holds(person('listed1'), 'h', 51)],
      70,
    ],
    [
      'companies that hold one another',
      [holds(company('h'), 'x', 60), holds(company('x'), 'h', 60), holds(person('listed1'), 'h', 40)],
      24,
    ],
  ])('%s', (_, holdings, percentage) => {
    expect(listedShare(holdings, 'x', isListed).percentage).toBe(percentage)
  })

  it('names the listed owners', () => {
    const holdings = [holds(company('h'), 'x', 60), holds(person('listed1'), 'h', 50)]
    expect(listedShare(holdings, 'x', isListed).owners).toEqual([person('listed1')])
  })
})
