import { ordersCalls } from '@registrar/domain/orders/orders.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import type { Locator } from '@playwright/test'
import { expect, type MakeCall, test, visit } from './support.ts'

const makeOrganization = async (call: MakeCall, name: string, fields: object = {}) => {
  const { data } = await call(organizationsCalls.createOrganization, { body: { name } })
  await call(organizationsCalls.updateOrganization, { params: { id: data._id }, body: fields })
  return data._id
}

const typeWrong = async (field: Locator, text: string) => {
  await field.fill(text)
  await field.press('Tab')
  await expect(field).toHaveAttribute('aria-invalid', 'true')
}

test('text that could not be read is left only after one question (UI-9, DAY-6)', async ({ staff: page, call }) => {
  const id = await makeOrganization(call, 'Unread Ltd', { incorporationDate: '2020-01-15', status: true })
  const { data: order } = await call(ordersCalls.createOrder, {
    body: { organizationId: id, product: 'Full pack', dateOrder: '2024-01-10', totalPaid: 0 },
  })
  const dialog = page.getByRole('dialog')
  const answer = async (name: string) => {
    await dialog.getByRole('button', { name }).click()
    await expect(dialog).toBeHidden()
  }
  const pages: [string, string, Locator, Locator][] = [
    [`/organization/${id}/GENERAL_TAB`, '31/02/2023', page.getByLabel('Incorporation Date'), page.getByText('Unsaved')],
    [
      `/organization/${id}/ACCOUNTING_TAB`,
      '31/02/2023',
      page.getByLabel('Financial Year End'),
      page.getByText('Unsaved'),
    ],
    [`/order/${order._id}`, '1.2.3', page.getByLabel('Amount Deposit'), page.getByText('Unsaved')],
  ]

  for (const [path, text, field, notice] of pages)
    await test.step(path, async () => {
      await visit(page, path)
      await typeWrong(field, text)
      await expect(notice).toBeVisible()
      await page.getByRole('link', { name: 'People', exact: true }).first().click()
      await answer('Stay')
      await expect(field).toHaveValue(text)
      await page.getByRole('link', { name: 'People', exact: true }).first().click()
      await answer('Leave without saving')
      await expect(field).toHaveCount(0)
    })

  await test.step('a page with other edits', async () => {
    await visit(page, `/organization/${id}/GENERAL_TAB`)
    await typeWrong(page.getByLabel('Incorporation Date'), '31/02/2023')
    await page.getByLabel('Comment').fill('typed')
    await page.getByRole('link', { name: 'Notes', exact: true }).click()
    await answer('Leave without saving')
    await expect(page).toHaveURL(/NOTES/)
  })

  await test.step('a dialog', async () => {
    await visit(page, `/organization/${id}/ACCOUNTING_TAB`)
    await page.getByRole('button', { name: 'Set ARD' }).click()
    const ard = dialog.getByLabel('ARD')
    await typeWrong(ard, '31/02/2023')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Stay' }).click()
    await expect(ard).toHaveValue('31/02/2023')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toHaveCount(0)
  })

  await test.step('a filter asks nothing', async () => {
    await visit(page, '/followUp')
    await typeWrong(page.getByRole('textbox', { name: 'Deadline, on or before' }), '31/02/2023')
    await page.getByRole('link', { name: 'People', exact: true }).first().click()
    await expect(page).toHaveURL(/\/people/)
  })
})

test('text that is not a day is not left behind in an appendix or a service (AML-10, SVC-10, DAY-6)', async ({
  staff: page,
  call,
}) => {
  await test.step('an appendix with text that is not a day is not left for another one (AML-10, DAY-6)', async () => {
    const id = await makeOrganization(call, 'Unread Appendix Ltd')
    await visit(page, `/organization/${id}/AML_TAB`)
    await page.getByText('Appendix 6', { exact: true }).click()
    const birth = page.getByLabel('Date of birth')
    await typeWrong(birth, '31/02/1960')
    await expect(page.getByText('Unsaved changes')).toBeVisible()
    await page.getByText('Appendix 2', { exact: true }).click()
    await expect(birth).toBeFocused()
    await expect(birth).toHaveValue('31/02/1960')
    await expect(page.getByText('is not a day')).toBeVisible()
    await expect(page.getByRole('radio', { name: 'Appendix 6' })).toBeChecked()

    await page.goBack()
    await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click()
    await expect(birth).toHaveValue('31/02/1960')
    await birth.fill('29/02/1960')
    await page.getByText('Appendix 2', { exact: true }).click()
    await expect(page.getByRole('region', { name: 'Score' })).toBeVisible()
    await page.getByRole('button', { name: 'Update' }).click()
    await expect(page.getByText('Updated!')).toBeVisible()
    const { aml } = await call(organizationsCalls.findOrganization, { params: { id } })
    expect(aml.appendix6_date_of_birth).toBe('1960-02-29')
  })

  await test.step('Save of one service saves nothing while another one has text that is not a day (SVC-10, DAY-6)', async () => {
    const id = await makeOrganization(call, 'Unread Service Ltd')
    await visit(page, `/organization/${id}/SERVICE_TAB`)
    const secretary = page.getByRole('region', { name: 'SECRETARY' })
    const domiciliation = page.getByRole('region', { name: 'DOMICILIATION' })
    const subscription = secretary.getByLabel('Subscription Date')
    const save = domiciliation.getByRole('button', { name: 'Save DOMICILIATION' })
    await typeWrong(subscription, '31/02/2027')
    await domiciliation.getByLabel('Paid date of payment 1').fill('24/11/2026')
    await expect(secretary.getByRole('button', { name: 'Cancel SECRETARY' })).toBeVisible()

    await save.click()
    await expect(subscription).toBeFocused()
    await expect(subscription).toHaveValue('31/02/2027')
    await expect(secretary.getByText('is not a day')).toBeVisible()
    expect((await call(organizationsCalls.findOrganization, { params: { id } })).domiciliationPaymentHistory).toEqual(
      [],
    )

    await secretary.getByRole('button', { name: 'Cancel SECRETARY' }).click()
    await expect(subscription).toHaveValue('')
    await save.click()
    await expect(page.getByText('Updated!')).toBeVisible()
    await expect(page.getByText('Ctrl S to save')).toBeVisible()
    const saved = await call(organizationsCalls.findOrganization, { params: { id } })
    expect(saved.domiciliationPaymentHistory).toMatchObject([{ paidDate: '2026-11-24' }])
  })
})
