import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { expect, test } from './support.ts'

// BULK-1, BULK-2, BULK-3
test('staff ticks two companies, deletes them and undoes it', async ({ staff: page, call }) => {
  for (const letter of ['A', 'B', 'C'])
    await call(organizationsCalls.createOrganization, { body: { name: `Manyfold ${letter}` } })
  await page.goto('/organization?search=manyfold&sortField=name&sortOrder=asc')
  await expect(page.getByRole('row')).toHaveCount(4)

  await page
    .getByRole('row', { name: /Manyfold A/ })
    .getByRole('checkbox')
    .check()
  const bar = page.getByRole('region', { name: 'Selected rows' })
  await expect(bar).toContainText('1 organization selected')
  await page
    .getByRole('row', { name: /Manyfold C/ })
    .getByRole('checkbox')
    .click({ modifiers: ['Shift'] })
  await expect(bar).toContainText('3 organizations selected')
  await page
    .getByRole('row', { name: /Manyfold B/ })
    .getByRole('checkbox')
    .uncheck()

  await bar.getByRole('button', { name: 'Delete' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete' })
  await expect(dialog).toContainText('2 organizations will be deleted')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('2 deleted')).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(bar).toBeHidden()

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('2 undone')).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(4)
})

// BULK-1, BULK-2
test('staff starts a follow-up for all that the filter finds, and reads why one was refused', async ({
  staff: page,
  call,
}) => {
  const names = Array.from({ length: 27 }, (_, index) => `Plenty ${String(index + 10)}`)
  for (const name of names) await call(organizationsCalls.createOrganization, { body: { name } })
  await page.goto('/organization?search=plenty&sortField=name&sortOrder=asc')

  const start = async () => {
    await page.getByRole('button', { name: 'Start a follow-up' }).click()
    const dialog = page.getByRole('dialog', { name: 'Start a follow-up' })
    await dialog.getByRole('combobox', { name: 'Follow-up' }).click()
    await page.getByRole('option', { name: 'VAT Registration', exact: true }).click()
    await dialog.getByRole('button', { name: 'Start a follow-up' }).click()
  }
  await page
    .getByRole('row', { name: /Plenty 10/ })
    .getByRole('checkbox')
    .check()
  await start()
  await expect(page.getByText('1 started')).toBeVisible()

  await page.getByRole('checkbox', { name: 'Select this page' }).check()
  await page.getByRole('button', { name: 'Select all 27 organizations of the filter' }).click()
  await start()
  const refused = page.getByRole('dialog', { name: '26 started, 1 refused' })
  await expect(refused.getByRole('listitem')).toHaveText('Plenty 10')
  await refused.getByRole('button', { name: 'Close' }).last().click()
  await expect(page.getByText(/selected$/)).toBeHidden()
})
