import { describe, expect, it } from 'vitest'
import { readCsv } from './read-csv.ts'
import { usualLimits } from './read-spreadsheet.ts'
import { rowProblem, tableOf } from './table.ts'

const readBytes = (bytes: Uint8Array, delimiter?: string) => tableOf(readCsv(bytes, { delimiter }, usualLimits))
const read = (text: string, delimiter?: string) => readBytes(Buffer.from(text), delimiter)
const cells = (text: string, delimiter?: string) => read(text, delimiter).rows.map((row) => row.cells)

describe('a file is read', () => {
  it.each([
    ['comma', 'Name,CRO\nA,1\n'],
    ['semicolon', 'Name;CRO\nA;1\n'],
    ['tab', 'Name\tCRO\nA\t1\n'],
    ['a byte order mark', '\ufeffName,CRO\nA,1\n'],
    ['Windows line ends', 'Name,CRO\r\nA,1\r\n'],
    ['old Macintosh line ends', 'Name,CRO\rA,1\r'],
    ['no end of its last line', 'Name,CRO\nA,1'],
    ['blank lines', '\n\nName,CRO\n\n,\nA,1\n\n'],
    ['quoted headings and semicolons', '"Name";"CRO"\nA;1'],
    ['quoted headings and tabs', '"Name"\t"CRO"\nA\t1'],
  ])('with %s', (_, text) => {
    const { headings, rows } = read(text)
    expect([headings, rows.map((row) => row.cells)]).toEqual([['Name', 'CRO'], [['A', '1']]])
  })

  it('with the delimiter that the heading line has outside quotation marks', () => {
    expect(cells('"Name, legal, full";CRO\n"A, B";1')).toEqual([['A, B', '1']])
    expect(cells('Name|CRO\nA|1', '|')).toEqual([['A', '1']])
  })

  it.each(['sep=|\r\n', '"SEP=|"\n'])('with the delimiter that a line above the headings names: %j', (firstLine) => {
    expect(read(`${firstLine}Name|CRO\nA, B;C|1`)).toMatchObject({
      headings: ['Name', 'CRO'],
      rows: [{ line: 3, cells: ['A, B;C', '1'] }],
    })
  })

  it('with quoted line ends, doubled quotation marks and quotation marks inside a word', () => {
    expect(cells('Name,Notes\r\n"A ""B"" C","one\r\ntwo"\r\nThe 7" Record Co,x')).toEqual([
      ['A "B" C', 'one\ntwo'],
      ['The 7" Record Co', 'x'],
    ])
  })

  it('with the line on which each record begins', () => {
    const { rows } = read('Name,Notes\r\n\r\nA,"one\r\ntwo\r\nthree"\r\nB,x\r\n\r\n"C\r\nD",y\r\nE,z')
    expect(rows.map(({ line }) => line)).toEqual([3, 6, 8, 10])
  })

  it.each([
    ['Windows-1252', Buffer.from('Name\nSoci\xe9t\xe9 \x80uro \x96 \x9cuvre\n', 'latin1'), 'Société €uro – œuvre'],
    ['UTF-8', Buffer.from('Name\nSociété €uro – œuvre\n'), 'Société €uro – œuvre'],
    ['the encoding of old Macs', Buffer.from('Name\rSoci\x8et\x8e d\xd5\x83tude\r', 'latin1'), 'Société d’Étude'],
    ['the encoding of old Macs, in capitals', Buffer.from('Name\nSOCI\x83T\x83\n', 'latin1'), 'SOCIÉTÉ'],
    ['Windows-1252, in capitals', Buffer.from('Name\nSOCI\xc9T\xc9 D\x92\xcaTRE\n', 'latin1'), 'SOCIÉTÉ D’ÊTRE'],
    ['Windows-1252, in German', Buffer.from('Name\nGro\xdfe M\xfcller\n', 'latin1'), 'Große Müller'],
    [
      'Windows-1252, in Irish',
      Buffer.from('Name\n\x93Caf\xe9\x94 S\xe9afra \xd3 Briain\n', 'latin1'),
      '“Café” Séafra Ó Briain',
    ],
    ['MS-DOS', Buffer.from('Name\nSoci\x82t\x82 Fran\x87aise \x90ve\n', 'latin1'), 'Société Française Éve'],
    [
      'Windows of Central Europe',
      Buffer.from('Name\nWi\x9cniewski \xa3\xf3d\x9f \xafo\xb3nierz\n', 'latin1'),
      'Wiśniewski Łódź Żołnierz',
    ],
    ['Windows of Central Europe, in Czech', Buffer.from('Name\nTom\xe1\x9a Dvo\xf8\xe1k\n', 'latin1'), 'Tomáš Dvořák'],
    ['Windows of Central Europe, of one word', Buffer.from('Name\nPlze\xf2 Trading\n', 'latin1'), 'Plzeň Trading'],
    ['Windows of Central Europe, in Polish', Buffer.from('Name\n\xa3ukasz Gda\xf1ski\n', 'latin1'), 'Łukasz Gdański'],
    ['Windows of the Baltic', Buffer.from('Name\nJ\xe2nis B\xe7rzi\xf2\xf0\n', 'latin1'), 'Jānis Bērziņš'],
    ['Windows-1252, in Danish', Buffer.from('Name\nS\xf8ren B\xf8e Kj\xe6rg\xe5rd\n', 'latin1'), 'Søren Bøe Kjærgård'],
    ['Windows-1252, in Italian', Buffer.from('Name\nNicol\xf2 No\xe8 Forl\xec\n', 'latin1'), 'Nicolò Noè Forlì'],
    ['Windows-1252, in Breton', Buffer.from('Name\nFa\xf1ch Perra\xf1\n', 'latin1'), 'Fañch Perrañ'],
    [
      'Windows-1252, with a Czech name',
      Buffer.from('Name\n\x8aimon H\xe9l\xe8ne Lef\xe8vre\n', 'latin1'),
      'Šimon Hélène Lefèvre',
    ],
    ['old Unix', Buffer.from('Name\nC\xbdur de Lef\xe8vre\n', 'latin1'), 'Cœur de Lefèvre'],
    ['UTF-16', Buffer.from('\ufeffName\tCRO\nSociété\t1\n', 'utf16le'), 'Société'],
  ])('in %s', (_, bytes, name) => {
    expect(readBytes(bytes).rows[0]?.cells[0]).toBe(name)
  })

  it.each([
    ['empty', ''],
    ['of blank lines only', '\n , \n'],
  ])('but refused when it is %s', (_, text) => {
    expect(() => read(text)).toThrow('The file is empty')
  })

  it('but refused when a quotation mark is left open, naming the line', () => {
    expect(() => read('Name,CRO\nA,1\n"B,2\nC,3\n')).toThrow('After line 2 the file cannot be read')
  })
})

