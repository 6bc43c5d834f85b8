import { expect, it } from 'vitest'
import { parseWholeNumber } from './parse-whole-number.ts'

// MONEY-3
it.each([
  ['0', 0],
  ['1000', 1000],
  ['1,000', 1000],
  ['2,500', 2500],
  ['1 000', 1000],
  ['1\u202F000', 1000],
  ['12,345,678', 12_345_678],
  ['1.000.000', 1_000_000],
])('%j is %i', (typed, number) => {
  expect(parseWholeNumber(typed)).toEqual({ number })
})

it('one point before three digits is refused, because it may mean thousands or decimals', () => {
  expect(parseWholeNumber('1.000')).toEqual({ problem: 'ambiguous' })
})

it.each(['', 'abc', '2.5', '2,5', '1,00', '1,0000', '0,500', '1,000.5', '-3', '1 00'])(
  '%j is refused as a whole number',
  (typed) => {
    expect(parseWholeNumber(typed)).toEqual({ problem: 'notWhole' })
  },
)
