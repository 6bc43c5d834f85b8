import { expect, test } from 'vitest'
import { barsOf, shownText, totalsOf } from './report-bars.ts'

const receivables = [
  { month: '2026-10', orders: 1, turnover: 10.1, paid: 0.1, notDue: 0, days30: 10, days90: 0, older: 0 },
  { month: '2026-11', orders: 2, turnover: 10.2, paid: 0.2, notDue: 10, days30: 0, days90: 0, older: 0 },
]

test('a chart has a bar for each month, in the way months are written (REP-1)', () => {
  expect(barsOf('receivables', receivables)[0]).toEqual({
    month: '10/2026',
    paid: 0.1,
    notDue: 0,
    days30: 10,
    days90: 0,
    older: 0,
  })
  expect(shownText('level', 'High')).toBe('High')
})

test('the bars of work add up all that somebody has in charge (REP-3)', () => {
  const row = { kind: 'PPS', step: '1/6', days90: 1, older: 0 }
  const rows = [
    { user: 'Niamh Kelly', days30: 2, ...row },
    { user: 'Niamh Kelly', days30: 3, ...row },
    { user: 'Nobody in charge', days30: 1, ...row },
  ]
  expect(barsOf('work', rows)).toEqual([
    { user: 'Niamh Kelly', days30: 5, days90: 2, older: 0 },
    { user: 'Nobody in charge', days30: 1, days90: 1, older: 0 },
  ])
})

test('money is added up in cents, and a level at the end of a month not at all (REP-4, REP-5)', () => {
  expect(totalsOf('receivables', receivables)).toEqual([undefined, 3, 20.3, 0.3, 10, 10, 0, 0])
  expect(totalsOf('clients', [{ month: '2026-10', won: 1, lost: 2, clients: 9 }])).toEqual([undefined, 1, 2, undefined])
})
