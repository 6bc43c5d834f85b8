import { expect, it } from 'vitest'
import { holdsOffice, ownerChangeInWords, toldOwnerParticulars, toldParticulars } from './told-particulars.ts'

const today = '2026-11-27'
const company = { incorporationDate: '2020-01-15', isBeingFormed: false, isBranch: false, isStruckOff: false }
const term = (
  role: 'director' | 'secretary' | 'shareholder',
  appointed: string | null,
  ceased: string | null = null,
) => [{ role, appointed, ceased }]
const held = [
  { name: 'Alpha Limited', company, terms: term('director', '2020-01-15') },
  { name: 'Beta Limited', company, terms: term('secretary', null) },
  { name: 'Gamma SA Irish Branch', company: { ...company, isBranch: true }, terms: term('director', '2021-01-01') },
  { name: 'Delta Limited', company: { ...company, isStruckOff: true }, terms: term('director', '2020-01-15') },
  { name: 'Epsilon Limited', company, terms: term('director', '2020-01-15', '2024-05-01') },
  { name: 'Zeta Limited', company, terms: term('shareholder', '2020-01-15') },
]

it('before a save, each company of an officer is told its filing with its last day, or why there is none (FIL-10)', () => {
  expect(toldParticulars(['address'], '2026-11-27', held, { today })).toBe(
    'The address of an officer changes. Alpha Limited, Beta Limited: B10 to be filed by 11/12/2026. Gamma SA Irish Branch: F3 to be filed by 28/12/2026. Delta Limited: nothing is to be filed of a company that was struck off or dissolved.',
  )
})

it('of a secretary nothing is filed of what the register does not have', () => {
  expect(toldParticulars(['nationality', 'occupation'], '2026-11-20', held.slice(0, 2), { today })).toBe(
    'The nationality and occupation of an officer change. Alpha Limited: B10 to be filed by 04/12/2026. Beta Limited: nothing is to be filed of the nationality and occupation of a secretary.',
  )
})

it('a change that is more than a year old says that alone, and a day without an office says so', () => {
  expect(toldParticulars(['name'], '2025-11-26', held.slice(0, 1), { today })).toBe(
    'The name of an officer changes. Alpha Limited: nothing is to be filed of what is more than a year old when it is entered.',
  )
  expect(toldParticulars(['name'], '2019-01-01', held.slice(0, 1), { today })).toBe(
    'The name of an officer changes. Nothing is to be filed: no office was held on 01/01/2019.',
  )
})

it('who left an office after the day of the change is asked for it as well', () => {
  const former = held.filter(({ name }) => name === 'Epsilon Limited')
  expect([holdsOffice(former, ['2024-04-30', today]), holdsOffice(former, [today])]).toEqual([true, false])
})

it('the register of owners is told of name, address and nationality within 14 days, which no weekend moves (FIL-14)', () => {
  expect(toldOwnerParticulars(['address', 'occupation'], '2026-11-22', { today })).toBe(
    'Of each company whose owners are filed, where this is a beneficial owner: RBO to be filed by 06/12/2026.',
  )
  expect(toldOwnerParticulars(['occupation'], '2026-11-22', { today })).toBe('')
  expect(ownerChangeInWords(['name', 'address'])).toBe('Name and address of a beneficial owner changed')
})
