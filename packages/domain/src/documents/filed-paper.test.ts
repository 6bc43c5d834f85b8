import { expect, it } from 'vitest'
import { changedParts, printedParts } from './filed-paper.ts'
import { papers } from './papers.ts'

const officer = {
  personId: 'zoe',
  name: 'Zoë Ćwikła',
  role: 'director',
  appointed: '2024-03-15',
  ceased: null,
} as const

// DOC-5
it('a paper printed on another day has not changed', () => {
  const printOn = (day: string) => printedParts(papers.bankLetter, { name: 'Alpha Limited', issuedOn: day }, {}, 'en')
  expect(changedParts(printOn('2026-01-31'), printOn('2026-11-22'))).toEqual([])
})

it('a field that prints another value is named', () => {
  const printOf = (name: string) => printedParts(papers.bankLetter, { name, cro: '654321' }, {}, 'en')
  expect(changedParts(printOf('Alpha Limited'), printOf('Beta Limited'))).toEqual(['name'])
})

it('a register with other rows is named once', () => {
  const printOf = (rows: object[]) =>
    printedParts(papers.officersRegister, { name: 'Alpha Limited' }, { officers: rows as never }, 'en')
  expect(changedParts(printOf([officer]), printOf([officer]))).toEqual([])
  expect(changedParts(printOf([]), printOf([officer]))).toEqual(['register'])
})

it('a register whose person has another id since a merge has not changed', () => {
  const printOf = (personId: string) =>
    printedParts(papers.officersRegister, {}, { officers: [{ ...officer, personId }] }, 'en')
  expect(changedParts(printOf('zoe'), printOf('zoe-kept'))).toEqual([])
})

it('a resolution to change the name has not changed once the record has the new name', () => {
  const change = { oldName: 'Alpha Limited', newName: 'Beta Limited' }
  const printOf = (name: string) => printedParts(papers.nameChangeResolution, { name, ...change }, {}, 'en')
  expect(changedParts(printOf('Alpha Limited'), printOf('Beta Limited'))).toEqual([])
})

it('a field that the catalogue of papers has gained since does not count as a change of the record', () => {
  expect(changedParts({ name: '"Alpha"' }, { name: '"Alpha"', cro: '"654321"' })).toEqual([])
})
