import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseEuros } from './parse-euros.ts'

it.each([
  ['1,234.56', 123_456],
  ['1.234,56', 123_456],
  ['1 234,56', 123_456],
  ['1\u202F234.5', 123_450],
  ['1234,5', 123_450],
  ['1234.56', 123_456],
  ['1,234,567', 123_456_700],
  ['1.234.567,8', 123_456_780],
  ['12', 1200],
  ['€ 12.30', 1230],
  ['12,30 €', 1230],
  ['0.5', 50],
  [',5', 50],
  ['12345', 1_234_500],
  ['-1.234,50', -123_450],
  ['€ -5', -500],
])('%j is %i cents', (typed, cents) => {
  expect(parseEuros(typed)).toEqual({ cents })
})

// ORD-11
it.each(['1,234', '1.234', '12.345', '123,456'])(
  '%j is refused, because it may mean thousands or decimals',
  (typed) => {
    expect(parseEuros(typed)).toEqual({ problem: 'ambiguous' })
  },
)

it.each([
  '',
  'abc',
  '12a',
  '--5',
  '5-',
  '1,23,4',
  '1.2345',
  '1,234.567',
  '1.234.56',
  '1,234.5.6',
  '1 23',
  '12.',
  '1..2',
  '0,123',
])('%j is refused as an amount', (typed) => {
  expect(parseEuros(typed)).toEqual({ problem: 'notAnAmount' })
})

it.each([
  ['0.001', 0.1],
  ['0,0001', 0.01],
  ['1.2345', 123.45],
  ['1,250.00', 125_000],
])('with four decimals at most, %j is %d cents', (typed, cents) => {
  expect(parseEuros(typed, 4)).toEqual({ cents })
})

it.each(['1,250', '2.500'])('with four decimals at most, %j is still refused as ambiguous', (typed) => {
  expect(parseEuros(typed, 4)).toEqual({ problem: 'ambiguous' })
})

it('an amount written in full, the Irish or the French way, is read as written', () => {
  const notations = { 'en-IE': 'EUR', 'fr-FR': 'EUR', 'de-DE': 'EUR' } as const
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 999_999_999 }),
      fc.constantFrom(...Object.keys(notations)),
      (cents, locale) => {
        const written = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(cents / 100)
        expect(parseEuros(written)).toEqual({ cents })
      },
    ),
  )
})
