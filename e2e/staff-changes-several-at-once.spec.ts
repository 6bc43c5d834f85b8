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
