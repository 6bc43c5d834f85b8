import { expect, it } from 'vitest'
import { textCell, workbookOf, zipOf } from '#testing/make-workbook'
import { watchTurns } from '#testing/watch-turns'
import { readSpreadsheet, usualLimits } from './read-spreadsheet.ts'

const sheet = (rows: string) => zipOf(workbookOf([{ rows }]))

const HEAD = `<row r="1">${textCell('A1', 'Name')}</row>`

/** A sheet whose XML begins with a declaration of its own, with a name. */
const sheetWith = (declaration: string, name: string) =>
  zipOf({
    ...workbookOf([{ rows: '' }]),
    'xl/worksheets/sheet1.xml': `<?xml version="1.0"?>${declaration}<worksheet><sheetData>${HEAD}<row r="2">${textCell('A2', name)}</row></sheetData></worksheet>`,
  })

const DIRECTORY_ENTRY = 'PK\u0001\u0002'

/** Changes the unpacked size that the directory of a ZIP file, and the header of the part, say of the part named. */
const lieAboutSize = (zip: Buffer, name: string, size: number) => {
  const at = zip.lastIndexOf(name)
  const entry = zip.lastIndexOf(DIRECTORY_ENTRY, at)
  zip.writeUInt32LE(size, entry + 24)
  return zip
}

const FAR = /Cell XFD\d+ has a value, but at most 500 columns are read/

// Each of these stopped the server once, or made everybody wait.
it.each([
  [
    'a cell in the last row and column',
    () => sheet(`${HEAD}<row r="1048576">${textCell('XFD1048576', 'x')}</row>`),
    FAR,
  ],
  [
    'a value in the last column of 2,000 rows',
    () =>
      sheet(
        HEAD +
          Array.from({ length: 2000 }, (_, index) => {
            const row = index + 2
            return `<row r="${row}">${textCell(`A${row}`, 'Good Limited')}${textCell(`XFD${row}`, ' x ')}</row>`
          }).join(''),
      ),
    FAR,
  ],
  ['a hundred thousand cells that never end', () => sheet('<c '.repeat(100_000)), /not a readable XLSX workbook/],
  [
    'an entity that names a file of the server',
    () => sheetWith('<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/hostname">]>', '&e;'),
    /not a readable XLSX workbook/,
  ],
  [
    'entities that grow by naming each other',
    () => sheetWith(`<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "${'&a;'.repeat(1000)}">]>`, '&b;'.repeat(1000)),
    /not a readable XLSX workbook/,
  ],
  ['a sheet that ends in the middle', () => sheet(`${HEAD}<row r="2"><c r="A2"`), /not a readable XLSX workbook/],
  [
    'parts that are larger than its list says',
    async () => lieAboutSize(await sheet(HEAD + ' '.repeat(5_000_000)), 'xl/worksheets/sheet1.xml', 10),
    /not a readable XLSX workbook/,
  ],
  [
    'parts that unpack to more than 200 MB, as its list says',
    async () => lieAboutSize(await sheet(HEAD), 'xl/worksheets/sheet1.xml', 200_000_001),
    /unpacked it has more than 200 MB/,
  ],
  ['200,000 columns of text', () => `Name${',x'.repeat(200_000)}\nA\n`, /Cell 200001 of line 1 has a value/],
  [
    '20,000 columns and rows',
    () => `${'x,'.repeat(20_000)}\n`.repeat(200),
    /Cell 20000 of line 1 has a value, but at most 500 columns are read/,
  ],
  ['a line of a million characters', () => `Name\n${'x'.repeat(1_000_001)}`, /Line 2 has more than 1,000,000/],
  ['a million empty cells in a line', () => ';'.repeat(1_000_001), /Line 1 has more than 1,000,000 characters/],
  ['a text that no cell has', () => `Name\nA,"${'x\n'.repeat(60_000)}"`, /Cell 2 of line 2 has more than 100,000/],
  [
    'a text that no cell of a workbook has',
    () => sheet(`${HEAD}<row r="2">${textCell('A2', 'x'.repeat(100_001))}</row>`),
    /Cell A2 has more than 100,000 characters/,
  ],
  ['more rows than are read', () => `Name\n${'A\n'.repeat(200_001)}`, /more than 200,000 rows/],
  ['more cells than are read', () => `${'x,'.repeat(400)}\n`.repeat(5001), /more than 2,000,000 cells/],
])('a file with %s is refused with a sentence, and the next file is read', async (_, make, message) => {
  const bytes = Buffer.from(await make())
  await expect(readSpreadsheet(bytes)).rejects.toThrow(message)
  expect((await readSpreadsheet(Buffer.from('Name\nA\n'))).rows).toHaveLength(2)
})

const compound = (part: string) =>
  Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(1024), Buffer.from(part, 'utf16le')])

it.each([
  ['a workbook with a password', () => compound('EncryptedPackage'), 'protected by a password'],
  ['a workbook of Excel before 2007', () => compound('Workbook'), 'old Excel workbook (.xls)'],
  ['a binary workbook', () => zipOf({ '_rels/.rels': '<Relationships/>', 'xl/workbook.bin': 'x' }), '(.xlsb)'],
  ['an OpenDocument spreadsheet', () => zipOf({ mimetype: 'x', 'content.xml': '<x/>' }), '(.ods)'],
  ['a spreadsheet of Numbers', () => zipOf({ 'Index/Document.iwa': 'x' }), '(.numbers)'],
  ['a PDF', () => Buffer.from('%PDF-1.7\n'), 'The file is a PDF'],
  ['contacts of a phone', () => Buffer.from('\ufeffBEGIN:VCARD\r\nVERSION:3.0\r\n'), 'contacts as cards (.vcf)'],
])('%s is refused with a sentence of its own (IMP-1)', async (_, make, sentence) => {
  await expect(readSpreadsheet(await make())).rejects.toThrow(sentence)
})

it('a file that takes too long, or too much memory, is refused with a sentence', async () => {
  const bytes = Buffer.from('Name,Other\nA,B\n'.repeat(200_000))
  const limits = { ...usualLimits, rows: 1_000_000 }
  await expect(readSpreadsheet(bytes, {}, { ...limits, seconds: 0.01 })).rejects.toThrow(
    'takes longer than 0.01 seconds',
  )
  await expect(readSpreadsheet(bytes, {}, { ...limits, memoryMegabytes: 16 })).rejects.toThrow('takes too much memory')
})

it('empty cells with a format are no cells, however many there are', async () => {
  const far = '<c r="XFD2" s="0"/>'
  const blank = Array.from({ length: 1000 }, (_, index) => `<row r="${index + 3}"><c r="XFC${index + 3}"/></row>`).join(
    '',
  )
  const { rows } = await readSpreadsheet(await sheet(`${HEAD}<row r="2">${textCell('A2', 'Good')}${far}</row>${blank}`))
  expect(rows).toEqual([
    { line: 1, cells: ['Name'] },
    { line: 2, cells: ['Good'] },
  ])
})

it('others are not kept waiting while a large workbook is read', async () => {
  const rows = Array.from({ length: 60_000 }, (_, index) => {
    const row = index + 1
    return `<row r="${row}">${textCell(`A${row}`, `Company ${row} Limited`)}${textCell(`B${row}`, `${row}`)}</row>`
  })
  const bytes = await sheet(rows.join(''))

  const longestTurn = watchTurns()
  const read = await readSpreadsheet(bytes)

  expect(read.rows).toHaveLength(60_000)
  expect(await longestTurn()).toBeLessThan(300)
})
