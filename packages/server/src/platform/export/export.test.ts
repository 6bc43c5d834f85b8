import { parse } from 'csv-parse/sync'
import { expect, it } from 'vitest'
import readXlsxFile from 'read-excel-file/node'
import type { Cell } from './export-cells.ts'
import { csvOf, csvOfTable } from './write-csv.ts'
import { xlsxOf } from './write-xlsx.ts'

const headings = ['Name', 'Incorporated', 'Total', 'Sent', 'Count']

const rows: Cell[][] = [
  [
    { kind: 'text', text: '=HYPERLINK("http://evil")' },
    { kind: 'day', text: '2026-02-28' },
    { kind: 'euros', number: 1234.5 },
    { kind: 'moment', text: '2026-03-01 14:05' },
    { kind: 'number', number: -3 },
  ],
  [{ kind: 'text', text: 'O\'Brien & <Sons>, "Ltd"\nDublin' }, null, null, null, null],
  [{ kind: 'text', text: "'=x" }, { kind: 'day', text: '1850-01-01' }, null, null, null],
]

const batches = async function* () {
  yield rows.slice(0, 2)
  yield rows.slice(2)
}

const bytesOf = async (stream: AsyncIterable<Buffer>) => {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks)
}

it('a CSV file has its mark, days, decimal points and no formula (EXP-2, EXP-3)', async () => {
  let csv = ''
  for await (const part of csvOf(headings, batches())) csv += part

  expect(csv.codePointAt(0)).toBe(0xfeff)
  expect(csv).toContain('\r\n')
  expect(parse(csv, { bom: true })).toEqual([
    headings,
    ['\'=HYPERLINK("http://evil")', '2026-02-28', '1234.50', '2026-03-01 14:05', '-3'],
    ['O\'Brien & <Sons>, "Ltd"\nDublin', '', '', '', ''],
    ["''=x", '1850-01-01', '', '', ''],
  ])
})

it('a small table has the same marks: what needs it is quoted, and nothing runs as a formula (EXP-3)', () => {
  expect(
    csvOfTable(
      ['Name', 'Part'],
      [
        ['Byrne, Marie', 12.5],
        ['=1+1', -5],
        ['say "hi"', null],
      ],
    ),
  ).toBe('\uFEFFName,Part\r\n"Byrne, Marie",12.5\r\n\'=1+1,-5\r\n"say ""hi""",\r\n')
})

it.each(['\n', '\r', '\r\n'])(
  'a CSV file keeps a text with the line break %j in one cell (EXP-2)',
  async (lineBreak) => {
    const notes = `Asked for the bank statements${lineBreak}Called twice`
    const oneRow = async function* () {
      yield [[{ kind: 'text', text: notes }] satisfies Cell[]]
    }

    let csv = ''
    for await (const part of csvOf(['Notes'], oneRow())) csv += part

    expect(csv).toContain(`"${notes}"`)
  },
)

it('an XLSX file has real days and numbers, and texts that do not run as formulas (EXP-2, EXP-3)', async () => {
  const file = await bytesOf(xlsxOf('Test', headings, batches()))
  const [sheet] = await readXlsxFile(file)

  expect(sheet?.data).toEqual([
    headings,
    [
      '=HYPERLINK("http://evil")',
      new Date('2026-02-28T00:00:00.000Z'),
      1234.5,
      new Date('2026-03-01T14:05:00.000Z'),
      -3,
    ],
    ['O\'Brien & <Sons>, "Ltd"\nDublin', null, null, null, null],
    ["'=x", '1850-01-01', null, null, null],
  ])
})

it('an XLSX file says where a text was cut, and keeps texts that look like escapes of Excel (EXP-6)', async () => {
  const texts = ['y'.repeat(40_000), '_x000D_ and _x0041_x0042_', 'Bell \u0007']
  const oneRow = async function* () {
    yield [texts.map((text) => ({ kind: 'text', text }) satisfies Cell)]
  }

  const [sheet] = await readXlsxFile(await bytesOf(xlsxOf('Test', ['A', 'B', 'C'], oneRow())))
  const [cut, ...kept] = sheet?.data[1] ?? []
  expect(kept).toEqual(texts.slice(1))
  expect(cut).toMatch(/^y{32000,} … \[cut here: a cell holds no more\]$/)
  expect(String(cut)).toHaveLength(32_767)
})
