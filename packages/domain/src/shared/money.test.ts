import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { displayEuros, euros, optionalEuros, MAX_EUROS, toCents, toEuros } from './money.ts'

describe('an amount on the wire (MONEY-1)', () => {
  it.each([
    [0.1 + 0.2, 0.3],
    [1.1 * 3, 3.3],
    [MAX_EUROS, MAX_EUROS],
    [-12.5, -12.5],
    [0, 0],
  ])('%d is %d', (sent, read) => {
    expect(euros.parse(sent)).toBe(read)
  })

  it.each([0.001, 10.005, MAX_EUROS + 0.01, Number.NaN, Number.POSITIVE_INFINITY, '12.50'])('refuses %j', (sent) => {
    expect(euros.safeParse(sent).success).toBe(false)
  })

  it.each(['', null])('reads an empty field (%j) as 0', (sent) => {
    expect(optionalEuros.parse(sent)).toBe(0)
  })

  it('keeps every cent on its way to cents and back', () => {
    const cents = fc.integer({ min: -toCents(MAX_EUROS), max: toCents(MAX_EUROS) })
    fc.assert(
      fc.property(cents, (of) => {
        expect(toCents(euros.parse(toEuros(of)))).toBe(of)
      }),
    )
  })
})

it('an amount is shown in euro with two decimals (MONEY-2)', () => {
  expect([0.1 + 0.2, 1234.5, 0, -5].map(displayEuros)).toEqual(['€0.30', '€1,234.50', '€0.00', '-€5.00'])
})
