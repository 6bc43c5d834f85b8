import { expect, it } from 'vitest'
import { dayInWords } from './day-in-words.ts'

it.each([
  ['2026-11-26', 'fr', '26 novembre 2026'],
  ['2027-01-01', 'fr', '1er janvier 2027'],
  ['2026-08-04', 'fr', '4 août 2026'],
  ['2026-08-04', 'en', '4 August 2026'],
  ['2024-02-01', 'en', '1 February 2024'],
] as const)('%s in %s is %s', (day, language, words) => expect(dayInWords(day, language)).toBe(words))
