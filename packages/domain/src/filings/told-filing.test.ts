import { expect, it } from 'vitest'
import { toldFiling } from './told-filing.ts'

const today = '2026-11-27'
const company = { incorporationDate: '2020-01-15', isBeingFormed: false, isBranch: false, isStruckOff: false }

it.each([
  ['an appointment', '2026-11-02', company, 'B10 to be filed by 16/11/2026.'],
  ['one of a company that is not known yet', '2026-11-02', undefined, 'B10 to be filed by 16/11/2026.'],
  ['one in a branch', '2026-11-02', { ...company, isBranch: true }, 'F3 to be filed by 02/12/2026.'],
  ['one of a year ago', '2025-11-27', company, 'B10 to be filed by 11/12/2025.'],
  [
    'one that is older',
    '2025-11-26',
    company,
    'nothing is to be filed of what is more than a year old when it is entered.',
  ],
  [
    'one of the day of incorporation',
    '2026-11-02',
    { ...company, incorporationDate: '2026-11-02' },
    'nothing is to be filed of what Form A1 says.',
  ],
  [
    'one in a company that is being formed',
    '2026-11-02',
    { ...company, incorporationDate: null, isBeingFormed: true },
    'nothing is to be filed of a company that is being formed.',
  ],
  [
    'one in a company that was struck off',
    '2026-11-02',
    { ...company, isStruckOff: true },
    'nothing is to be filed of a company that was struck off or dissolved.',
  ],
])('before a save, %s is told its filing, or why there is none (FIL-7)', (_, on, of, text) => {
  expect(toldFiling('B10', on, of, { today })).toBe(text)
})

it('of a branch nothing is said that it does not file', () => {
  expect(toldFiling('B5', '2026-11-02', { ...company, isBranch: true }, { today })).toBe(
    'nothing is to be filed of a branch.',
  )
})
