import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, addMonths } from '../shared/iso-date.ts'
import { paymentState, periodEnd, periodsStartedBefore, periodStart } from './payment-periods.ts'
import type { SubscriptionStatus } from './subscription.ts'

type Case = [start: string, plan: number, paid: number, status: SubscriptionStatus, missing: number, due: string | null]

describe('a subscription on 21/11/2026 (SUB-4)', () => {
  it.each<Case>([
    ['2026-11-21', 6, 0, 'CURRENT', 0, '2026-11-21'],
    ['2026-11-20', 6, 0, 'CURRENT', 1, '2026-11-20'],
    ['2026-11-22', 6, 0, 'CURRENT', 0, '2026-11-22'],
    ['2026-05-21', 6, 1, 'CURRENT', 0, '2026-11-21'],
    ['2026-05-20', 6, 1, 'CURRENT', 1, '2026-11-20'],
    ['2026-05-20', 6, 0, 'UNPAID', 2, '2026-05-20'],
    ['2026-05-20', 6, 2, 'UNPAID', 0, '2027-05-20'],
    ['2026-05-20', 6, 5, 'CURRENT', 0, '2028-11-20'],
    ['2025-01-31', 1, 1, 'CURRENT', 21, '2025-02-28'],
    ['2025-01-31', 1, 2, 'CURRENT', 20, '2025-03-31'],
    ['2024-02-29', 12, 1, 'CURRENT', 2, '2025-02-28'],
    ['2024-02-29', 12, 4, 'CURRENT', 0, '2028-02-29'],
    ['2021-11-20', 60, 1, 'CURRENT', 1, '2026-11-20'],
    ['2021-11-20', 60, 0, 'CANCELLED', 0, null],
    ['2030-01-01', 1, 0, 'CANCELLED', 0, null],
    ['2030-01-01', 1, 0, 'CURRENT', 0, '2030-01-01'],
  ])('started %s, every %i months, %i paid, %s: %i missing, next due %s', (start, plan, paid, status, missing, due) => {
    const state = paymentState({ startingDate: start, plan, status, paidPeriods: paid }, '2026-11-21')
    expect(state).toEqual({ missingPayments: missing, nextDueDate: due })
  })
})

const day = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2000-01-01', days))
const plan = fc.integer({ min: 1, max: 60 })

it('periods are counted as on a calendar, for any start, plan and day (SUB-3)', () => {
  fc.assert(
    fc.property(day, plan, day, (start, months, today) => {
      let counted = 0
      while (addMonths(start, months * counted) < today) counted += 1
      expect(periodsStartedBefore(start, months, today)).toBe(counted)
    }),
  )
})

it('every period starts on the day of the first, or on the last of a shorter month (SUB-3)', () => {
  fc.assert(
    fc.property(day, plan, fc.integer({ min: 0, max: 100 }), (start, months, period) => {
      const of = periodStart(start, months, period)
      const isLastOfMonth = addDays(of, 1).endsWith('-01')
      expect(of.slice(8) === start.slice(8) || (isLastOfMonth && of.slice(8) < start.slice(8))).toBe(true)
    }),
  )
})

it('a payment is missing exactly when the next due date is past, and each order pays one period (SUB-4)', () => {
  fc.assert(
    fc.property(day, plan, day, fc.integer({ min: 0, max: 50 }), (startingDate, months, today, paidPeriods) => {
      const subscription = { startingDate, plan: months, status: 'CURRENT' as const }
      const before = paymentState({ ...subscription, paidPeriods }, today)
      const after = paymentState({ ...subscription, paidPeriods: paidPeriods + 1 }, today)
      expect(before.missingPayments > 0).toBe((before.nextDueDate ?? '') < today)
      expect(after.missingPayments).toBe(Math.max(0, before.missingPayments - 1))
    }),
  )
})

it.each([
  ['2026-08-31', 1, '2026-09-30', '2026-10-30'],
  ['2026-08-31', 1, '2026-10-31', '2026-11-29'],
  ['2024-02-29', 12, '2025-02-28', '2026-02-27'],
  ['2026-05-20', 6, '2026-05-20', '2026-11-19'],
])('of a subscription from %s, every %i months, the period from %s ends on %s (SUB-3)', (start, months, from, to) => {
  expect(periodEnd(start, months, from)).toBe(to)
})
