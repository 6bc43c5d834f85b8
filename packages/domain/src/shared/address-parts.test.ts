import { expect, it } from 'vitest'
import { hasPostcode, hasRegion } from './address-parts.ts'

it.each([
  ['France', true, false],
  ['  france ', true, false],
  ['FR', true, false],
  ['Royaume-Uni', true, false],
  ['Angleterre', true, false],
  ['Côte d’Ivoire', false, false],
  ['Emirats arabes unis', false, true],
  ['United Arab Emirates', false, true],
  ['Hong Kong', false, true],
  ['Irlande', true, true],
  ['United States', true, true],
  ['Canada', true, true],
  ['', true, true],
  ['Atlantis', true, true],
])('an address in %j has a postcode: %s, a region: %s (FORM-24)', (country, postcode, region) => {
  expect([hasPostcode(country), hasRegion(country)]).toEqual([postcode, region])
})
