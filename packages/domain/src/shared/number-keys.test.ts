import { expect, it } from 'vitest'
import { croKey, phoneKey, taxKey } from './number-keys.ts'

it.each([
  [
    '861234567',
    ['0861234567', '086 123 4567', '+353 86 123 4567', '00353861234567', '+353 (0)86 123 4567', '353 86-123-4567'],
  ],
  [
    '612345678',
    ['06 12 34 56 78', '+33 6 12 34 56 78', '0033612345678', '+33 (0) 6.12.34.56.78'.replace('(0) ', '(0)')],
  ],
  ['12345678', ['01 234 5678', '+353 1 234 5678', '(01) 2345678']],
  ['447700900123', ['+44 7700 900123', '0044 7700 900123']],
  ['', ['', 'none']],
])('a phone number has the key %s however it is typed', (key, phones) => {
  for (const phone of phones) expect(phoneKey(phone)).toBe(key)
})

it('a number of the CRO is compared without zeros, blanks and case, a tax number without its country', () => {
  expect(['022045', '22045', ' 22 045', 'CRO 22045', 'cro022045'].map(croKey)).toEqual(Array(5).fill('22045'))
  expect(['N/A', '000', 'IP123', ''].map(croKey)).toEqual(['', '', 'IP123', ''])
  expect(['IE1234567T', '1234567t', '1234567 T'].map(taxKey)).toEqual(Array(3).fill('1234567T'))
})
