import { expect, it } from 'vitest'
import { UsageError } from './command.ts'
import { readImportArguments } from './import-arguments.ts'

it('the file and every option of an import are read from its arguments', () => {
  const args = ['organizations', 'x.csv', '--map', 'A=B=cro', '--map', 'Type=', '--status', 'De-Listed=strike off']
  const more = ['--delimiter', 'tab', '--dry-run', '--keep-good', '--report', 'r.csv', '--user', 'a@example.ie']
  const reading = ['--encoding', 'Windows-1252', '--sheet', 'Companies', '--heading-line', '3']
  expect(readImportArguments([...args, ...more, ...reading])).toEqual({
    kind: 'organizations',
    file: 'x.csv',
    report: 'r.csv',
    user: 'a@example.ie',
    columns: new Map([
      ['A=B', 'cro'],
      ['Type', null],
    ]),
    statusMeanings: new Map([['delisted', 'STRIKE_OFF']]),
    delimiter: '\t',
    encoding: 'windows-1252',
    sheet: 'Companies',
    headingLine: 3,
    keepGood: true,
    isDryRun: true,
  })
})

it.each([
  ['Say what to import', []],
  ['"emails" cannot be imported', ['emails', 'x.csv']],
  ['Name the file', ['organizations']],
  ['Import one file at a time', ['organizations', 'x.csv', 'y.csv']],
  ['There is no field "croo"', ['organizations', 'x.csv', '--map', 'Number=croo']],
  ['"ASLEEP" is not a status', ['organizations', 'x.csv', '--status', 'Asleep=ASLEEP']],
  ['A file of people has no option --status', ['people', 'x.csv', '--status', 'Live=LATE']],
  ['has no "="', ['organizations', 'x.csv', '--map', 'Number']],
  ['--delimiter must be one character', ['organizations', 'x.csv', '--delimiter', ';;']],
  ['--encoding must be one of: utf-8', ['organizations', 'x.csv', '--encoding', 'ebcdic']],
  ['--heading-line must be the number of a line', ['organizations', 'x.csv', '--heading-line', '0']],
  ["Unknown option '--dry'", ['organizations', 'x.csv', '--dry']],
])('an import with wrong arguments is refused: %s', (message, args) => {
  expect(() => readImportArguments(args)).toThrow(UsageError)
  expect(() => readImportArguments(args)).toThrow(message)
})
