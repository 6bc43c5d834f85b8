import type { Page } from '@playwright/test'
import { expectAccessible, openPage, visitPage } from './accessibility.ts'
import { ADMINISTRATOR } from './server/global-setup.ts'
import { expect, signUp, test, visit } from './support.ts'

const logOut = async (page: Page) => {
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
}

const signIn = async (page: Page, { email, password }: { email: string; password: string }) => {
  await page.goto('/auth/signin')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

test('an administrator sees the backups and the audit, invites a colleague, changes a role and deactivates an account (AUD-4, AUD-5, USER-13)', async ({
  page,
  request,
}) => {
  await test.step('an administrator sees when backups are made and how the last one ended', async () => {
    await signIn(page, ADMINISTRATOR)
    await page.getByRole('link', { name: 'Ada Administrator' }).click()
    await page.getByRole('link', { name: /^Backups/ }).click()
    await expect(page.getByText('No backups are made by themselves')).toBeVisible()
    await expect(page.getByRole('row', { name: 'Last backup None yet' })).toBeVisible()

    const data = {
      schedule: '30 2 * * *',
      keep: { daily: 7, weekly: 4, monthly: 12 },
      next: '2026-11-27T02:30:00.000Z',
      last: { at: '2026-11-26T02:31:00.000Z', ok: false, message: 'The folder /backups cannot be used.' },
    }
    await page.route('**/backup', (route) => route.fulfill({ json: { ok: true, data } }))
    await expectAccessible(page, () => openPage(page, '/account/backups', 'Backups'))
    await expect(page.getByRole('status').getByText('The last backup has failed.')).toBeVisible()
    await expect(page.getByRole('row', { name: 'Details The folder /backups cannot be used.' })).toBeVisible()
    await expect(page.getByRole('row', { name: 'Kept The last of 7 days, 4 weeks and 12 months' })).toBeVisible()
  })

  await test.step('an administrator reads the audit, and a PPS number shows only on a click that is recorded (AUD-4, AUD-5)', async () => {
    const { token } = await signUp(request)
    const lastName = `Masked${process.pid}`
    const created = await request.post('/people', {
      headers: { authorization: `JWT ${token}` },
      data: { firstName: 'Ada', lastName, pps: '1234567TW' },
    })
    const person = ((await created.json()) as { data: { _id: string } }).data._id

    await visit(page, `/people/${person}/RAW_DATA`)
    await expect(page.getByText(lastName).first()).toBeVisible()
    await expect(page.getByText('1234567TW')).toHaveCount(0)
    await visit(page, `/people/${person}/`)
    await expect(page.getByLabel('PPS', { exact: true })).toHaveValue('••••••••')
    await page.getByRole('button', { name: 'Show the PPS number' }).click()
    await expect(page.getByLabel('PPS', { exact: true })).toHaveValue('1234567TW')

    await visit(page, '/account')
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Audit/ })
      .click()
    await page.getByRole('searchbox').fill(lastName)
    await expect(page.getByRole('cell', { name: 'PPS number shown' })).toBeVisible()
    await expectAccessible(page, () => visitPage(page, '/account/audit', 'Audit'))
  })

  await test.step('an administrator invites a colleague, changes a role and deactivates an account (USER-13)', async () => {
    const colleague = await signUp(request)
    await page.getByRole('link', { name: 'Ada Administrator' }).click()
    await page.getByRole('link', { name: /^Staff/ }).click()

    await page.getByRole('button', { name: 'Invite' }).click()
    await page.getByRole('dialog').getByLabel('E-mail').fill(`invited-${process.pid}@example.ie`)
    await page.getByRole('button', { name: 'Send the invitation' }).click()
    await expect(
      page.getByText(`Invitation to invited-${process.pid}@example.ie kept in the outbox: no mail server is set up`),
    ).toBeVisible()

    const link = await page.getByRole('textbox', { name: 'Link' }).inputValue()
    expect(link).toContain('/auth/signup?invitation=')
    const invited = await page.context().browser()?.newPage()
    await invited?.goto(link)
    await expect(invited?.getByLabel('E-mail') ?? page.getByLabel('E-mail')).toHaveValue(
      `invited-${process.pid}@example.ie`,
    )
    await invited?.close()

    await page.getByRole('button', { name: `Withdraw the invitation of invited-${process.pid}@example.ie` }).click()
    await expect(page.getByText(`The invitation of invited-${process.pid}@example.ie is withdrawn`)).toBeVisible()
    await expect(page.getByRole('cell', { name: `invited-${process.pid}@example.ie`, exact: true })).toBeHidden()

    await page.getByRole('searchbox').fill(colleague.email)
    await page.getByRole('combobox', { name: `Role of ${colleague.name}` }).click()
    await page.getByRole('option', { name: 'AML officer' }).click()
    await expect(page.getByText(`${colleague.name} is updated`)).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('combobox', { name: `Role of ${colleague.name}` })).not.toHaveValue('AML officer')

    await expect(page.getByRole('row', { name: new RegExp(colleague.name) })).toContainText('No second factor')
    await page.getByRole('button', { name: `More for ${colleague.name}` }).click()
    await page.getByRole('menuitem', { name: 'Send a new password' }).click()
    await expect(page.getByText(`A link to a new password goes to ${colleague.email}`)).toBeVisible()

    await page.getByRole('button', { name: `Deactivate ${colleague.name}` }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click()
    await expect(page.getByText(`${colleague.name} is deactivated`)).toBeVisible()
    await expect(page.getByRole('button', { name: `Reactivate ${colleague.name}` })).toBeVisible()

    await page.getByRole('button', { name: `More for ${colleague.name}` }).click()
    await page.getByRole('menuitem', { name: 'Edit name and address' }).click()
    await page.getByRole('dialog').getByLabel('Last name').fill('Corrected')
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('cell', { name: /^Niamh Corrected/ })).toBeVisible()

    // The list is still that of the search. All accounts of the run would keep axe busy for long.
    await expectAccessible(page, async () => {})

    await visit(page, '/account')
    await logOut(page)
    await signIn(page, colleague)
    await expect(page.getByText('ACCOUNT_DEACTIVATED')).toBeVisible()
  })
})

