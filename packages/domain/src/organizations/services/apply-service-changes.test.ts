import { describe, expect, it } from 'vitest'
import { applyServiceChanges } from './apply-service-changes.ts'

const paid = (nextPaidReminder: string | null, paidDate: string | null = '2026-01-01') => ({
  nextPaidReminder,
  paidDate,
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

describe('a save of the recurring services', () => {
  it('sets nothing when nothing has changed (SVC-5)', () => {
    expect(applyServiceChanges(nothing, { ...nothing })).toEqual({})
  })

  it('keeps the paid rows and sets the reminder (SVC-5)', () => {
    const sent = { domiciliationPaymentHistory: [paid('2026-01-31'), paid('2027-01-31', null)] }
    expect(applyServiceChanges(nothing, sent)).toEqual({
      domiciliationPaymentHistory: [paid('2026-01-31')],
      domiciliationPaidReminder: '2027-01-31',
    })
  })

  it('computes the reminders again when only the plan or the start is sent (SVC-3)', () => {
    const before = { ...nothing, anonymousShareholdePaymentHistory: [paid('2025-01-31'), paid('2026-01-31')] }
    const sent = { anonymousShareholderSubscription: '2025-03-31', anonymousShareholderSubscriptionPlan: 6 as const }
    expect(applyServiceChanges(before, sent)).toEqual({
      anonymousShareholdePaymentHistory: [paid('2025-03-31'), paid('2025-09-30')],
      anonymousShareholderPaidReminder: '2026-03-30',
    })
  })

  it('keeps a reminder that was sent while no row is paid (SVC-6)', () => {
    const sent = { secretaryCompanySubscription: '2026-01-01', secretaryCompanyPaidReminder: '2026-02-02' }
    expect(applyServiceChanges(nothing, sent).secretaryCompanyPaidReminder).toBe('2026-02-02')
    const { secretaryCompanyPaidReminder: _, ...without } = sent
    expect(applyServiceChanges(nothing, without).secretaryCompanyPaidReminder).toBe('2026-01-01')
  })

  it('ignores a reminder that is sent with a paid row (SVC-6)', () => {
    const sent = { domiciliationPaymentHistory: [paid('2026-01-31')], domiciliationPaidReminder: '2030-05-05' }
    expect(applyServiceChanges(nothing, sent).domiciliationPaidReminder).toBe('2027-01-31')
  })

  it.each(['2099-01-01', null])('ignores the reminder %s that is sent alone once a row is paid (SVC-6)', (sent) => {
    const before = {
      ...nothing,
      domiciliationSubscription: '2024-08-31',
      domiciliationPaymentHistory: [paid('2024-08-31')],
      domiciliationPaidReminder: '2025-08-31',
    }
    expect(applyServiceChanges(before, { domiciliationPaidReminder: sent })).toEqual({
      domiciliationPaymentHistory: [paid('2024-08-31')],
      domiciliationPaidReminder: '2025-08-31',
    })
  })

  it('computes the reminder when the client sends the old one back (SVC-6)', () => {
    const sent = { secretaryCompanySubscription: '2026-01-01', secretaryCompanyPaidReminder: '2026-12-01' }
    expect(applyServiceChanges(nothing, sent).secretaryCompanyPaidReminder).toBe('2026-01-01')
  })

  it('counts twelve months for a service without a chosen plan (SVC-2)', () => {
    const sent = { domiciliationPaymentHistory: [paid('2026-06-30')] }
    expect(applyServiceChanges(nothing, sent).domiciliationPaidReminder).toBe('2027-06-30')
  })
})
