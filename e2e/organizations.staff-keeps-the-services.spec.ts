import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { expect, test, visit } from './support.ts'

const services = [
  { title: 'DOMICILIATION', history: 'domiciliationPaymentHistory', reminder: 'domiciliationPaidReminder' },
  { title: 'SECRETARY', history: 'secretaryCompanyPaymentHistory', reminder: 'secretaryCompanyPaidReminder' },
  {
    title: 'ANONYMOUS SHAREHOLDER',
    history: 'anonymousShareholdePaymentHistory',
    reminder: 'anonymousShareholderPaidReminder',
  },
] as const

test('staff keeps the payments of each service, reads them as text, edits one, and cancels or saves it', async ({
  staff: page,
  call,
}) => {
  // SVC-10
  await test.step('staff reads the services as text, edits one, and cancels or saves it', async () => {
    const { data } = await call(organizationsCalls.createOrganization, { body: { name: 'Read Ltd' } })
    await visit(page, `/organization/${data._id}/SERVICE_TAB`)
    const column = page.getByRole('region', { name: 'SECRETARY' })
    const subscription = column.getByLabel('Subscription Date')
    const edit = column.getByRole('button', { name: 'Edit SECRETARY' })
    const save = column.getByRole('button', { name: 'Save SECRETARY' })
    await expect(subscription).toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)')

    await test.step('opens the fields by the button, with the keyboard', async () => {
      await edit.focus()
      await page.keyboard.press('Enter')
      await expect(column.getByRole('checkbox')).toBeFocused()
      await expect(subscription).not.toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)')
      await page.keyboard.press('Space')
      await subscription.fill('31/08/2020')
      await subscription.press('Tab')
    })

    await test.step('cancels, and nothing is edited', async () => {
      await column.getByRole('button', { name: 'Cancel SECRETARY' }).click()
      await expect(subscription).toHaveValue('')
      await expect(column.getByRole('checkbox', { name: 'Inactive' })).not.toBeChecked()
      await expect(page.getByText('Ctrl S to save')).toBeVisible()
      await expect(edit).toBeFocused()
    })

    await test.step('opens the fields by a click on the text, and saves', async () => {
      await subscription.click()
      await expect(save).toBeVisible()
      await expect(page.getByRole('button', { name: 'Save DOMICILIATION' })).toHaveCount(0)
      await subscription.fill('31/08/2020')
      await subscription.press('Tab')
      await save.click()
      await expect(edit).toBeVisible()
      const saved = await call(organizationsCalls.findOrganization, { params: { id: data._id } })
      expect(saved.secretaryCompanySubscription).toBe('2020-08-31')
    })
  })

  // SVC-1, SVC-2, SVC-3, SVC-4, SVC-5, SVC-7, SVC-8
  await test.step('staff keeps the payments of each service', async () => {
    for (const { title, history, reminder } of services)
      await test.step(title, async () => {
        const { data } = await call(organizationsCalls.createOrganization, { body: { name: 'Served Ltd' } })

        await visit(page, `/organization/${data._id}/SERVICE_TAB`)
        const column = page.getByRole('region', { name: title })
        const set = async (label: string, date: string) => {
          await column.getByLabel(label).fill(date)
          await column.getByLabel(label).press('Tab')
        }
        const update = async () => {
          await page.getByRole('button', { name: 'Update' }).click()
          await expect(page.getByText('Ctrl S to save')).toBeVisible()
        }
        await expect(column.getByRole('combobox', { name: 'Subscription Plan' })).toHaveValue('12 Months')
        await column.getByRole('checkbox', { name: 'Inactive' }).check()
        await set('Subscription Date', '31/08/2020')
        await set('Paid date of payment 1', '19/08/2020')
        await expect(column.getByText('in advance by 12 days')).toBeVisible()
        await update()
        await expect(column.getByRole('cell', { name: '31/08/2021' })).toBeVisible()
        await set('Paid date of payment 2', '31/08/2021')
        await expect(column.getByText('On time')).toBeVisible()
        await update()
        await expect(column.getByText(/^Reminder LATE - \d+ years ago \(31\/08\/2022\)$/)).toBeVisible()
        await expect(page.getByRole('img', { name: 'A paid reminder is past' })).toBeVisible()

        await column.getByRole('combobox', { name: 'Subscription Plan' }).click()
        await page.getByRole('option', { name: '6 Months' }).click()
        await expect(column.getByText('late by 184 days')).toBeVisible()
        await expect(column.getByRole('cell', { name: '28/02/2021' })).toBeVisible()
        await page.getByRole('link', { name: 'Notes', exact: true }).click()
        await expect(page.getByRole('dialog')).toContainText('Are you sure you want to leave this page without saving?')
        await page.getByRole('button', { name: 'Stay' }).click()
        await update()

        await column.getByRole('button', { name: 'Delete payment 1' }).click()
        await expect(page.getByRole('dialog')).toContainText('Are you sure?')
        await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
        await expect(column.getByRole('row')).toHaveCount(4)
        await update()
        const saved = await call(organizationsCalls.findOrganization, { params: { id: data._id } })
        expect(saved[history]).toEqual([{ nextPaidReminder: '2021-02-28', paidDate: '2021-08-31' }])
        expect(saved[reminder]).toBe('2021-08-28')
      })
  })
})
