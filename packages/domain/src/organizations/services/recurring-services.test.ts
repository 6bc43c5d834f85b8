import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, addMonths } from '../../shared/iso-date.ts'
import {
  removePayment,
  addEmptyPayment,
  recomputeReminders,
  paymentsToSave,
  applyServiceChanges,
} from './recurring-services.ts'

const paid = (nextPaidReminder: string | null, paidDate: string | null = '2026-01-01') => ({
  nextPaidReminder,
  paidDate,
})

describe('payment rows', () => {
  it('are computed again from the start date and the plan', () => {
    const rows = [paid('x'), paid('y', null), paid('z')]
    expect(recomputeReminders('2024-08-31', 6, rows)).toEqual([
      paid('2024-08-31'),
      paid('2025-02-28', null),
      paid('2025-08-28'),
    ])
    expect(recomputeReminders(null, 6, rows).map((row) => row.nextPaidReminder)).toEqual([null, null, null])
  })

  it('offer an empty one after the last paid, or at the start', () => {
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
  ])('lose row %i, and end with an empty one', (index, expected) => {
    const rows = [paid('2025-01-31'), paid('2026-01-31'), paid('2027-01-31', null)]
    expect(removePayment('2025-01-31', 12, rows, index)).toEqual(expected)
  })

  it('start again when the only one is removed', () => {
    expect(removePayment('2025-01-31', 12, [paid('2030-01-31')], 0)).toEqual([paid('2025-01-31', null)])
  })

  it('are saved when paid, and give the reminder of the service', () => {
    const rows = [paid('2025-02-28'), paid('2025-08-28', null)]
    expect(paymentsToSave('2025-02-28', 6, rows)).toEqual({ payments: [paid('2025-02-28')], reminder: '2025-08-28' })
    expect(paymentsToSave('2025-02-28', 6, [])).toEqual({ payments: [], reminder: '2025-02-28' })
  })

  it('hold for any start date, plan and number of rows', () => {
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

const nothing = {
  domiciliationSubscription: null,
  domiciliationSubscriptionPlan: null,
  domiciliationPaymentHistory: [],
  domiciliationPaidReminder: null,
  secretaryCompanySubscription: null,
  secretaryCompanySubscriptionPlan: null,
  secretaryCompanyPaymentHistory: [],
  secretaryCompanyPaidReminder: '2026-12-01',
  anonymousShareholderSubscription: null,
  anonymousShareholderSubscriptionPlan: null,
  anonymousShareholdePaymentHistory: [],
  anonymousShareholderPaidReminder: null,
}

describe('what a save makes of the services', () => {
  it('is nothing when nothing changed', () => {
    expect(applyServiceChanges(nothing, { ...nothing })).toEqual({})
  })

  it('keeps the paid rows, and sets the reminder', () => {
    const sent = { domiciliationPaymentHistory: [paid('2026-01-31'), paid('2027-01-31', null)] }
    expect(applyServiceChanges(nothing, sent)).toEqual({
      domiciliationPaymentHistory: [paid('2026-01-31')],
      domiciliationPaidReminder: '2027-01-31',
    })
  })

  it('computes the rows again when only the plan or the start is sent', () => {
    const before = { ...nothing, anonymousShareholdePaymentHistory: [paid('2025-01-31'), paid('2026-01-31')] }
    const sent = { anonymousShareholderSubscription: '2025-03-31', anonymousShareholderSubscriptionPlan: 6 as const }
    expect(applyServiceChanges(before, sent)).toEqual({
      anonymousShareholdePaymentHistory: [paid('2025-03-31'), paid('2025-09-30')],
      anonymousShareholderPaidReminder: '2026-03-30',
    })
  })

  it('takes a reminder that was sent while nothing is paid', () => {
    const sent = { secretaryCompanySubscription: '2026-01-01', secretaryCompanyPaidReminder: '2026-02-02' }
    expect(applyServiceChanges(nothing, sent).secretaryCompanyPaidReminder).toBe('2026-02-02')
    const { secretaryCompanyPaidReminder: _, ...without } = sent
    expect(applyServiceChanges(nothing, without).secretaryCompanyPaidReminder).toBe('2026-01-01')
  })
})
