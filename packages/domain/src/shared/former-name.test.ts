import { expect, it } from 'vitest'
import { formerNameFound } from './former-name.ts'

it.each([
  ['the former name has what is typed', 'old', 'Old Foods Ltd'],
  ['it is typed another way', "o'ld-foods", 'Old Foods Ltd'],
  ['a legal form means nothing', 'old foods teoranta', 'Old Foods Ltd'],
  ['the present name has it too', 'ltd', undefined],
  ['the present name has it', 'new', undefined],
  ['a word is in none of them', 'old bakery', undefined],
  ['nothing is typed', ' ', undefined],
  ['nothing is searched', null, undefined],
])('%s: %j finds %j (LIST-14)', (_, search, expected) => {
  expect(formerNameFound(['Old Foods Ltd', 'Older Foods'], 'New Foods Ltd', search)).toBe(expected)
})
