import { expect, test } from 'vitest'
import { readConsideration } from './read-consideration.ts'

test.each([
  ['', null],
  ['10,50', 10.5],
  ['1 234,56', 1234.56],
  ['€10,000.00', 10_000],
  ['500', 500],
  ['a house in Cork', 'a house in Cork'],
])('a consideration typed as %j is %j', (typed, value) => {
  expect(readConsideration(typed)).toEqual({ value })
})

test('a consideration that can be read in two ways is not read', () => {
  expect(readConsideration('1,234')).toEqual({
    problem: 'Thousands or decimals? Write 1,234 with two decimals, or without the separator.',
  })
})
