import { expect, it } from 'vitest'
import { addDays, type IsoDate } from '../shared/iso-date.ts'
import { keptBackups } from './kept-backups.ts'

const dated = (days: IsoDate[]) =>
  days
    .toSorted()
    .toReversed()
    .map((day) => ({ name: day, day }))
const everyDay = (last: IsoDate, count: number) => Array.from({ length: count }, (_, back) => addDays(last, -back))

it('the last backups of the latest days, weeks and months are kept', () => {
  // 2026-11-26 is a Thursday; the Sundays before it are the last days of their weeks.
  const kept = keptBackups(dated(everyDay('2026-11-26', 120)), { daily: 3, weekly: 3, monthly: 4 })
  expect([...kept].toSorted()).toEqual([
    '2026-08-31',
    '2026-09-30',
    '2026-10-31',
    '2026-11-15',
    '2026-11-22',
    '2026-11-24',
    '2026-11-25',
    '2026-11-26',
  ])
})

it('of several backups of one day the last one is kept', () => {
  const kept = keptBackups(
    [
      { name: 'evening', day: '2026-11-26' },
      { name: 'morning', day: '2026-11-26' },
    ],
    { daily: 7, weekly: 4, monthly: 12 },
  )
  expect([...kept]).toEqual(['evening'])
})

it('days without a backup do not count', () => {
  const kept = keptBackups(dated(['2026-11-26', '2025-01-01', '2024-01-01']), { daily: 3, weekly: 0, monthly: 0 })
  expect(kept.size).toBe(3)
})

it('what the counts do not reach is not kept', () => {
  const kept = keptBackups(dated(everyDay('2026-11-26', 5)), { daily: 2, weekly: 0, monthly: 0 })
  expect([...kept]).toEqual(['2026-11-26', '2026-11-25'])
})
