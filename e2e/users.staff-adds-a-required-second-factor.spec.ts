import { usersCalls } from '@registrar/domain/users/users.calls'
import { codeOf } from './authenticator-code.ts'
import { SECRET_CODE, startServer } from './server/start-server.ts'
import { expect, makeCall, test } from './support.ts'

const account = {
  firstName: 'Niamh',
  lastName: 'Kelly',
  email: 'niamh.kelly@example.ie',
  password: 'a long enough password',
}

test('where everybody needs a second factor, staff without one see only how to add it, and the rest once it is on (USER-10, USER-21)', async ({
  page,
  request,
}) => {
  // It starts a server of its own.
  test.slow()
  const server = await startServer({ env: { SECOND_FACTOR: 'required' } })
  try {
    const { address } = server
    await makeCall(request, usersCalls.signUp, { body: { ...account, secretCode: SECRET_CODE }, address })

    await page.goto(address)
    await page.getByLabel('E-mail').fill(account.email)
    await page.getByLabel('Password').fill(account.password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByText('Everybody needs a second factor here.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
    await expect(page.locator('main').getByRole('region')).toHaveCount(1)
    await expect(page.locator('main').getByRole('alert')).toHaveCount(0)
    await expect(page.locator('main').getByRole('link')).toHaveCount(0)

    await page.getByRole('button', { name: 'Add an authenticator app' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Password').fill(account.password)
    await dialog.getByRole('button', { name: 'Continue' }).click()
    const secret = await dialog.locator('code').first().innerText()
    await dialog.getByLabel('Code of the app').fill(await codeOf(secret.trim()))
    await dialog.getByRole('button', { name: 'Turn on' }).click()
    await expect(page.getByText('Authenticator app added')).toBeVisible()

    await expect(page.getByRole('region', { name: 'Sessions' })).toContainText('You have no other sessions.')
    for (const name of ['Password', 'Second factor', 'Calendar', 'Morning email'])
      await expect(page.getByRole('region', { name, exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Staff: roles, invitations, secret code' })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  } finally {
    await server.stop()
  }
})
