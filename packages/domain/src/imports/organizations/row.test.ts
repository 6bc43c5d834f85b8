import { expect, it } from 'vitest'
import { fieldsOfKind, readImportCells } from '../import-fields.ts'
import { checkImportRow } from './row.ts'

const read = (row: Record<string, string>) => {
  const cells = Object.entries(row).map(([field, cell]) => ({ heading: field, field, cell }))
  const { values, problems } = readImportCells(fieldsOfKind.organizations, cells)
  if (problems.length > 0) return { problems }

  const { fields, problem } = checkImportRow(values, new Map(cells.map(({ field, heading }) => [field, heading])))
  return problem === undefined ? { fields } : { problems: [problem] }
}

it('cells are cleaned, blanks inside a name are one blank, and blank cells are left out', () => {
  expect(read({ name: '  O’Neill  &  Sons ', cro: ' 012758C ', mail: '', incorporationDate: ' ' }).fields).toEqual({
    name: 'O’Neill & Sons',
    cro: '012758C',
  })
})

it('each kind of cell is read', () => {
  const { fields } = read({
    name: 'A',
    incorporationDate: '6 Apr 1984',
    creationStatus: 'Live',
    creationPackage: 'full pack',
    language: 'Français',
    status: 'Yes',
    rbo: 'non',
    finotor: 'Not sent',
    domiciliationSubscriptionPlan: '12 months',
  })
  expect(fields).toEqual({
    name: 'A',
    incorporationDate: '1984-04-06',
    creationStatus: 'COMPLETED',
    croStatus: 'normal',
    creationPackage: 'FULL_PACK',
    language: 'fr',
    status: true,
    rbo: false,
    finotor: 'not_sent',
    domiciliationSubscriptionPlan: 12,
  })
})

it('a file fills the company type, the bond and the end of the relationship (IMP-8)', () => {
  const { fields } = read({ name: 'A', companyType: 'dac', bondUntil: '6 Apr 2027', relationshipEndedOn: '1 Feb 2026' })
  expect(fields).toEqual({
    name: 'A',
    companyType: 'DAC',
    bondUntil: '2027-04-06',
    relationshipEndedOn: '2026-02-01',
  })
})

it.each([
  ['checked', true],
  ['ON', true],
  ['off', false],
  ['todo', false],
])('the cell %j of a yes or no is %s (IMP-8)', (rbo, value) => {
  expect(read({ name: 'A', rbo }).fields).toEqual({ name: 'A', rbo: value })
})

it.each([
  ['It has no name.', { name: ' ', cro: '1' }],
  ['comment: #REF! is the error of a formula', { name: 'A', comment: '#REF!' }],
  ['"31 Feb 1984" is not a date', { name: 'A', incorporationDate: '31 Feb 1984' }],
  ['"Asleep" is not a known status', { name: 'A', creationStatus: 'Asleep' }],
  ['"perhaps" is neither yes nor no', { name: 'A', rbo: 'perhaps' }],
  ['"9 months" is not a plan', { name: 'A', secretaryCompanySubscriptionPlan: '9 months' }],
  ['"Polish" is not one of en, fr', { name: 'A', language: 'Polish' }],
  ['cro: This may be at most 50 characters.', { name: 'A', cro: '1'.repeat(51) }],
  ['name: This may be at most 300 characters.', { name: 'A'.repeat(301) }],
  ['Remove the invalid characters', { name: 'A\u0000B' }],
])('a refused line says why: %s', (message, cells) => {
  expect(read(cells).problems?.join(' ')).toContain(message)
})

it('a refused line lists everything that is wrong with it', () => {
  expect(read({ name: '', incorporationDate: 'soon' }).problems).toHaveLength(2)
})
