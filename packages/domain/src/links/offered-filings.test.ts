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

it('acquired shares call for the RBO and the share transfer', () => {
  const holdings = [{ class: 'Ordinary', number: 1, nominal: 1, acquired: '2026-11-20', ceased: null }]
  expect(offeredFilings([{ name: 'Marie', terms: [], holdings }], null, TODAY)).toMatchObject([
    { followUp: 'RBO_UPDATED', legalDay: '2026-12-04' },
    { followUp: 'CHANGE_OF_SHAREHOLDER', legalDay: '2026-12-04' },
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
