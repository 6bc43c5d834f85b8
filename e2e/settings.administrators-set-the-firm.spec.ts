import { expectAccessible, openPage } from './accessibility.ts'
import { ADMINISTRATOR } from './server/global-setup.ts'
import { expect, test, visit } from './support.ts'

test('an administrator opens the settings from the menu, and changes one, and a text (SET-1, SET-3, TEXT-4)', async ({
  page,
}) => {
  await page.goto('/auth/signin')
  await page.getByLabel('E-mail').fill(ADMINISTRATOR.email)
  await page.getByLabel('Password').fill(ADMINISTRATOR.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  const navigation = page.getByRole('navigation', { name: 'Main', exact: true })
  await navigation.getByRole('button', { name: 'More' }).click()
  await navigation.getByRole('link', { name: 'Settings' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()

  await expect(page.getByLabel('Payment details')).toBeVisible()
  const days = page.getByLabel('Days that any other session lasts')
  await expect(days).toHaveValue('7')
  await days.fill('0')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('must be a whole number from 1 to 365.').first()).toBeVisible()
  await days.fill('8')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Settings saved')).toBeVisible()

  await page.reload()
  await expect(days).toHaveValue('8')
  await days.fill('')
  await page.keyboard.press('Control+s')
  await expect(days).toHaveValue('7')

  await page.getByRole('button', { name: 'Send a test email to me' }).click()
  await expect(page.getByText('Kept in the outbox: no mail server is set up').first()).toBeVisible()

  await page.getByRole('link', { name: 'Texts of emails and letters' }).first().click()
  await page.getByRole('link', { name: 'General reminder' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'General reminder' })).toBeVisible()
  const preview = page.frameLocator('iframe[title="Preview of the email"]')
  await expect(preview.getByText('Hello Aoife,')).toBeVisible()
  const words = page.getByLabel('Text, English')
  const original = await words.inputValue()
  await words.fill('Dear ')
  await page.getByRole('button', { name: '{firstname}' }).click()
  await expect(words).toHaveValue('Dear {firstname}')
  await expect(preview.getByText('Dear Aoife')).toBeVisible()
  await words.fill('Dear {nobody}')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('There is no variable {nobody} in this text.').first()).toBeVisible()
  await words.fill('Dear {firstname}, please pay.')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Text saved')).toBeVisible()
  await expectAccessible(page, () => preview.getByText('Dear Aoife, please pay.').waitFor())
  await page.getByRole('button', { name: 'Back to the original' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Back to the original' }).click()
  await expect(words).toHaveValue(original)
  await expect(page.getByText('back to the original words (in force)')).toBeVisible()

  const settings = await page.request.get('/settings', { headers: { accept: 'application/json' } })
  const { data } = (await settings.json()) as { data: { key: string; source: string }[] }
  const answer = data.map((one) => (one.key === 'paymentDetails' ? { ...one, source: 'environment' } : one))
  await page.route('**/settings', (route) =>
    route.request().resourceType() === 'document'
      ? route.continue()
      : route.fulfill({ json: { ok: true, data: answer } }),
  )
  await expectAccessible(page, () => openPage(page, '/settings', 'Settings'))
  await expect(page.getByLabel('Payment details')).toBeDisabled()
  await expect(page.getByText('set by the operator').last()).toBeVisible()
})

test('staff cannot open the settings (USER-12)', async ({ staff: page }) => {
  await visit(page, '/settings')
  await expect(page.getByText('Only administrators can see this page.')).toBeVisible()
})
