import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { remindersCalls } from '@registrar/domain/reminders/reminders.calls'
import { addMonths } from '@registrar/domain/shared/iso-date'
import { firstOfMonth } from '@registrar/domain/taxes/tax-calendar'
import { taxesCalls } from '@registrar/domain/taxes/taxes.calls'
import { expect, it } from 'vitest'
import { today } from '#platform/clock'
import { useApp } from '#testing/test-app'
import { makeOrganization } from '../organizations/organizations.factory.ts'
import { makeTaxRegistration } from './taxes.factory.ts'

const app = useApp({ MAIL_FROM: 'Office <office@example.ie>' })
const month = firstOfMonth(today('Europe/Dublin'))
/** Payroll and RCT of this month fall due on it. */
const dueDate = `${addMonths(month, 1).slice(0, 8)}23`

const pay = (id: string, body: { amount?: number; paidOn?: string }) =>
  app().staff(taxesCalls.updateTaxDue, { params: { id }, body })
const prepared = async (name: string) => {
  await app().staff(remindersCalls.prepareReminders, { body: undefined as never })
  const { answer } = await app().staff(remindersCalls.searchReminders, { body: { search: name, limit: 100 } })
  return answer.data.filter(({ date }) => date === dueDate)
}

it('a client is reminded once of the taxes of a day, with their amounts, until they are paid (REM-1, REM-3)', async () => {
  await app().staff(remindersCalls.updateReminderRule, {
    params: { rule: 'TAX' },
    body: { on: true, automatic: false, days: [60] },
  })
  const fields = { name: 'Lapwing Ltd', mail: 'client@example.ie' }
  const id = await makeOrganization(app(), fields)
  for (const tax of ['PAYE', 'RCT'] as const) await makeTaxRegistration(app(), id, { tax, from: month })
  const [, last] = [month, addMonths(month, 1)].map((day) =>
    new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10),
  )
  await pay(`${id}:PAYROLL:${last}`, { amount: 1234.5 })

  const [first, ...others] = await prepared('lapwing')
  expect(others).toEqual([])
  expect(first?.kind).toBe('TAX')
  expect(first?.textContent).toMatch(/- Retenues sur les salaires \(PAYE\), du 1er .* : 1.234,50.€/)
  expect(first?.textContent).toContain('- Retenue sur les contrats de sous-traitance (RCT)')
  expect(first?.textContent).not.toContain('Total')

  await pay(`${id}:RCT:${last}`, { amount: 0.5 })
  await app().staff(organizationsCalls.updateOrganization, { params: { id }, body: { language: 'en' } })
  expect((await prepared('lapwing'))[0]?.textContent).toContain('Total to pay: €1,235.00')

  await pay(`${id}:RCT:${last}`, { paidOn: today('Europe/Dublin') })
  const [left] = await prepared('lapwing')
  expect(left?.textContent).toContain('Payroll taxes (PAYE)')
  expect(left?.textContent).not.toMatch(/RCT|Total/)
  await pay(`${id}:PAYROLL:${last}`, { paidOn: today('Europe/Dublin') })
  expect(await prepared('lapwing')).toEqual([])
})

it('the return of the recorded year is reminded of as corporation tax, once, whatever the company is registered for (TAX-13)', async () => {
  for (const rule of ['TAX', 'CORPORATION_TAX'] as const)
    await app().staff(remindersCalls.updateReminderRule, {
      params: { rule },
      body: { on: true, automatic: false, days: [60] },
    })
  const legalDate = `${addMonths(month, 1).slice(0, 8)}23`
  const financialYearEnd = new Date(Date.parse(addMonths(month, -7)) - 86_400_000).toISOString().slice(0, 10)
  const id = await makeOrganization(app(), { name: 'Whimbrel Ltd', mail: 'client@example.ie', financialYearEnd })
  const kinds = async () => (await prepared('whimbrel')).map(({ kind, date }) => [kind, date])
  expect(await kinds()).toEqual([['CORPORATION_TAX', legalDate]])

  await makeTaxRegistration(app(), id, { tax: 'CT', from: '2020-01-01' })
  expect(await kinds()).toEqual([['CORPORATION_TAX', legalDate]])
})
