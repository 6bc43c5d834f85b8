import { describe, expect, it } from 'vitest'
import {
  nextFinancialYearEnd,
  reminderAfterPayment,
  serviceFieldsOf,
  servicePaidChanges,
  taxFieldsOf,
  taxPaidChanges,
} from './pay-deadlines.ts'
import { recurringServices } from './services/recurring-services.ts'

const [domiciliation] = recurringServices

const services = {
  domiciliationSubscriptionPlan: null,
  domiciliationPaymentHistory: [{ nextPaidReminder: '2025-11-12', paidDate: '2025-11-20' }],
  domiciliationPaidReminder: '2026-11-12',
  secretaryCompanySubscriptionPlan: 6,
  secretaryCompanyPaymentHistory: [],
  secretaryCompanyPaidReminder: '2026-08-31',
  anonymousShareholderSubscriptionPlan: null,
  anonymousShareholdePaymentHistory: [],
  anonymousShareholderPaidReminder: null,
} as const

const paid = { ...services, domiciliationPaymentHistory: [...services.domiciliationPaymentHistory] } as never

describe('corporation tax that is paid from the desk (DUE-11)', () => {
  const tax = {
    corporationTaxPaid: ['2025-09-20'],
    financialYearEnd: '2025-12-31',
    corporationTaxPaidReminder: '2026-09-30',
  }

  it('adds the day once and moves the year end on', () => {
    expect(nextFinancialYearEnd(tax)).toBe('2026-12-31')
    expect(taxPaidChanges(tax, { paidOn: '2026-09-21', nextYearEnd: '2026-12-31' })).toEqual({
      corporationTaxPaid: ['2025-09-20', '2026-09-21'],
      financialYearEnd: '2026-12-31',
    })
    expect(taxPaidChanges(tax, { paidOn: '2025-09-20', nextYearEnd: '2026-12-31' }).corporationTaxPaid).toEqual([
      '2025-09-20',
    ])
  })

  it('comes back with its reminder', () => {
    expect(taxFieldsOf({ ...tax, name: 'more' } as typeof tax)).toEqual(tax)
  })
})

describe('a service that is paid from the desk (DUE-11)', () => {
  it('has one more payment, for the period that begins at its reminder', () => {
    expect(servicePaidChanges(paid, domiciliation, '2026-11-10')).toEqual({
      domiciliationPaymentHistory: [
        { nextPaidReminder: '2025-11-12', paidDate: '2025-11-20' },
        { nextPaidReminder: '2026-11-12', paidDate: '2026-11-10' },
      ],
    })
  })

  it.each(recurringServices.map((service, index) => [service, ['2027-11-12', '2027-02-28', null][index]] as const))(
    'is due again after its plan: $code',
    (service, next) => {
      expect(reminderAfterPayment(paid, service)).toBe(next)
    },
  )

  it('comes back with its reminder when nothing was paid before', () => {
    expect(recurringServices.map((service) => serviceFieldsOf(paid, service))).toEqual([
      { domiciliationPaymentHistory: services.domiciliationPaymentHistory },
      { secretaryCompanyPaymentHistory: [], secretaryCompanyPaidReminder: '2026-08-31' },
      { anonymousShareholdePaymentHistory: [], anonymousShareholderPaidReminder: null },
    ])
  })
})
