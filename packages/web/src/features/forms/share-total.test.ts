import { expect, it } from 'vitest'
import { frenchCountries } from './country-list.tsx'
import { shareTotal } from './share-total.ts'

const shareholder = (beneficiaryPercentage: number | '') => ({ roles: ['shareholder' as const], beneficiaryPercentage })

it('the total of the shares counts only shareholders, and ignores text that is not a percentage (FORM-19)', () => {
  const former = { roles: ['director' as const], beneficiaryPercentage: 50 }
  expect(shareTotal([shareholder(59.5), shareholder(40), shareholder(''), shareholder(Number.NaN), former])).toBe(99.5)
})

it('the total of the shares has no rounding error (FORM-19)', () => {
  expect(shareTotal([shareholder(33.3), shareholder(33.3), shareholder(33.4)])).toBe(100)
})

it('the countries are proposed in French, once each, in alphabetical order (FORM-19)', () => {
  expect(frenchCountries).toContain('Irlande')
  expect(frenchCountries.indexOf('Émirats arabes unis')).toBeLessThan(frenchCountries.indexOf('France'))
  expect(new Set(frenchCountries).size).toBe(frenchCountries.length)
})
