import { expect, test } from './support.ts'

test('staff signs out of their other sessions', async ({ newStaff: page, account, browser, baseURL }) => {
  const elsewhere = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
  await elsewhere.goto('/people')
  await elsewhere.getByLabel('E-mail').fill(account.email)
  await elsewhere.getByLabel('Password').fill(account.password)
  await elsewhere.getByRole('button', { name: 'Sign in' }).click()
  await expect(elsewhere.getByRole('heading', { name: 'People' })).toBeVisible()

  await page.goto('/account')
  await expect(page.getByRole('cell', { name: 'Staff', exact: true })).toBeVisible()
  const sessions = page.getByRole('region', { name: 'Sessions' })
  await expect(sessions).toContainText('You have 1 other session')

  await page.route(
    '**/user/logout/others',
    (route) => route.fulfill({ status: 500, json: { ok: false, message: 'Not now.' } }),
    {
      times: 1,
    },
  )
  await sessions.getByRole('button', { name: 'Sign out other sessions' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Password').fill(account.password)
  await dialog.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByText('Not now.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByText('Signed out of 1 other session')).toBeVisible()
  await expect(sessions).toContainText('You have no other sessions.')
  await expect(sessions.getByRole('button', { name: 'Sign out other sessions' })).toBeDisabled()

  await elsewhere.getByRole('searchbox').fill('aoife')
  await expect(elsewhere.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'My Profile' })).toBeVisible()
  await elsewhere.context().close()
})
