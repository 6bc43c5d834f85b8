import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, addMonths } from '../../shared/iso-date.ts'
import { addEmptyPayment, paymentsToSave, recomputeReminders, removePayment } from './payment-history.ts'

const paid = (nextPaidReminder: string | null, paidDate: string | null = '2026-01-01') => ({
  nextPaidReminder,
  paidDate,
})

describe('payment rows of a recurring service', () => {
  it('are computed again from the start date and the plan (SVC-3)', () => {
    const rows = [paid('x'), paid('y', null), paid('z')]
    expect(recomputeReminders('2024-08-31', 6, rows)).toEqual([
      paid('2024-08-31'),
      paid('2025-02-28', null),
      paid('2025-08-28'),
    ])
    expect(recomputeReminders(null, 6, rows).map((row) => row.nextPaidReminder)).toEqual([null, null, null])
  })

  it('end with an empty one, due after the last paid one or at the start (SVC-4)', () => {
    expect(addEmptyPayment('2025-01-31', 6, [paid('2025-01-31'), paid('2025-07-31', null)])).toEqual([
      paid('2025-01-31'),
      paid('2025-07-31', null),
    ])
    expect(addEmptyPayment('2025-01-31', 6, [])).toEqual([paid('2025-01-31', null)])
    expect(addEmptyPayment(null, 6, [])).toEqual([paid(null, null)])
  })

  it.each([
    [0, [paid('2026-01-31'), paid('2027-01-31', null)]],
    [1, [paid('2025-01-31'), paid('2026-01-31', null)]],
  ])('lose row %i and still end with an empty one (SVC-4)', (index, expected) => {
    const rows = [paid('2025-01-31'), paid('2026-01-31'), paid('2027-01-31', null)]
    expect(removePayment('2025-01-31', 12, rows, index)).toEqual(expected)
  })

  it('begin at the start date again when the only one is removed (SVC-4)', () => {
    expect(removePayment('2025-01-31', 12, [paid('2030-01-31')], 0)).toEqual([paid('2025-01-31', null)])
  })

  it('are saved only when paid, and set the reminder of the service (SVC-5)', () => {
    const rows = [paid('2025-02-28'), paid('2025-08-28', null)]
    expect(paymentsToSave('2025-02-28', 6, rows)).toEqual({ payments: [paid('2025-02-28')], reminder: '2025-08-28' })
    expect(paymentsToSave('2025-02-28', 6, [])).toEqual({ payments: [], reminder: '2025-02-28' })
  })

  it('without a reminder of their own are passed over for the last one that has it (SVC-5)', () => {
    const rows = [paid('2024-08-31'), paid('2025-08-31'), paid(null)]
    expect(paymentsToSave('2024-08-31', 12, rows).reminder).toBe('2026-08-31')
    expect(paymentsToSave('2024-08-31', 12, [paid(null)]).reminder).toBe('2024-08-31')
  })

  it('follow each other by the plan, for any start date, plan and number of rows', () => {
    const days = fc.integer({ min: 0, max: 50_000 }).map((count) => addDays('1990-01-01', count))
    fc.assert(
      fc.property(days, fc.constantFrom(6, 12), fc.array(fc.boolean(), { maxLength: 20 }), (start, plan, marks) => {
        const rows = recomputeReminders(
          start,
          plan,
          marks.map((isPaid) => paid(null, isPaid ? start : null)),
        )
        for (const [index, row] of rows.entries())
          expect(row.nextPaidReminder).toBe(
            index === 0 ? start : addMonths(rows[index - 1]?.nextPaidReminder ?? '', plan),
          )
        const { payments, reminder } = paymentsToSave(start, plan, rows)
        expect(payments.every((row) => row.paidDate !== null)).toBe(true)
        expect(addEmptyPayment(start, plan, rows).at(-1)).toEqual(paid(reminder, null))
      }),
    )
  })
})
