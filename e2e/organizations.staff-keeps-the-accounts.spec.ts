import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { expect, test, visit } from './support.ts'

// AR-1, AR-2, AR-3, AR-6, AR-8, AR-9, TAX-1, TAX-2, TAX-3, TAX-4, TAX-6, ORG-23, ORG-24
test('staff sets the annual returns and the corporation tax of a company, and the dates that follow are computed', async ({
  staff: page,
  call,
}) => {
  const { data } = await call(organizationsCalls.createOrganization, { body: { name: 'Accounts Ltd' } })
  const address = `/organization/${data._id}/ACCOUNTING_TAB`
  const update = page.getByRole('button', { name: 'Update' })

  await test.step('finds everything locked without an incorporation date', async () => {
    await visit(page, address)
    await expect(page.getByRole('checkbox', { name: 'First AR TO DO' })).toBeDisabled()
    await expect(page.getByLabel('Financial Year End')).toBeDisabled()
    await expect(page.getByRole('button', { name: 'Add a date' })).toBeDisabled()
    await page.getByRole('combobox', { name: /^B1B73/ }).click()
    await page.getByRole('option', { name: '2 months' }).click()
    await expect(page.getByText('Next AR is not a valid date')).toBeVisible()
    await expect(page.getByText('Ctrl S to save')).toBeVisible()
  })

  await test.step('marks the first AR done', async () => {
    await call(organizationsCalls.updateOrganization, {
      params: { id: data._id },
      body: { incorporationDate: '2023-08-31' },
    })

    await page.reload()
    await expect(page.getByLabel('First AR', { exact: true })).toHaveValue('29/02/2024')
    await expect(page.getByLabel('Next AR')).toHaveValue('29/02/2024')
    await page.getByRole('checkbox', { name: 'First AR TO DO' }).check()
    await expect(page.getByLabel('Next AR')).toHaveValue('28/02/2025')
    await expect(page.getByText('File by 25/04/2025')).toBeVisible()
  })

  await test.step('sets the year end and sees the reminder before saving', async () => {
    await page.getByLabel('Financial Year End').fill('31/05/2020')
    await page.getByLabel('Financial Year End').press('Tab')
    await expect(page.getByText(/^Reminder LATE - \d+ years ago \(28\/02\/2021\)$/)).toBeVisible()
    await page.getByRole('button', { name: 'Add a date' }).click()
    await page.getByLabel('New corporation tax paid date').fill('30/04/2020')
    await page.getByLabel('New corporation tax paid date').press('Tab')
    await page.getByRole('link', { name: 'Notes', exact: true }).click()
    await expect(page.getByRole('dialog')).toContainText('Are you sure you want to leave this page without saving?')
    await page.getByRole('button', { name: 'Stay' }).click()
    await update.click()
    await expect(page.getByText('Updated!').first()).toBeVisible()
    await expect(page.getByRole('img', { name: 'The corporation tax reminder is past' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Delete 30/04/2020' })).toBeVisible()
    await expect(page.getByText('Ctrl S to save')).toBeVisible()
  })

  await test.step('adds a date once only', async () => {
    for (const date of ['30/04/2020', '31/05/2021']) {
      await page.getByRole('button', { name: 'Add a date' }).click()
      await page.getByLabel('New corporation tax paid date').fill(date)
      await page.getByLabel('New corporation tax paid date').press('Tab')
      if (date === '30/04/2020') await expect(page.getByText('This date is already in the list')).toBeVisible()
      else await expect(page.getByText('Unsaved changes')).toBeVisible()
      await update.click()
      await expect(page.getByText('Ctrl S to save')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Add a date' })).toBeVisible()
    }
    await expect(page.getByRole('button', { name: 'Delete 31/05/2021' })).toBeVisible()
    await expect(page.getByRole('list', { name: 'Corporation Tax Paid' }).getByRole('listitem')).toHaveCount(2)
  })

  await test.step('removes a date, and the year end and the reminder follow', async () => {
    const yearEnd = '31/05/2020'
    await expect(page.getByLabel('Financial Year End')).toHaveValue(yearEnd)
    await page.getByRole('button', { name: 'Delete 31/05/2021' }).click()
    await expect(page.getByRole('dialog')).toContainText('Are you sure?')
    await expect(page.getByRole('dialog')).toContainText('The financial year end becomes 30/04/2021')
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('Deleted successfully!')).toBeVisible()
    await expect(page.getByLabel('Financial Year End')).toHaveValue('30/04/2021')
    await expect(page.getByText(/\(30\/01\/2022\)$/)).toBeVisible()
    // One click takes it back (BIN-5).
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(page.getByLabel('Financial Year End')).toHaveValue(yearEnd)
    await page.getByRole('button', { name: 'Delete 31/05/2021' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByLabel('Financial Year End')).toHaveValue('30/04/2021')
    await page.getByRole('button', { name: 'Delete 30/04/2020' }).click()
    await expect(page.getByRole('dialog')).toContainText('The financial year end and the reminder are cleared too.')
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByLabel('Financial Year End')).toHaveValue('')
    await expect(page.getByText(/^Reminder (in|LATE)/)).toBeHidden()
  })

  await test.step('moves the annual return date', async () => {
    await page.getByRole('combobox', { name: /^B1B73/ }).click()
    await page.getByRole('option', { name: '6 months (28/08/2025)' }).click()
    await expect(page.getByLabel('Next AR')).toHaveValue('28/08/2025')
    await update.click()
    await expect(page.getByText('Ctrl S to save')).toBeVisible()

    await page.reload()
    await expect(page.getByLabel('Next AR')).toHaveValue('28/08/2025')
    await expect(page.getByRole('combobox', { name: /^B1B73/ })).toHaveValue('28/08/2025')
    const saved = await call(organizationsCalls.findOrganization, { params: { id: data._id } })
    expect(saved).toMatchObject({ B1B73: '2025-08-28', nextArReminder: '2025-08-28', corporationTaxPaid: [] })
  })

  await test.step('sets the ARD as on the CRO, with a reason', async () => {
    await page.getByRole('button', { name: 'Set ARD (as on the CRO)' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('Next AR is 28/08/2025.')
    await dialog.getByRole('textbox', { name: 'ARD' }).fill('30/09/2026')
    await expect(dialog.getByRole('button', { name: 'Set ARD' })).toBeDisabled()
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('As on the CRO')
    await dialog.getByRole('button', { name: 'Set ARD' }).click()
    await expect(page.getByText('ARD set!')).toBeVisible()
    await expect(page.getByLabel('Next AR')).toHaveValue('30/09/2026')
  })
})

test('corporation tax is late after the legal day, and the firm’s reminder is shown beside it (TAX-7, DUE-10)', async ({
  newStaff: page,
  call,
}) => {
  const { data } = await call(organizationsCalls.createOrganization, { body: { name: 'Taxed Ltd' } })
  const body = { status: true, financialYearEnd: '2026-02-28' }
  await call(organizationsCalls.updateOrganization, { params: { id: data._id }, body })
  const overview = page.getByRole('region', { name: 'Overview' })
  const showAt = async (instant: string, tab: string) => {
    await page.clock.setFixedTime(instant)
    await page.goto(`/organization/${data._id}/${tab}`)
  }

  await showAt('2026-11-23T12:00:00Z', 'GENERAL_TAB')
  await expect(overview).toContainText('28/11/2026law 23/11/2026 today')
  await showAt('2026-11-23T12:00:00Z', 'ACCOUNTING_TAB')
  await expect(page.getByText('By law the return and the balance are due on 23/11/2026')).not.toContainText('late')

  await showAt('2026-11-24T12:00:00Z', 'GENERAL_TAB')
  await expect(overview).toContainText('28/11/2026law 23/11/2026 late by 1 day')
  await showAt('2026-11-24T12:00:00Z', 'ACCOUNTING_TAB')
  await expect(page.getByText('By law the return and the balance are due on 23/11/2026 late by 1 day')).toBeVisible()
  await expect(page.getByText('Reminder in 4 days (28/11/2026)')).toBeVisible()

  const withoutReminder = { financialYearEnd: '2026-02-27', corporationTaxPaidReminder: null }
  await call(organizationsCalls.updateOrganization, { params: { id: data._id }, body: withoutReminder })
  await showAt('2026-11-24T12:00:00Z', 'GENERAL_TAB')
  await expect(overview).toContainText('Corporation tax23/11/2026late by 1 day')
})
