import { orderSearchBody } from '@registrar/domain/orders/order-search'
import { expect, it } from 'vitest'
import { wayTo } from './order-way.ts'

const isFarPast = () => false
const byCompany = orderSearchBody.parse({ sortField: 'company', from: 'main' })

it.each([
  ['all', 300_000, 300_000, 25, 'walk'],
  ['a quarter', 75_000, 300_000, 25, 65_536],
  ['a few percent', 12_000, 300_000, 25, 8192],
  ['a few percent, far into the list', 12_000, 300_000, 2_500, 'gather'],
  ['few', 3_000, 300_000, 25, 'gather'],
  ['more than there are, by the guess', 3, 0, 25, 32],
  ['none', 0, 300_000, 25, 'gather'],
  ['those of one organization', 'few', 0, 25, 'gather'],
] as const)('finds the page of a filter that leaves %s', (_, found, all, rows, way) => {
  expect(wayTo(byCompany, [], { found, all, isFarPast }, rows)).toBe(way)
})

it('reads filtered orders along their own index when the latest come first, but not those found by words', () => {
  const latest = orderSearchBody.parse({ from: 'main', product: 'Full pack' })
  const expected = { found: 3_000, all: 300_000, isFarPast }
  expect(wayTo(latest, [], expected, 25)).toBe('walk')
  expect(wayTo(latest, ['marie'], expected, 25)).toBe('gather')
  expect(wayTo({ ...latest, orderIds: [] }, [], expected, 25)).toBe('gather')
})
