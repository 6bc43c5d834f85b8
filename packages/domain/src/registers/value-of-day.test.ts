import { expect, it } from 'vitest'
import { valueOfDay, valuesBefore } from './value-of-day.ts'

// OWN-13

const moves = [
  { on: '2024-05-01', from: null, to: '1 Quay' },
  { on: '2024-06-01', from: '1 Quay', to: '1, QUAY' },
  { on: '2025-01-10', from: '1, QUAY', to: '2 Square' },
  { on: '2026-01-10', from: '2 Square', to: '3 Green' },
]

it.each([
  ['2020-01-01', '1, QUAY'],
  ['2025-01-09', '1, QUAY'],
  ['2025-01-10', '2 Square'],
  ['2026-01-09', '2 Square'],
  ['2026-01-10', '3 Green'],
])('on %s the value is %s: what was filled in was so all along, and a spelling is no change', (day, value) => {
  expect(valueOfDay('3 Green', moves, day)).toBe(value)
})

it('the values of before come with the day on which each ended, the latest first', () => {
  expect(valuesBefore(moves, '2026-02-01')).toEqual([
    { value: '2 Square', until: '2026-01-10' },
    { value: '1, QUAY', until: '2025-01-10' },
  ])
  expect(valuesBefore(moves, '2025-12-31')).toHaveLength(1)
})
