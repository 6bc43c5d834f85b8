import { expect, it } from 'vitest'
import { maskedPps } from './masked-pps.ts'

it.each([
  ['1234567TW', '••••TW'],
  ['12345', '••••45'],
  ['1234', '••••'],
  ['', '••••'],
])('only the end of the PPS number %j can be read: %s (AUD-4)', (pps, masked) => {
  expect(maskedPps(pps)).toBe(masked)
})
