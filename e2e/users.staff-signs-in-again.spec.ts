import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { tasksCalls } from '@registrar/domain/tasks/tasks.calls'
import { usersCalls } from '@registrar/domain/users/users.calls'
import type { Page } from '@playwright/test'
import { type Account, expect, test } from './support.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Your session has ended' })

const signInAgain = async (page: Page, { email, password }: Account) => {
  await expect(dialog(page).getByLabel('E-mail')).toHaveValue(email)
  await expect(dialog(page).getByLabel('Password')).toBeFocused()
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeHidden()
}

// USER-20
test('what was typed in a dialog stays when the session ends, and can be saved after signing in again', async ({
  newStaff: page,
  call,
  account,
}) => {
  await page.goto('/people')
  await page.getByRole('button', { name: 'New People' }).click()
  await page.getByLabel('First Name').fill('Oisín')
  await page.getByLabel('Last Name').fill(account.id)
  await call(usersCalls.logout)
  await page.getByRole('button', { name: 'Create', exact: true }).click()

  await dialog(page).getByLabel('Password').fill('wrong')
  await page.keyboard.press('Enter')
  await expect(page.getByText('INVALID_CREDENTIALS')).toBeVisible()
  await dialog(page).getByLabel('Password').fill('')
  await dialog(page).getByLabel('Password').focus()
  await signInAgain(page, account)

  await expect(page.getByLabel('First Name')).toHaveValue('Oisín')
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await expect(page).toHaveURL(/\/people\/.+/)
  await expect(page.getByRole('heading', { name: `Oisín ${account.id}` })).toBeVisible()
})

// USER-20
test('what was typed in a task stays when the session ends', async ({ newStaff: page, call, account }) => {
  const { data } = await call(tasksCalls.createTask, {
    body: { title: 'Interrupted', users: [{ userId: account.id }] },
  })
  await page.goto(`/task/${data._id}`)
  const task = page.getByRole('dialog', { name: 'Edit Task' })
  await task.getByLabel('Description').fill('half a thought')
  await call(usersCalls.logout)
  await task.getByRole('button', { name: 'Save' }).click()
  await signInAgain(page, account)

  await expect(task.getByLabel('Description')).toHaveValue('half a thought')
  await task.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Task updated successfully!')).toBeVisible()
})

// USER-20
test('what was typed on a page stays when the session ends', async ({ newStaff: page, call, account }) => {
  const { data } = await call(organizationsCalls.createOrganization, { body: { name: 'Interrupted Ltd' } })
  await page.goto(`/organization/${data._id}`)
  await page.getByLabel('Comment').fill('half a thought')
  await call(usersCalls.logout)
  await page.keyboard.press('Control+s')
  await signInAgain(page, account)

  await expect(page.getByLabel('Comment')).toHaveValue('half a thought')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Updated!')).toBeVisible()
})

// USER-20
test('after the session has ended, unsaved edits can be left for the page to sign in', async ({
  newStaff: page,
  call,
}) => {
  const { data } = await call(organizationsCalls.createOrganization, { body: { name: 'Abandoned Ltd' } })
  await page.goto(`/organization/${data._id}`)
  await page.getByLabel('Comment').fill('not worth keeping')
  await call(usersCalls.logout)
  await page.keyboard.press('Control+s')
  await dialog(page).getByRole('button', { name: 'Leave without saving' }).click()

  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`from=.*${data._id}`))
})
