import { buffer } from 'node:stream/consumers'
import yazl from 'yazl'
import { expect, it } from 'vitest'
import { readSpreadsheet } from './read-spreadsheet.ts'
import { tableOf } from './table.ts'

const readTable = async (bytes: Uint8Array) => tableOf(await readSpreadsheet(bytes))

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'

const styles = `<styleSheet xmlns="${MAIN}">
  <numFmts><numFmt numFmtId="170" formatCode="000000"/><numFmt numFmtId="171" formatCode="0.0\\ &quot;%&quot;"/>
    <numFmt numFmtId="172" formatCode="[Red]0.0000%;-0.0%"/></numFmts>
  <cellStyleXfs><xf numFmtId="10"/></cellStyleXfs>
  <cellXfs><xf numFmtId="0"/><xf numFmtId="9"/><xf numFmtId="10"/><xf numFmtId="170"/><xf numFmtId="171"/><xf numFmtId="172"/></cellXfs>
  <cellStyles><cellStyle xfId="0"/></cellStyles><dxfs><dxf/></dxfs>
</styleSheet>`

const workbook = (cells: string, sheet?: string): Promise<Buffer> => {
  const zip = new yazl.ZipFile()
  const parts = {
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="One" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">
      <Relationship Id="rId2" Type="${RELATIONS}/styles" Target="styles.xml"/>
      <Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="/xl/worksheets/sheet1.xml"/></Relationships>`,
    'xl/styles.xml': styles,
    'xl/worksheets/sheet1.xml':
      sheet ??
      `<worksheet xmlns="${MAIN}"><sheetData>
      <row r="1"><c r="A1" t="inlineStr"><is><t>Heading</t></is></c></row><row r="3">${cells}</row></sheetData></worksheet>`,
  }
  for (const [name, xml] of Object.entries(parts)) zip.addBuffer(Buffer.from(xml), name)
  zip.end()

  return buffer(zip.outputStream)
}

it.each([
  ['a number', 0, '0.333', '0.333'],
  ['a percentage without decimals', 1, '0.5', '50%'],
  ['a percentage with decimals', 2, '0.333', '33.3%'],
  ['a percentage of a format of its own', 5, '1', '100%'],
  ['a number with a percent sign as text', 4, '33.3', '33.3'],
  ['a number with leading zeros', 3, '12345', '012345'],
  ['a number that is longer than its zeros', 3, '1234567', '1234567'],
])('%s in an XLSX file is read as the spreadsheet shows it (IMP-8)', async (_, style, value, text) => {
  const { rows } = await readTable(await workbook(`<c r="A3" s="${style}"><v>${value}</v></c>`))
  expect(rows).toEqual([{ line: 3, cells: [text] }])
})

it.each([
  ['with', '<c r="A3" t="e"><f>1/0</f><v>#DIV/0!</v></c>'],
  ['without', '<c t="e" s="1"><f>1/0</f><v>#DIV/0!</v></c>'],
])(
  'the error of a formula in an XLSX file is read as its text, %s the reference of its cell (IMP-9)',
  async (_, cell) => {
    const { rows } = await readTable(await workbook(cell))
    expect(rows).toEqual([{ line: 3, cells: ['#DIV/0!'] }])
  },
)

it.each(['', 'x:'])(
  'rows and cells of an XLSX file need no references, with the prefix "%s" of their tags (IMP-1)',
  async (prefix) => {
    const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`
    const tags = [
      `<row>${text('Name')}<c/>${text('Share')}</row><row/>`,
      `<row>${text('Ann &lt;row&gt;')}<c r="C3" s="1"><v>0.5</v></c><c s="3"><v>7</v></c></row>`,
      `<row r="6"><c s="3"><v>8</v></c></row>`,
    ].join('')
    const sheet = `<worksheet xmlns="${MAIN}"><sheetData>${tags}</sheetData></worksheet>`
      .replaceAll(/<(\/?)(?=\w)/g, `<$1${prefix}`)
      .replace(' xmlns=', prefix === '' ? ' xmlns=' : ' xmlns:x=')

    expect(await readTable(await workbook('', sheet))).toEqual({
      headings: ['Name', '', 'Share', ''],
      headingLine: 1,
      rows: [
        { line: 3, cells: ['Ann <row>', '', '50%', '000007'] },
        { line: 6, cells: ['000008'] },
      ],
    })
  },
)

it('merged cells that stand below each other have one value, but for a number (IMP-10)', async () => {
  const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`
  const rows = [
    `<row>${text('Company')}${text('Total')}${text('Person')}</row>`,
    `<row>${text('Aran Ltd')}<c><v>300</v></c>${text('Ann')}</row>`,
    `<row><c/><c/>${text('Bea')}</row><row/><row><c/><c/>${text('Cay')}</row>`,
  ]
  const merged = '<mergeCells><mergeCell ref="A2:A4"/><mergeCell ref="B2:B4"/></mergeCells>'
  const sheet = `<worksheet xmlns="${MAIN}"><sheetData>${rows.join('')}</sheetData>${merged}</worksheet>`
  expect((await readTable(await workbook('', sheet))).rows.map(({ cells }) => cells)).toEqual([
    ['Aran Ltd', '300', 'Ann'],
    ['Aran Ltd', '', 'Bea'],
    ['', '', 'Cay'],
  ])
})

it('an XLSX file that has more than 200 MB when it is unpacked is refused before it is (IMP-1)', async () => {
  const bytes = await workbook('')
  // The directory at the end of a ZIP file gives the unpacked size of each part, 24 bytes after the mark of its entry.
  const sizeOf = (entry: number) => entry + 24
  const first = bytes.indexOf('PK\u0001\u0002')
  const second = bytes.indexOf('PK\u0001\u0002', first + 4)

  bytes.writeUInt32LE(150_000_000, sizeOf(first))
  bytes.writeUInt32LE(60_000_000, sizeOf(second))
  await expect(readTable(bytes)).rejects.toThrow('The workbook is too large: unpacked it has more than 200 MB.')
})

it('a workbook of Excel before 2007 is refused with the way out (IMP-1)', async () => {
  const bytes = Buffer.from('d0cf11e0a1b11ae10000000000000000', 'hex')
  await expect(readTable(bytes)).rejects.toThrow('Save it as .xlsx first.')
})
