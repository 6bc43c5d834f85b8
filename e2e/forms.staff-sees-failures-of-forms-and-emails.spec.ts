import { formsCalls } from '@registrar/domain/forms/forms.calls'
import { linksCalls } from '@registrar/domain/links/links.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import type { BodyInput } from '@registrar/domain/shared/call'
import type { Page } from '@playwright/test'
import { expect, test, visit } from './support.ts'

const expectToast = (page: Page, message: string) =>
  expect(page.getByRole('status').getByText(message, { exact: true }).first()).toBeVisible()

const completeForm = (name: string): BodyInput<typeof formsCalls.submitForm> => ({
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

test('staff sees a message when a form or emails fail, and is signed out here even when the logout fails (FORM-10, FORM-11, MAIL-7, MAIL-11, ORG-25, UI-8, USER-10)', async ({
  staff: page,
  call,
}) => {
  // FORM-10, FORM-11, UI-8
  await test.step('staff sees a message when a form does not load, is not saved or is not deleted', async () => {
    const { data: form } = await call(formsCalls.submitForm, { body: completeForm(`Failing ${process.pid}`) })
    // Loading the page is a GET of the same address and must not fail.
    const fail = async (method: string, url: string, json: object, status = 500) => {
      await page.unroute(url)
      await page.route(url, (route) => {
        const request = route.request()
        const isCall = request.method() === method && request.resourceType() !== 'document'
        return isCall ? route.fulfill({ status, json }) : route.fallback()
      })
    }

    await test.step('a search that fails', async () => {
      await fail('POST', '**/form/search', { ok: false, code: 'INTERNAL_ERROR', message: 'No.' })
      await visit(page, '/form')
      await expectToast(page, 'Error fetching forms')
    })

    await test.step('a load that fails', async () => {
      await fail('GET', `**/form/${form._id}`, { ok: false, code: 'SOME_CODE', message: 'The form is away.' })
      await visit(page, `/form/${form._id}`)
      await expectToast(page, 'The form is away.')
      await page.unroute(`**/form/${form._id}`)
    })

    await test.step('a save that fails', async () => {
      await page.goto(`/form/${form._id}`)
      await page.getByRole('textbox', { name: 'Description' }).fill('Another trade')
      await fail('PUT', `**/form/${form._id}`, { ok: false, code: 'SOME_CODE', message: 'Not now.' })
      await page.getByRole('button', { name: 'Update' }).click()
      await expectToast(page, 'Not now.')
      await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue('Another trade')
    })

    await test.step('a deletion that fails', async () => {
      await fail('DELETE', `**/form/${form._id}`, { ok: false, code: 'SOME_CODE', message: 'It stays.' })
      await page.getByRole('button', { name: 'Delete' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
      await expectToast(page, 'It stays.')
      await expect(page.getByRole('heading', { level: 1, name: /^Failing/ })).toBeVisible()
    })
    await page.unrouteAll()
  })

  // MAIL-7
  await test.step('staff sees a message when emails do not load', async () => {
    await page.route('**/user/emails/**', (route) => route.fulfill({ status: 500, json: { ok: false } }))
    await visit(page, '/email')
    await expectToast(page, 'Failed to fetch emails')
    await visit(page, '/account')
    await expectToast(page, 'Failed to fetch emails')
    await expect(page.getByRole('heading', { name: 'My Profile' })).toBeVisible()
    await page.unrouteAll()
  })

  // ORG-25, MAIL-11
  await test.step('staff sees a message when the signup email fails', async () => {
    const { data: organization } = await call(organizationsCalls.createOrganization, {
      body: { name: `Unsent ${process.pid}` },
    })
    const { data: person } = await call(peopleCalls.createPerson, {
      body: { firstName: 'Una', lastName: `Unsent ${process.pid}` },
    })
    await call(linksCalls.createLink, {
      body: {
        peopleId: person._id,
        organizationId: organization._id,
        roles: ['director'],
      },
    })
    await call(organizationsCalls.updateOrganization, {
      params: { id: organization._id },
      body: { mail: 'una@example.ie', language: 'en' },
    })
    const failed = { status: 500, json: { ok: false } }
    const send = page.getByRole('button', { name: 'Send signup email' })
    await visit(page, `/organization/${organization._id}`)
    await expect(page.getByText('cannot be sent while no signup link is configured')).toBeVisible()
    await expect(send).toHaveCount(0)
    await page.route('**/app-config.json', (route) =>
      route.fulfill({ json: { environment: 'production', finotorSignupUrl: 'https://finotor.example/signup' } }),
    )
    await page.reload()

    await page.route('**/organization/templates', (route) => route.fulfill(failed))
    await send.click()
    await expectToast(page, 'Failed to get email template')
    await page.unroute('**/organization/templates')

    await page.route('**/organization/send', (route) => route.fulfill(failed))
    await send.click()
    await page.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click()
    await expectToast(page, 'Failed to send the Finotorsignup email')

    await page.unroute('**/organization/send')
    await page.route('**/organization/send', (route) => route.fulfill({ json: { ok: true, data: { mails: [] } } }))
    await page.route(`**/organization/${organization._id}`, (route) =>
      route.request().method() === 'PUT' ? route.fulfill(failed) : route.fallback(),
    )
    await send.click()
    await page.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click()
    await expectToast(page, 'Failed to update the organization for the Finotor signup email sent at property')
    await page.unrouteAll()
  })

  // USER-10
  await test.step('staff is signed out here even when the logout call fails', async () => {
    const logged: string[] = []
    page.on('console', (line) => {
      if (line.type() === 'error') logged.push(line.text())
    })
    await page.route('**/user/logout', (route) =>
      route.fulfill({ status: 500, json: { ok: false, code: 'INTERNAL_ERROR', message: 'Made to fail.' } }),
    )
    await visit(page, '/account')
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL(/\/auth\/signin/)
    await expect.poll(() => logged.join(' ')).toContain('Made to fail.')
    await expect(page.getByRole('status').getByText(/fail/i)).toHaveCount(0)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  })
})
