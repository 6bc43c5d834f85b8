import { expect, it } from 'vitest'
import { hasLeftOffice, notAnOrder, repeatedTotals } from './standing.ts'

it.each([
  'Cancelled',
  'wc-cancelled',
  'Annulée',
  'Refunded',
  'Failed',
  'checkout-draft',
  'Voided',
  'Storniert',
  'Devis',
])('an order that is %s is none (IMP-18)', (orderStatus) => {
  expect(notAnOrder({ orderStatus })).toBe(`Its status is "${orderStatus}". An import makes orders that stand.`)
})

it.each(['Completed', 'wc-processing', 'On hold', 'Pending payment', 'Terminée', 'Partially refunded', ''])(
  'an order that is %j is one (IMP-18)',
  (orderStatus) => {
    expect(notAnOrder({ orderStatus, currency: 'EUR' })).toBeUndefined()
  },
)

it('an order in another currency than euro is refused (IMP-18)', () => {
  expect(notAnOrder({ currency: 'GBP' })).toBe('Its amounts are in GBP. An import takes amounts in euro.')
  expect(['€', 'Euro', ' eur '].map((currency) => notAnOrder({ currency }))).toEqual([undefined, undefined, undefined])
})

it.each([
  ['Resigned', true],
  ['Démissionnaire', true],
  ['No', true],
  ['Active', false],
  ['yes', false],
  ['en cours', false],
  [undefined, false],
])('somebody whose status is %j has left office: %s (IMP-18)', (status, hasLeft) => {
  expect(hasLeftOffice(status)).toBe(hasLeft)
})

const line = (number: number, orderNumber: string, product: string, totalAmountOrder: number) => ({
  line: number,
  values: { orderNumber, product, totalAmountOrder },
})

it('of the articles of an order only the first has the total of all (IMP-18)', () => {
  const lines = [
    line(2, '1006', 'Formation', 349),
    line(3, '1006', 'Nominee', 349),
    line(4, '1007', 'Formation', 349),
    line(5, '1008', 'Formation', 249),
    line(6, '1008', 'Nominee', 100),
    line(7, '1007', 'Formation', 349),
    line(8, '', 'Nominee', 349),
  ]
  expect([...repeatedTotals(lines)]).toEqual([
    [3, expect.stringContaining('It repeats the total of line 2, which is of order 1006 too.')],
  ])
})