test('staff cannot open the page of the staff, changes the password, and adds no app with a wrong code (USER-12, USER-18, USER-21)', async ({
  staff: page,
  account,
}) => {
  await test.step('staff cannot open the page of the staff (USER-12)', async () => {
    await visit(page, '/account/staff')
    await expect(page.getByText('Only administrators can see this page.')).toBeVisible()
    await visit(page, '/account')
    await expect(page.getByRole('heading', { name: 'Second factor' })).toBeVisible()
    await expect(page.getByRole('link', { name: /^Staff/ })).toBeHidden()
  })

  await test.step('staff changes the password, and cannot add an authenticator app with a wrong code (USER-18, USER-21)', async () => {
    const password = 'quite another password'

    await visit(page, '/account')
    await page.getByLabel('Current password').fill(account.password)
    await page.getByLabel('New password').fill(password)
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(page.getByText('Password changed. Your other sessions have ended.')).toBeVisible()

    await page.getByRole('button', { name: 'Add an authenticator app' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Password').fill(password)
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await expect(dialog.getByRole('img', { name: 'QR code of the secret' })).toBeVisible()
    await dialog.getByLabel('Code of the app').fill('000000')
    await dialog.getByRole('button', { name: 'Turn on' }).click()
    await expect(dialog.getByText('The code is wrong.', { exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Leave without saving' }).click()

    await logOut(page)
    await signIn(page, { email: account.email, password })
    await expect(page.getByRole('heading', { name: 'Home' })).toBeVisible()
  })
})

test('somebody who forgot the password asks for a link (USER-19)', async ({ page, account }) => {
  await page.goto('/auth/signin')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page.getByRole('heading', { name: 'Forgotten password' })).toBeVisible()
  await page.getByLabel('E-mail').fill(account.email)
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect(page.getByRole('status')).toContainText('an email with a link is on its way')

  await expectAccessible(page, () => visitPage(page, '/auth/forgot', 'Forgotten password'))
  await expectAccessible(page, () => visitPage(page, '/auth/reset?token=unknown', 'New password'))
  await page.getByLabel('New password').fill('quite another password')
  await page.getByRole('button', { name: 'Change my password' }).click()
  await expect(page.getByText('This link has been used or is older than 30 minutes.')).toBeVisible()

  await visitPage(page, '/auth/signup?invitation=unknown', 'Sign up')
  await expect(page.getByLabel('Secret Code')).toBeHidden()
})
