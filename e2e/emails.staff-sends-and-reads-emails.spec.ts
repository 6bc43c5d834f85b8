import { linksCalls } from '@registrar/domain/links/links.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import { expect, test, visit } from './support.ts'

const event = (fields: object) => ({
  subject: 'Reminder',
  event: 'sent',
  date: '2026-03-04T20:00:00.000Z',
  from: 'office@example.ie',
  email: 'client@example.ie',
  tag: null,
  messageId: '<one@example.ie>',
  ...fields,
})

// MAIL-7, MAIL-8, ORG-25, USER-10
test('staff sends a signup email and finds it in the histories', async ({ staff: page, call, account }) => {
  const name = `Emailed ${process.pid}`
  const mail = `mail-${process.pid}@example.fr`
  const { data: organization } = await call(organizationsCalls.createOrganization, { body: { name } })
  const status = page.getByRole('region', { name: 'FINOTOR' })
  await page.route('**/app-config.json', (route) =>
    route.fulfill({ json: { environment: 'production', finotorSignupUrl: 'https://finotor.example/signup' } }),
  )

  await test.step('cannot send the signup email while something that it needs is missing', async () => {
    await visit(page, `/organization/${organization._id}`)
    await expect(status.getByRole('status').getByRole('listitem')).toHaveText([
      'Director is missing',
      'Organization mail',
    ])
    await expect(status.getByRole('button', { name: 'Send signup email' })).toBeDisabled()
    await expect(status.getByLabel('Signup link')).toHaveValue('https://finotor.example/signup')
    await expect(status.getByRole('button', { name: 'Copy' })).toBeEnabled()
  })

  await test.step('previews the email and sends it', async () => {
    const { data: person } = await call(peopleCalls.createPerson, {
      body: { firstName: 'Maud', lastName: `Lettre ${process.pid}` },
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
      body: { mail, language: 'fr' },
    })

    await page.reload()
    await expect(status.getByText(/Missing/)).toHaveCount(0)
    await status.getByRole('button', { name: 'Send signup email' }).click()
    const dialog = page.getByRole('dialog', { name: 'Preview' })
    await expect(dialog).toContainText(mail)
    await expect(dialog.frameLocator('iframe').getByText(/Maud/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(page.getByText('Signup email sent!')).toBeVisible()
    await expect(status.getByRole('combobox', { name: 'Status' })).toHaveValue('sent')
    const saved = await call(organizationsCalls.findOrganization, { params: { id: organization._id } })
    expect(saved).toMatchObject({ finotor: 'sent', finotorEmailSentAt: expect.stringMatching(/^\d{4}-/) })
  })

  await test.step('finds it in the history', async () => {
    await page.getByRole('link', { name: 'Emails', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Emails History' })).toBeVisible()
    await page.getByRole('searchbox').fill(mail)
    const row = page.getByRole('row').nth(1)
    await expect(row).toContainText(mail)
    await expect(row.getByRole('cell').first()).toHaveText(/^\d{2}-\d{2}-\d{4}$/)
    await expect(row.getByRole('cell').last()).toHaveText('View')
  })

  await test.step('sees placeholders for what is missing, and goes from page to page', async () => {
    const many = Array.from({ length: 60 }, (_, place) => event({ email: `client-${place}@example.ie` }))
    const opened = event({ subject: '', event: 'opened', tag: null, date: '2026-03-05T20:00:00.000Z' })
    const events = [
      opened,
      event({ subject: '', event: 'delivered', tag: null }),
      event({ event: 'failed', tag: 'signup', messageId: '<two@example.ie>', reason: '550 5.1.1 No such user here' }),
      ...many,
    ]
    await page.route('**/user/emails/activity', (route) => route.fulfill({ json: { ok: true, events } }))
    await page.route(`**/user/emails/${encodeURIComponent(account.email)}`, (route) =>
      route.fulfill({
        json: { ok: true, data: [{ subject: '', status: 'delivered', date: '2026-03-04T20:00:00.000Z' }] },
      }),
    )

    await page.goto('/email')
    const first = page.getByRole('row').nth(1)
    await expect(first).toContainText('No Subject')
    await expect(first).toContainText('05-03-2026')
    await expect(first.getByText('N/A')).toBeVisible()
    await expect(page.getByText('1–25 of 62')).toBeVisible()
    await first.getByRole('button', { name: /^View/ }).click()
    const happened = page.getByRole('dialog', { name: 'No Subject' })
    await expect(happened).toContainText(/opened.*delivered/)
    await page.keyboard.press('Escape')
    await page
      .getByRole('row', { name: /failed/ })
      .getByRole('button', { name: /^View/ })
      .click()
    await expect(page.getByRole('dialog', { name: 'Reminder' })).toContainText('550 5.1.1 No such user here')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Page 3' }).click()
    await expect(page.getByRole('row')).toHaveCount(13)
    await page.getByRole('searchbox').fill('client-59')
    await expect(page.getByRole('row')).toHaveCount(2)
  })

  await test.step('and on the account page', async () => {
    await visit(page, '/account')
    await expect(page.getByRole('heading', { name: 'My Profile' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Delete Account' })).toBeDisabled()
    await expect(page.getByRole('region', { name: 'Recent Emails' })).toContainText('No Subject')
    await expect(page.getByRole('region', { name: 'Email Activity' })).toContainText('failed')
  })
})
