import { expect, it } from 'vitest'
import { ownerThresholds, readOwnerThresholds } from './owner-threshold.ts'

// OWN-7
it('the default of the configuration is the law', () => {
  expect(readOwnerThresholds('> 25, >= 25 from 2027-07-10')).toEqual(ownerThresholds)
})

it.each(['', '25', '> 25 from tomorrow', '> 250', '> 25,', '> 25; >= 25'])(
  '%j is refused as a list of thresholds',
  (text) => {
    expect(readOwnerThresholds(text)).toBeUndefined()
  },
)
