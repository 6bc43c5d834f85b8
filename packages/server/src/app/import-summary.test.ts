import { expect, it } from 'vitest'
import type { ImportResult } from '#features/imports'
import { reportCsv, summaryLines } from './import-summary.ts'

const columns = [
  { heading: 'Name', field: 'name' },
  { heading: 'Status', field: 'creationStatus' },
  { heading: 'Type', field: null },
  { heading: '', field: null },
]
const asRead = { sheet: null, sheets: [], headingLine: 1, delimiter: ',', encoding: 'utf-8' as const, preview: [] }
const result: ImportResult = {
  id: null,
  asRead,
  previewAsRead: [],
  unknownStatuses: [],
  isWritten: false,
  problem: undefined,
  columns,
  lines: [
    { line: 2, outcome: 'made', name: 'Good', reason: '' },
    { line: 3, outcome: 'skipped', name: 'There', reason: 'Already there, with nothing different.' },
    { line: 4, outcome: 'skipped', name: 'There', reason: 'The same organization as line 3.' },
    { line: 5, outcome: 'refused', name: 'Odd', reason: 'Status: "Asleep" is not a known status.' },
  ],
}
const many: ImportResult = {
  ...result,
  lines: Array.from({ length: 60 }, (_, index) => ({
    line: index + 2,
    outcome: 'refused' as const,
    name: 'A, B',
    reason: 'Inc Date: "soon" is not a date.',
  })),
}

it('the summary of an import names its columns, its outcomes, its refused lines and the way out', () => {
  expect(summaryLines({ kind: 'organizations', isDryRun: false }, result)).toEqual([
    'Columns used: Name (name), Status (creationStatus).',
    'Columns not used: Type.',
    '1 organization would be created.',
    '0 organizations would be updated.',
    '2 lines would be skipped as duplicate.',
    '1 line refused:',
    '  line 5: Status: "Asleep" is not a known status.',
    '--status "word=CODE" says what an unknown status means.',
    'Nothing was written. Correct the refused lines, or import the others with --keep-good.',
  ])
})

it('the summary says which sheet was read, and which line names the columns, where there is a choice (IMP-10)', () => {
  const read = { ...asRead, sheet: 'Companies', sheets: ['_meta', 'Companies'], headingLine: 3 }
  expect(summaryLines({ kind: 'organizations', isDryRun: true }, { ...result, asRead: read }).slice(0, 2)).toEqual([
    'Sheet read: Companies. The workbook has: _meta, Companies.',
    'Line 3 names the columns.',
  ])
})

it('the summary says of which kind a file is by its headings, when it was read as another one (IMP-20)', () => {
  const headings = ['Order date', 'Company', 'Product', 'Amount']
  const ofOrders = headings.map((heading) => ({ heading, field: heading === 'Company' ? 'name' : null }))
  expect(summaryLines({ kind: 'organizations', isDryRun: true }, { ...result, columns: ofOrders }).slice(0, 2)).toEqual(
    ['By its headings it is a file of orders, and was read as one of organizations.', 'Columns used: Company (name).'],
  )
})

it('the summary of a dry run says that nothing was written', () => {
  const lines = result.lines.filter(({ outcome }) => outcome !== 'refused')
  const summary = summaryLines({ kind: 'people', isDryRun: true }, { ...result, lines })
  expect(summary.slice(2)).toEqual([
    '1 person would be created.',
    '0 people would be updated.',
    '2 lines would be skipped as duplicate.',
    '0 lines refused.',
    'Nothing was written: this was a dry run.',
  ])
})

it('the summary has 50 of the refused lines, and the report file has all of them', () => {
  const lines = summaryLines({ kind: 'orders', isDryRun: false }, many)
  expect(lines.filter((line) => line.startsWith('  line '))).toHaveLength(50)
  expect(lines).toContain('  … and 10 more; --report FILE lists them all.')

  expect(reportCsv(many).trim().split('\n')).toHaveLength(61)
  expect(reportCsv(many)).toContain('\n2,refused,"A, B","Inc Date: ""soon"" is not a date.')
})