it.each([
  [['a', 'b'], undefined],
  [['a', 'b', '', ' '], undefined],
  [['a', 'b', 'c'], 'It has 3 cells, and the heading line has 2.'],
  [['a'], undefined],
  [['Name', ' CRO ', ''], 'It repeats the heading line.'],
  [['Name', 'Name'], undefined],
])('a line with the cells %j under two headings has the problem %j', (row, problem) => {
  expect(rowProblem({ line: 2, cells: row }, ['Name', 'CRO'])).toBe(problem)
})

it('two columns with one heading are told apart, and a line that repeats both repeats the headings (IMP-2)', () => {
  const table = read('Name,Phone,Phone,Phone (2),\nAnn,1,2,3,\nName,Phone,Phone,Phone (2),\n')
  expect(table.headings).toEqual(['Name', 'Phone', 'Phone (3)', 'Phone (2)', ''])
  expect(table.rows.map((row) => rowProblem(row, table.headings))).toEqual([undefined, 'It repeats the heading line.'])
})

it('lines that are quoted as a whole are read as lines, and a list of one column is not (IMP-10)', () => {
  expect(read('"Name,CRO,Address"\n\n"A,1,""1 Main St, Cork"""\n')).toMatchObject({
    headings: ['Name', 'CRO', 'Address'],
    rows: [{ line: 3, cells: ['A', '1', '1 Main St, Cork'] }],
  })
  expect(cells('"Name"\n"Byrne, Ann"\n')).toEqual([['Byrne, Ann']])
})
