import { usersCalls } from '@registrar/domain/users/users.calls'
import { type Page, request } from '@playwright/test'
import { expectAccessible, openPage } from './accessibility.ts'
import { codeOf } from './authenticator-code.ts'
import { type Account, expect, makeCall, test, visit } from './support.ts'

// Chromium's virtual authenticator, which answers at once as if somebody had touched it.
const addAuthenticator = async (page: Page) => {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

const typePassword = async (page: Page, { email, password }: { email: string; password: string }) => {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

const logOut = async (page: Page) => {
  await page.goto('/account')
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
}

// Signs in with the password only, on another device: a sign-in that brings the cookie of a session ends that one.
const openOtherSession = async ({ email, password }: Account) => {
  const device = await request.newContext({ baseURL: process.env['BASE_URL'] ?? '' })
  await makeCall(device, usersCalls.signIn, { body: { email, password } })
  await device.dispose()
}

test('staff adds a passkey and signs in with it, alone and after the password (USER-22)', async ({
  staff: page,
  account,
}) => {
  // The two tests sign in four times each, which takes a busy machine longer than other tests.
  test.slow()
  await addAuthenticator(page)
  await openOtherSession(account)

  await openPage(page, '/account', 'My Profile')
  await expect(page.getByText('You have 1 other session.')).toBeVisible()
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Work laptop')
  await dialog.getByLabel('Password').fill('not my password')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByText('The password is wrong.')).toBeVisible()
  await dialog.getByLabel('Password').fill(account.password)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Passkey added')).toBeVisible()
  await expect(dialog.getByText('Keep these recovery codes.')).toBeVisible()
  await dialog.getByRole('button', { name: 'I have kept them' }).click()
  await expect(page.getByText('You have no other sessions.')).toBeVisible()

  const passkeys = page.getByRole('region', { name: 'Your passkeys' })
  await expect(passkeys.getByRole('row', { name: /Work laptop/ })).toContainText('Never')
  await expect(page.getByText('Signing in asks for a passkey. 10 recovery codes left.')).toBeVisible()
  await expectAccessible(page, () => openPage(page, '/account', 'My Profile'))

  await logOut(page)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page.getByRole('link', { name: account.name })).toBeVisible()

  await logOut(page)
  await typePassword(page, account)
  await expect(page.getByLabel('Code')).toBeVisible()
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page.getByRole('link', { name: account.name })).toBeVisible()

  await visit(page, '/account')
  await expect(passkeys.getByRole('row', { name: /Work laptop/ })).not.toContainText('Never')
  await page.getByRole('button', { name: 'Remove the passkey Work laptop' }).click()
  await dialog.getByLabel('Password').fill(account.password)
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Passkey removed')).toBeVisible()
  await expect(passkeys).toBeHidden()

  await logOut(page)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page.getByText('INVALID_CREDENTIALS')).toBeVisible()
  await typePassword(page, account)
  await expect(page.getByRole('link', { name: account.name })).toBeVisible()
})

test('staff adds an authenticator app and signs in with its code (USER-21)', async ({ staff: page, account }) => {
  test.slow()
  await openOtherSession(account)

  await openPage(page, '/account', 'My Profile')
  await expect(page.getByText('You have 1 other session.')).toBeVisible()
  await page.getByRole('button', { name: 'Add an authenticator app' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Password').fill(account.password)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  const secret = await dialog.locator('code').first().innerText()
  const recoveryCode = (await dialog.locator('pre').innerText()).split('\n')[0] ?? ''
  await dialog.getByLabel('Code of the app').fill(await codeOf(secret.trim()))
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByText('Authenticator app added')).toBeVisible()
  await expect(page.getByText('10 recovery codes left.')).toBeVisible()
  await expect(page.getByText('You have no other sessions.')).toBeVisible()

  await logOut(page)
  await typePassword(page, account)
  await page.getByLabel('Code').fill('000000')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('The code is wrong, or it has been used.')).toBeVisible()
  expect(await page.getByText('SECOND_FACTOR_REQUIRED').count()).toBe(0)
  await page.getByLabel('Code').fill(await codeOf(secret.trim()))
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('link', { name: account.name })).toBeVisible()

  await logOut(page)
  await typePassword(page, account)
  await page.getByLabel('Code').fill(recoveryCode)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('link', { name: account.name })).toBeVisible()

  await visit(page, '/account')
  await expect(page.getByText('9 recovery codes left.')).toBeVisible()
  await page.getByRole('button', { name: 'Remove the authenticator app' }).click()
  await dialog.getByLabel('Password').fill(account.password)
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Authenticator app removed')).toBeVisible()

  await logOut(page)
  await typePassword(page, account)
  await expect(page.getByRole('link', { name: account.name })).toBeVisible()
})
