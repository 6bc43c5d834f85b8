import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, addMonths, displayDate } from '../shared/iso-date.ts'
import { paymentText, reminderText } from './reminder-text.ts'

describe('a row of a payment history (SVC-8)', () => {
  it.each([
    ['2024-11-10', '2026-11-20', 'late by 2 years 10 days'],
    ['2024-11-10', '2026-11-10', 'late by 2 years'],
    ['2025-11-10', '2026-11-11', 'late by 1 year 1 day'],
    ['2026-11-10', '2026-11-11', 'late by 1 day'],
    ['2025-11-10', '2026-11-09', 'late by 364 days'],
    ['2024-02-29', '2025-02-28', 'late by 1 year'],
    ['2024-02-29', '2025-03-01', 'late by 1 year 1 day'],
    ['2026-11-22', '2026-11-10', 'in advance by 12 days'],
    ['2028-02-29', '2026-02-28', 'in advance by 2 years 1 day'],
    ['2026-11-10', '2026-11-10', 'On time'],
    [null, '2026-11-10', null],
    ['2026-11-10', null, null],
  ])('of a payment due on %s and made on %s says %s', (reminder, paid, text) => {
    expect(paymentText(reminder, paid)).toBe(text)
  })
})

describe('a reminder banner (SVC-7)', () => {
  it.each([
    ['2027-02-14', '2026-11-14', 'in 3 months (14/02/2027)', false],
    ['2027-02-13', '2026-11-14', 'in 2 months (13/02/2027)', false],
    ['2026-11-15', '2026-11-14', 'in 1 day (15/11/2026)', false],
    ['2026-12-14', '2026-11-14', 'in 1 month (14/12/2026)', false],
    ['2027-11-14', '2026-11-14', 'in 1 year (14/11/2027)', false],
    ['2027-02-28', '2026-08-31', 'in 6 months (28/02/2027)', false],
    ['2026-11-14', '2026-11-14', 'LATE - today (14/11/2026)', true],
    ['2026-11-13', '2026-11-14', 'LATE - 1 day ago (13/11/2026)', true],
    ['2026-09-20', '2026-11-20', 'LATE - 2 months ago (20/09/2026)', true],
    ['2024-01-01', '2026-11-20', 'LATE - 2 years ago (01/01/2024)', true],
  ])('for %s says on %s: %s', (reminder, today, text, isLate) => {
    expect(reminderText(reminder, today)).toEqual({ text, isLate })
  })
})

const days = fc.integer({ min: 0, max: 60_000 }).map((count) => addDays('1980-01-01', count))

it('a banner counts whole months for any day that is so many months away (SVC-7)', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: 1, max: 11 }), (day, months) => {
      const expected = `in ${months} month${months === 1 ? '' : 's'} (${displayDate(addMonths(day, months))})`
      expect(reminderText(addMonths(day, months), day).text).toBe(expected)
    }),
  )
})

it('a payment after its day is late, one before it is in advance, and no payment is both (SVC-8)', () => {
  fc.assert(
    fc.property(days, days, (reminder, paid) => {
      const text = paymentText(reminder, paid) ?? ''
      expect(text.startsWith('late by ')).toBe(paid > reminder)
      expect(text.startsWith('in advance by ')).toBe(paid < reminder)
      expect(text).not.toMatch(/-\d|NaN/)
    }),
  )
})
