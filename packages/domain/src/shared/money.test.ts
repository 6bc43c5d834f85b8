import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { displayEuros, euros, optionalEuros, MAX_EUROS, toCents, toEuros, typedEurosIn } from './money.ts'

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

it.each([
  ['249.00', 'en', '€249.00'],
  ['1249,5', 'en', '€1,249.50'],
  ['249.00', 'fr', '249,00 €'],
  ['€240.00', 'fr', '€240.00'],
  ['1.249,00', 'fr', '1.249,00'],
  ['about 250', 'en', 'about 250'],
] as const)('a typed amount %s is written in an email in %s as %s (MONEY-2)', (typed, language, written) => {
  expect(typedEurosIn(typed, language).replaceAll(/\s/g, ' ')).toBe(written)
})
