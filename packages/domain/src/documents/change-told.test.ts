import { describe, expect, it } from 'vitest'
import type { PaperRecord } from './paper-record.ts'
import { missingFields, paperValues } from './paper-values.ts'
import { paperWarnings } from './paper-warnings.ts'
import { type PaperName, papers } from './papers.ts'

const TODAY = '2026-11-21'

const record: PaperRecord = {
  organization: {
    name: 'New Limited',
    cro: null,
    companyType: 'LTD',
    companyTypeGuess: null,
    address: null,
    incorporationDate: '2020-01-01',
    financialYearEnd: '2027-03-31',
    businessActivity: null,
    hasDomiciliation: false,
    hasSecretaryCompany: false,
    hasAnonymousShareholder: false,
  },
  holders: [],
  particulars: new Map(),
  recentChanges: {
    name: { from: 'Old Limited', to: 'New Limited', changedOn: '2026-11-10' },
    financialYearEnd: { from: '2026-12-31', to: '2027-03-31', changedOn: '2026-11-10' },
  },
  firmName: null,
}

const made = (name: PaperName, values = {}, today = TODAY) => {
  const filled = paperValues(papers[name], record, { language: 'en', today, values })
  const warned = paperWarnings(papers[name], filled, record, { language: 'en', today, values }).filter(
    ({ field }) => field === 'decidedOn',
  )
  return { filled, missing: missingFields(filled), warned: warned.map(({ message }) => message) }
}

describe('the day of a past decision that nobody has entered is a line to fill in (DOC-8)', () => {
  it.each(['firstBoardMinutes', 'nameChangeMinutes', 'nameChangeResolution', 'yearEndChangeMinutes'] as const)(
    'in %s',
    (name) => {
      expect(made(name).filled).toMatchObject({ decidedOn: null })
      expect(made(name).missing).toContain('decidedOn')
      expect(made(name, { decidedOn: '2020-01-02' })).toMatchObject({ filled: { decidedOn: '2020-01-02' }, warned: [] })
      const early = made(name, { decidedOn: '2019-12-31' })
      expect(early.warned).toEqual(['This is before the incorporation (01/01/2020).'])
    },
  )

  it('and a day after the record had the new value is warned of', () => {
    const message = 'The record has the new value since 10/11/2026: it was decided on that day or before.'
    expect(made('nameChangeMinutes', { decidedOn: '2026-11-11' }).warned).toEqual([message])
    expect(made('nameChangeMinutes', { decidedOn: '2026-11-10' }).warned).toEqual([])
    expect(made('nameChangeMinutes', {}, '2026-11-10').filled).toMatchObject({ decidedOn: '2026-11-10' })
  })
})

describe('a paper with another new value prepares the next change (DOC-3)', () => {
  it.each([
    ['nameChangeMinutes', { newName: 'Newer Limited' }, { oldName: 'New Limited', decidedOn: TODAY }],
    ['nameChangeMinutes', { newName: 'NEW LIMITED' }, { oldName: 'Old Limited', decidedOn: null }],
    ['yearEndChangeMinutes', { newYearEnd: '2027-06-30' }, { oldYearEnd: '2027-03-31', decidedOn: TODAY }],
  ] as const)('%s with %j', (name, values, expected) => expect(made(name, values).filled).toMatchObject(expected))
})

it('the sheet of a strike-off names a former name and office of the last year, a line where none is known (DOC-3)', () => {
  const change = (on: string, from: string, to: string) => ({ on, from, to })
  const datedChanges = {
    name: [change('2025-11-20', 'Oldest Limited', 'Old Limited'), change('2025-11-22', 'Old Limited', 'New Limited')],
    address: [change('2026-03-01', '1 Quay', '1 QUAY'), change('2026-11-20', '1 Quay', '2 Street')],
  }
  const valueOf = (told: Partial<PaperRecord>) =>
    paperValues(papers.h15, { ...record, ...told }, { language: 'en', today: TODAY }).formerNameOrOffice
  expect(valueOf({ datedChanges })).toBe('Old Limited; 1 Quay')
  expect(valueOf({ datedChanges: { name: [], address: [] } })).toBeNull()
  expect(valueOf({})).toBeNull()
})
