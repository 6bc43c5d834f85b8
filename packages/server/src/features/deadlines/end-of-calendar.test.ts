import { deadlinesCalls } from '@registrar/domain/deadlines/deadlines.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { expect, it } from 'vitest'
import { useApp } from '#testing/test-app'
import { makeOrganization } from '../organizations/organizations.factory.ts'

const app = useApp()

it('a company with days at the end of the calendar has deadlines, and can be sent back whole (DAY-1, API-4)', async () => {
  const last = '9999-12-31'
  const id = await makeOrganization(app(), {
    name: 'Last Day',
    incorporationDate: '9999-08-15',
    financialYearEnd: last,
    hasDomiciliation: true,
    domiciliationSubscription: last,
    domiciliationPaymentHistory: [{ nextPaidReminder: last, paidDate: '2026-01-01' }],
  })
  const { answer: record } = await app().staff(organizationsCalls.findOrganization, { params: { id } })
  const { firstAr, nextArReminder, corporationTaxPaidReminder, domiciliationPaidReminder } = record
  expect([firstAr, nextArReminder, corporationTaxPaidReminder, domiciliationPaidReminder]).toEqual(
    Array.from({ length: 4 }, () => last),
  )

  const found = await app().staff(deadlinesCalls.searchDeadlines, { body: { limit: 100, search: 'last day' } })
  expect(found.answer.data.find(({ kind }) => kind === 'ANNUAL_RETURN')?.date).toBe(last)

  const { status } = await app().staff(organizationsCalls.updateOrganization, { params: { id }, body: record })
  expect(status).toBe(200)
})
