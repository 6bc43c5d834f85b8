import { expect, it } from 'vitest'
import { displayPercentage, percentageText, readPercentage } from './percentage.ts'

it.each([
  ['12,5', 12.5],
  ['12.5', 12.5],
  ['12,5 %', 12.5],
  ['12,5\u00A0%', 12.5],
  ['100', 100],
  ['150', 150],
  ['33,33333', 33.3333],
  ['2.', 2],
  ['2,', 2],
  ['.', Number.NaN],
  ['', Number.NaN],
  ['1,2,3', Number.NaN],
  ['-5', Number.NaN],
  ['half', Number.NaN],
])('%j typed is %d per cent (FORM-5)', (typed, percentage) => expect(readPercentage(typed)).toBe(percentage))

it.each([
  [12.5, 'fr', '12,5\u00A0%'],
  [12.5, 'en', '12.5\u00A0%'],
  [100, 'fr', '100\u00A0%'],
] as const)('%d per cent in %s is %j (FORM-5)', (percentage, language, shown) =>
  expect(displayPercentage(percentage, language)).toBe(shown),
)

it.each([
  [100 / 3, '33.3333%'],
  [25, '25%'],
  [25.000_01, '25.00001%'],
  [99.999_99, '99.99999%'],
  [(1 / 3) * 3 * 100, '100%'],
])('%d per cent as text is %s: what is not whole is not written as if it were (OWN-7)', (percentage, shown) =>
  expect(percentageText(percentage)).toBe(shown),
)
