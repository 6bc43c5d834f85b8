import { describe, expect, it } from 'vitest'
import { dayOfYearInWords, readDayOfYear } from '../../shared/day-of-year.ts'
import { doubtsOf } from '../doubtful-columns.ts'
import { fieldsOfKind, readImportCells } from '../import-fields.ts'
import { cellsAsRead } from '../preview-cells.ts'
import { yearEndOn } from './year-end.ts'

const column = [{ heading: 'FYE', field: 'financialYearEnd' }]

describe('a financial year end without its year (IMP-19)', () => {
  it.each<[text: string, words: string | undefined]>([
    ...[
      '31 December',
      '31 décembre',
      '31/12',
      '31-12',
      '31.12.',
      'Dec 31',
      'December 31st',
      '31-Dec',
      'le 31 décembre',
    ].map((text): [string, string] => [text, '31 December']),
    ['29/02', '29 February'],
    ['Dec-24', undefined],
    ['12/31', undefined],
    ['December', undefined],
    ['31/12/24', undefined],
    ['31/12/2024', undefined],
  ])('%s is %s', (text, words) => {
    const day = readDayOfYear(text)
    expect(day && dayOfYearInWords(day)).toBe(words)
  })

  it('is read and shown in that column alone', () => {
    expect(cellsAsRead('organizations', column, ['31/12'])).toEqual(['31 December of each year'])
    const cells = [{ heading: 'Incorporated', field: 'incorporationDate', cell: '31/12' }]
    expect(readImportCells(fieldsOfKind.organizations, cells).problems).toContain(
      'Incorporated: "31/12" has no year. Write one, or empty the cell.',
    )
  })

  it('is doubtful where the file has the month first', () => {
    const doubts = doubtsOf(fieldsOfKind.organizations, column, [['06/30'], ['05/04']])
    expect(doubts(0, '05/04')).toContain('"05/04" is 5 April or 4 May')
  })

  it.each<[day: string, today: string, incorporated: string | null, yearEnd: string, why: string]>([
    ['--12-31', '2026-11-27', null, '2026-12-31', 'the tax of 2025 was due on 23/09/2026'],
    ['--12-31', '2026-09-23', null, '2025-12-31', 'its tax is due today'],
    ['--06-30', '2026-11-27', null, '2026-06-30', 'its tax is due on 23/03/2027'],
    ['--02-29', '2026-11-27', null, '2027-02-28', 'no leap year'],
    ['--06-30', '2026-11-27', '2026-07-05', '2027-06-30', 'the first day after the incorporation'],
    ['--12-31', '2026-11-27', '2025-03-01', '2026-12-31', 'the second one after the incorporation'],
  ])('%s on %s, of a company incorporated on %s, is %s: %s', (day, today, incorporationDate, yearEnd) => {
    expect(yearEndOn(day, { today, incorporationDate }).yearEnd).toBe(yearEnd)
  })

  it('is refused where the first year may end on two such days', () => {
    expect(yearEndOn('--12-31', { today: '2026-11-27', incorporationDate: '2026-10-01' }).problem).toBe(
      'The first year may end on 31/12/2026 or on 31/12/2027: write 31 December with its year.',
    )
  })
})
