import { expect, it } from 'vitest'
import { offeredFilings } from './offered-filings.ts'

const TODAY = '2026-11-21'
const director = (appointed: string | null, ceased: string | null = null) => ({
  name: 'Marie',
  terms: [{ role: 'director' as const, appointed, ceased }],
  holdings: [],
})

// OWN-10
it('an appointment and a cessation are filed within 14 days on form B10', () => {
  expect(offeredFilings([director('2026-11-01', '2026-11-10')], null, TODAY)).toEqual([
    {
      followUp: 'CHANGE_OF_DIRECTOR',
      form: 'B10',
      because: 'Marie was appointed',
      changedOn: '2026-11-01',
      legalDay: '2026-11-15',
    },
    {
      followUp: 'CESSATION_OF_DIRECTOR_SECRETARY',
      form: 'B10',
      because: 'Marie ceased',
      changedOn: '2026-11-10',
      legalDay: '2026-11-24',
    },
  ])
})

const shares = (name: string, number: number, acquired: string | null, ceased: string | null = null) => ({
  name,
  terms: [],
  holdings: [{ class: 'Ordinary', number, nominal: 1, acquired, ceased }],
})

it('shares that pass from one to another call for the RBO and the share transfer', () => {
  const links = [shares('Marie', 10, '2026-11-20'), shares('Anna', 10, null, '2026-11-20')]
  expect(offeredFilings(links, null, TODAY)).toMatchObject([
    { followUp: 'RBO_UPDATED', legalDay: '2026-12-04' },
    { followUp: 'CHANGE_OF_SHAREHOLDER', form: 'Share transfer', legalDay: '2026-12-04' },
  ])
})

it('new shares call for the RBO and the return of allotments, form B5, within 30 days', () => {
  const links = [shares('Marie', 10, '2026-11-20'), shares('Anna', 4, null, '2026-11-20')]
  expect(offeredFilings(links, null, TODAY)).toMatchObject([
    { followUp: 'RBO_UPDATED', legalDay: '2026-12-04' },
    {
      followUp: 'CHANGE_OF_SHAREHOLDER',
      form: 'B5',
      because: '6 Ordinary shares were allotted',
      legalDay: '2026-12-20',
    },
  ])
})

it('a change of the registered office is filed within 14 days on form B2', () => {
  expect(offeredFilings([], null, TODAY, ['2026-11-10', '2025-01-01'])).toEqual([
    {
      followUp: 'CHANGE_OF_REGISTERED_ADDRESS',
      form: 'B2',
      because: 'The registered office changed',
      changedOn: '2026-11-10',
      legalDay: '2026-11-24',
    },
  ])
})

it.each([
  ['what changed long ago', director('2026-01-01')],
  ['what changes later', director('2026-12-01')],
  ['what nobody dated', director(null)],
  ['what began with the company', director('2026-11-01')],
])('%s calls for nothing', (_, link) => {
  expect(offeredFilings([link], '2026-11-01', TODAY)).toEqual([])
})
