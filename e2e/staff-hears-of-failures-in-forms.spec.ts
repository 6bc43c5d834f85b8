import type { Page } from '@playwright/test'
import { expect, test } from './support.ts'

const toast = (page: Page, words: string) =>
  expect(page.getByRole('status').getByText(words, { exact: true }).first()).toBeVisible()

const makeForm = (name: string) => ({
  organizationName1: name,
  organizationName2: 'Two',
  organizationName3: 'Three',
  description: 'A trade',
  IDPAL: true,
  peoples: [
    {
      firstName: 'Fay',
      lastName: 'Failing',
      mail: 'fay@example.fr',
      phone: '1',
      birth: '1990-01-01',
      nationality: 'Irish',
      street: '1 Main Street',
      city: 'Cork',
      state: 'Cork',
      country: 'Ireland',
      zip: 'T12',
      roles: ['director', 'secretary', 'shareholder'],
      beneficiaryPercentage: 100,
    },
  ],
})

// FORM-10, FORM-11, UI-8
test('staff hears of failures in forms', async ({ staff: page, call }) => {
  const { data: form } = await call('POST', '/form', makeForm(`Failing ${process.pid}`))
  // The page itself is a GET of the same address.
  const fail = async (method: string, url: string, json: object, status = 500) => {
    await page.unroute(url)
    await page.route(url, (route) => {
      const asked = route.request()
      const isCall = asked.method() === method && asked.resourceType() !== 'document'
      return isCall ? route.fulfill({ status, json }) : route.fallback()
    })
  }

  await test.step('a search that fails', async () => {
    await fail('POST', '**/form/search', { ok: false, code: 'INTERNAL_ERROR', message: 'No.' })
    await page.goto('/form')
    await toast(page, 'Error fetching forms')
  })

  await test.step('a load that fails, with words and without', async () => {
    await fail('GET', `**/form/${form._id}`, { ok: false, code: 'SOME_CODE', message: 'The form is away.' })
    await page.goto(`/form/${form._id}`)
    await toast(page, 'The form is away.')
    await fail('GET', `**/form/${form._id}`, { ok: false, code: 'SOME_CODE' })
    await page.goto(`/form/${form._id}`)
    await toast(page, 'SOME_CODE')
    await page.unroute(`**/form/${form._id}`)
  })

  await test.step('a save that fails: the message, the code, or the last resort', async () => {
    await page.goto(`/form/${form._id}`)
    const answers = [
      [{ ok: false, code: 'SOME_CODE', message: 'Not now.' }, 'Not now.'],
      [{ ok: false, code: 'OTHER_CODE' }, 'OTHER_CODE'],
      [{ ok: false }, 'An error occurred'],
    ] as const
    await page.getByRole('textbox', { name: 'Description' }).fill('Another trade')
    for (const [answer, words] of answers) {
      await fail('PUT', `**/form/${form._id}`, answer)
      await page.getByRole('button', { name: 'Update' }).click()
      await toast(page, words)
    }
    await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue('Another trade')
  })

  await test.step('a deletion that fails', async () => {
    await fail('DELETE', `**/form/${form._id}`, { ok: false, code: 'SOME_CODE', message: 'It stays.' })
    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await toast(page, 'It stays.')
    await expect(page.getByRole('heading', { level: 1, name: /^Failing/ })).toBeVisible()
  })
})

// MAIL-7
test('staff hears of failures in the mail', async ({ staff: page }) => {
  await page.route('**/user/emails/**', (route) => route.fulfill({ status: 500, json: { ok: false } }))
  await page.goto('/email')
  await toast(page, 'Failed to fetch emails')
  await page.goto('/account')
  await toast(page, 'Failed to fetch emails')
  await expect(page.getByRole('heading', { name: 'My Profile' })).toBeVisible()
})

// USER-10
test('staff hears nothing of a logout that failed, and is signed out here all the same', async ({ staff: page }) => {
  const logged: string[] = []
  page.on('console', (line) => {
    if (line.type() === 'error') logged.push(line.text())
  })
  await page.route('**/user/logout', (route) =>
    route.fulfill({ status: 500, json: { ok: false, code: 'INTERNAL_ERROR', message: 'Made to fail.' } }),
  )
  await page.goto('/account')
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/auth\/signin/)
  expect(logged.join(' ')).toContain('Made to fail.')
  await expect(page.getByRole('status').getByText(/fail/i)).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
})

// ORG-25
test('staff hears of failures of the signup mail', async ({ staff: page, call }) => {
  const { data: organization } = await call('POST', '/organization', { name: `Unsent ${process.pid}` })
  const { data: person } = await call('POST', '/people', { firstName: 'Una', lastName: `Unsent ${process.pid}` })
  await call('POST', '/linkpeopleorganization', {
    peopleId: person._id,
    organizationId: organization._id,
    roles: ['director'],
  })
  await call('PUT', `/organization/${organization._id}`, { mail: 'una@example.ie', language: 'en' })
  const failed = { status: 500, json: { ok: false } }
  await page.goto(`/organization/${organization._id}`)
  const send = page.getByRole('button', { name: 'Send signup email' })

  await page.route('**/organization/templates', (route) => route.fulfill(failed))
  await send.click()
  await toast(page, 'Failed to get email template')
  await page.unroute('**/organization/templates')

  await page.route('**/organization/send', (route) => route.fulfill(failed))
  await send.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click()
  await toast(page, 'Failed to send the Finotorsignup email')

  await page.unroute('**/organization/send')
  await page.route('**/organization/send', (route) => route.fulfill({ json: { ok: true, data: { mails: [] } } }))
  await page.route(`**/organization/${organization._id}`, (route) =>
    route.request().method() === 'PUT' ? route.fulfill(failed) : route.fallback(),
  )
  await send.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click()
  await toast(page, 'Failed to update the organization for the Finotor signup email sent at property')
})
