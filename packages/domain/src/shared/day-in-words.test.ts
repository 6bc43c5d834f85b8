import { describe, expect, it } from 'vitest'
import { dayInWords } from './day-in-words.ts'

describe('a day in words (DAY-5)', () => {
  it.each([
    ['2026-08-04', '4 August 2026', '4 août 2026'],
    ['2027-02-01', '1 February 2027', '1er février 2027'],
    ['2026-12-31', '31 December 2026', '31 décembre 2026'],
    ['2028-02-29', '29 February 2028', '29 février 2028'],
  ])('writes %s in both languages', (day, english, french) => {
    expect(dayInWords(day, 'en')).toBe(english)
    expect(dayInWords(day, 'fr')).toBe(french)
  })

  it('writes nothing for no day', () => {
    expect(dayInWords(null, 'en')).toBe('')
  })
})
