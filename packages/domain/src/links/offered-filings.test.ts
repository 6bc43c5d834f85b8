import { describe, expect, it } from 'vitest'
import type { FollowUpCode } from '../follow-ups/catalogue.ts'
import type { CreationStatus } from '../organizations/creation-status.ts'
import { offeredFilings } from './offered-filings.ts'

const TODAY = '2026-11-21'
const director = (appointed: string | null, ceased: string | null = null, name = 'Marie') => ({
  name,
  terms: [{ role: 'director' as const, appointed, ceased }],
  holdings: [],
})

// OWN-10
it('an appointment and a cessation are filed within 14 days on form B10', () => {
  expect(offeredFilings({ links: [director('2026-11-01', '2026-11-10')] }, TODAY)).toEqual([
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
  expect(offeredFilings({ links }, TODAY)).toMatchObject([
    { followUp: 'RBO_UPDATED', legalDay: '2026-12-04' },
    { followUp: 'CHANGE_OF_SHAREHOLDER', form: 'Share transfer', legalDay: '2026-12-04' },
  ])
})

it('new shares call for the RBO and the return of allotments, form B5, within 30 days', () => {
  const links = [shares('Marie', 10, '2026-11-20'), shares('Anna', 4, null, '2026-11-20')]
  expect(offeredFilings({ links }, TODAY)).toMatchObject([
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
  expect(offeredFilings({ links: [], officeChangedOn: ['2026-11-10', '2025-01-01'] }, TODAY)).toEqual([
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
])('%s calls for nothing', (_, link) => {
  expect(offeredFilings({ links: [link] }, TODAY)).toEqual([])
})

it('what a company had on the day of its incorporation calls for nothing', () => {
  const company = { incorporationDate: '2026-11-10', officeChangedOn: ['2026-11-05'] }
  const filingsSince = (appointed: string) => offeredFilings({ ...company, links: [director(appointed)] }, TODAY)
  expect(filingsSince('2026-11-05')).toEqual([])
  expect(filingsSince('2026-11-10')).toEqual([])
  expect(filingsSince('2026-11-11')).toHaveLength(1)
})

it('a company that is being formed has nothing to file until its day of incorporation is known', () => {
  const filings = (company: { creationStatus: CreationStatus | null; incorporationDate?: string }) =>
    offeredFilings({ ...company, links: [director('2026-11-10')] }, TODAY)
  expect(filings({ creationStatus: 'IN_PROGRESS' })).toEqual([])
  expect(filings({ creationStatus: 'COMPLETED' })).toHaveLength(1)
  expect(filings({ creationStatus: null })).toHaveLength(1)
  expect(filings({ creationStatus: 'IN_PROGRESS', incorporationDate: '2026-11-02' })).toHaveLength(1)
})

describe('each change is offered until a follow-up is started for it (OWN-10)', () => {
  const links = [director('2026-11-01'), director('2026-11-10', null, 'Paul')]
  const started = (start_date: string, legalDay: string | null, name: FollowUpCode = 'CHANGE_OF_DIRECTOR') => ({
    name,
    start_date,
    legalDay,
  })
  const first = started('2026-11-12', '2026-11-15')
  const second = started('2026-11-12', '2026-11-24')

  it.each([
    ['two appointments, each by itself', [], ['Marie was appointed', 'Paul was appointed']],
    ['the second when the first is filed', [first], ['Paul was appointed']],
    ['the first when the second is filed', [second], ['Marie was appointed']],
    ['nothing when both are filed', [second, first], []],
    ['one of them when one follow-up was started by hand', [started('2026-11-12', null)], ['Paul was appointed']],
    [
      'the other when staff have moved the legal day of the first',
      [started('2026-11-12', '2026-11-16')],
      ['Paul was appointed'],
    ],
    [
      'both when the follow-up was started before them',
      [started('2026-10-30', null)],
      ['Marie was appointed', 'Paul was appointed'],
    ],
    [
      'both when the follow-up is of another kind',
      [started('2026-11-12', '2026-11-15', 'RBO_UPDATED')],
      ['Marie was appointed', 'Paul was appointed'],
    ],
  ])('%s', (_, followUps, because) =>
    expect(offeredFilings({ links, started: followUps }, TODAY).map((filing) => filing.because)).toEqual(because),
  )

  it('a follow-up about a change that is no longer offered is not about a later one', () => {
    const long = [director('2026-09-01'), director('2026-11-10', null, 'Paul')]
    const late = started('2026-11-12', '2026-09-15')
    expect(offeredFilings({ links: long, started: [late] }, TODAY)).toMatchObject([{ because: 'Paul was appointed' }])
  })

  it('changes of one kind on one day are one filing that names them all', () => {
    const sameDay = [director('2026-11-10'), director('2026-11-10', null, 'Paul')]
    expect(offeredFilings({ links: sameDay }, TODAY)).toMatchObject([
      { form: 'B10', because: 'Marie was appointed, Paul was appointed' },
    ])
  })

  it('the return of allotments of one day names each class of shares', () => {
    const holdings = ['A', 'B'].map((name) => ({
      class: name,
      number: 5,
      nominal: 1,
      acquired: '2026-11-20',
      ceased: null,
    }))
    expect(offeredFilings({ links: [{ name: 'Marie', terms: [], holdings }] }, TODAY)).toMatchObject([
      { followUp: 'RBO_UPDATED' },
      { form: 'B5', because: '5 A shares were allotted, 5 B shares were allotted' },
    ])
  })
})
