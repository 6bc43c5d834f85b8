import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import type { Page } from '@playwright/test'
import { expect, test, visit } from './support.ts'

const everythingStored = (page: Page) =>
  page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]))

test('what staff typed is back after a reload, is saved as usual, and is not in the local storage (UI-9)', async ({
  staff: page,
  call,
}) => {
  const { data } = await call(organizationsCalls.createOrganization, { body: { name: 'Reloaded Company Limited' } })
  await visit(page, `/organization/${data._id}`)
  await page.getByLabel('Business Activity').fill('Repair of rowing boats')
  await expect(page.getByText('Unsaved changes')).toBeVisible()

  page.once('dialog', (question) => void question.accept())
  await page.reload()
  await expect(page.getByLabel('Business Activity')).toHaveValue('Repair of rowing boats')
  await expect(page.getByText('Unsaved changes')).toBeVisible()
  const local = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)))
  expect(local).not.toContain('rowing')

  await page.getByRole('button', { name: 'Update' }).click()
  await expect(page.getByText('Ctrl S to save')).toBeVisible()
  await expect.poll(() => everythingStored(page)).not.toContain('rowing')
  await page.reload()
  await expect(page.getByLabel('Business Activity')).toHaveValue('Repair of rowing boats')
})

test('what staff typed in a new task is in its dialog after a reload, and gone once it is given up (UI-9)', async ({
  staff: page,
}) => {
  const openDialog = async () => {
    await page.getByRole('button', { name: 'Create Task' }).click()
    return page.getByRole('dialog', { name: 'Create Task' })
  }
  await visit(page, '/task')
  const dialog = await openDialog()
  await dialog.getByLabel('Title').fill('Ring the notary')
  page.once('dialog', (question) => void question.accept())
  await page.reload()

  await openDialog()
  await expect(dialog.getByLabel('Title')).toHaveValue('Ring the notary')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(dialog).toBeHidden()
  await expect.poll(() => everythingStored(page)).not.toContain('notary')
})
