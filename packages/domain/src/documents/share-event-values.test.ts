import { expect, it } from 'vitest'
import { paperCandidates, paperSources } from './paper-sources.ts'
import type { PaperRecord } from './paper-record.ts'
import { tableRows } from './paper-tables.ts'
import { papers } from './papers.ts'
import { allotmentValues, capitalValues, type PaperShareEvent } from './share-event-values.ts'

// DOC-15, DOC-16

const anna = { personId: 'anna', name: 'Anna Byrne' }
const brian = { personId: 'brian', name: 'Brian Byrne' }

const event = (more: Partial<PaperShareEvent>): PaperShareEvent => ({
  kind: 'allotment',
  on: '2026-03-01',
  class: 'Ordinary',
  number: 100,
  from: [],
  to: [anna],
  nominal: 1,
  paidPerShare: 1,
  premiumPerShare: 0.5,
  inCash: true,
  ...more,
})

const events = [
  event({ on: '2020-01-01' }),
  event({ number: 60 }),
  event({ number: 40, to: [anna, brian], paidPerShare: 0.5 }),
  event({ kind: 'transfer', from: [anna], to: [brian], number: 10 }),
]

const record = {
  holders: [],
  particulars: new Map([['anna', { address: 'Galway' }]]),
  shareEvents: events,
  lastReturnOn: '2026-02-01',
} as unknown as PaperRecord

it('a B5 names every allottee of the day, nobody who took shares over, and says of each what differs between them', () => {
  const values = allotmentValues(events, { today: '2026-04-01', language: 'en' })
  expect(values).toEqual({
    shareAcquired: '2026-03-01',
    shareClass: 'Ordinary',
    shareNominal: 1,
    amountPaid: 'as stated for each below',
    premium: 0.5,
    inCash: 'Yes',
  })
  expect(tableRows(papers.b5, record, values, 'en').allottees).toEqual([
    ['Anna Byrne', 'Galway', 'Ordinary', 60, '€1.00', '€1.00', '€0.50', 'Yes'],
    ['Anna Byrne and Brian Byrne', 'Galway', 'Ordinary', 40, '€1.00', '€0.50', '€0.50', 'Yes'],
  ])
  const given = { shareAcquired: '2020-01-01' }
  expect(allotmentValues(events, { today: '2026-04-01', language: 'fr', values: given })).toMatchObject({
    amountPaid: 1,
    inCash: 'Oui',
  })
})

it('a B1 has who took up and gave up shares since the last return', () => {
  const { transfers } = tableRows(papers.b1, record, { asAt: '2027-01-31' }, 'en')
  expect(transfers).toEqual([
    ['Anna Byrne', 'Ordinary', 60, '01/03/2026', '–'],
    ['Anna Byrne and Brian Byrne', 'Ordinary', 40, '01/03/2026', '–'],
    ['Anna Byrne', 'Ordinary', 10, '–', '01/03/2026'],
    ['Brian Byrne', 'Ordinary', 10, '01/03/2026', '–'],
  ])
})

it('a B1 has what is converted as given up and taken up by the same', () => {
  const conversion = event({ kind: 'conversion', from: [anna], to: [], number: 5, toClass: 'Preference' })
  const { transfers } = tableRows(papers.b1, { ...record, shareEvents: [conversion] }, { asAt: '2027-01-31' }, 'en')
  expect(transfers).toEqual([
    ['Anna Byrne', 'Ordinary', 5, '–', '01/03/2026'],
    ['Anna Byrne', 'Preference', 5, '01/03/2026', '–'],
  ])
})

it('a B7 has the class before and after the change', () => {
  const change = { kind: 'split' as const, on: '2026-03-01', class: 'Ordinary', oldNominal: 1, newNominal: 0.5 }
  const changes = [{ ...change, oldShares: 100, newShares: 200 }]
  const values = {
    capitalChange: 'Split',
    changedOn: '2026-03-01',
    shareClass: 'Ordinary',
    oldShares: 100,
    newShares: 200,
  }
  expect(capitalValues(changes, { today: '2026-04-01', language: 'en' })).toMatchObject(values)
  expect(capitalValues(changes, { today: '2026-02-28', language: 'en' })).toEqual({})
})

it('a paper says from where each value was taken, and nothing of what was given or is not known', () => {
  const values = { name: 'Alpha Limited', personName: 'Anna Byrne', personBirth: '1980-05-31', personNationality: null }
  expect(paperSources(values, { name: 'Beta Limited' })).toEqual({ personBirth: 'the record of Anna Byrne' })
  expect(paperSources(values, {})).toMatchObject({ name: 'the company' })
})

it('a paper about an officer can be about those who hold or held an office, each once', () => {
  const holder = { party: { personId: 'anna' }, name: 'Anna', holdings: [], beneficiaryPercentage: 0 }
  const terms = [{ role: 'director' as const, appointed: null, ceased: null }]
  const holders = [
    { ...holder, terms },
    { ...holder, party: { personId: 'brian' }, name: 'Brian', terms: [] },
  ]
  expect(paperCandidates(papers.b10, holders)).toEqual([{ _id: 'anna', name: 'Anna' }])
  expect(paperCandidates(papers.b2, holders)).toEqual([])
})
