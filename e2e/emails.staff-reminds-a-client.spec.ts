import { emailsCalls } from '@registrar/domain/emails/emails.calls'
import { linksCalls } from '@registrar/domain/links/links.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import type { Page } from '@playwright/test'
import { type MakeCall, expect, test, visit } from './support.ts'

const services = [
  ['DOMICILIATION', 'domiciliation'],
  ['SECRETARY', 'secretaryCompany'],
  ['ANONYMOUS SHAREHOLDER', 'anonymousShareholder'],
] as const
const asSent = (organizationId: string) => ({ organizationId, params: { firstname: 'Maud' } })

const expectToast = (page: Page, message: string) =>
  expect(page.getByRole('status').getByText(message).first()).toBeVisible()

const makeOrganization = async (call: MakeCall, fields: object) => {
  const { data: organization } = await call(organizationsCalls.createOrganization, {
    body: { name: `Reminded ${process.pid}` },
  })
  await call(organizationsCalls.updateOrganization, {
    params: { id: organization._id },
    body: {
      incorporationDate: '2020-01-31',
      status: true,
      financialYearEnd: '2023-12-31',
      hasDomiciliation: true,
      domiciliationSubscription: '2022-01-01',
      hasSecretaryCompany: true,
      secretaryCompanySubscription: '2022-01-01',
      hasAnonymousShareholder: true,
      anonymousShareholderSubscription: '2090-01-01',
      ...fields,
    },
  })
  return organization._id
}

/** Previews the email that a banner offers, sends it, and returns the body of the call. */
const remind = async (page: Page, region: string, firstLine: string, further?: string) => {
  await page
    .getByRole('region', { name: region, exact: true })
    .getByRole('button', { name: 'Send reminder email' })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Preview' })
  await expect(dialog.frameLocator('iframe').getByText(firstLine)).toBeVisible()
  await expect(dialog).toContainText(`Reminded ${process.pid}`)
  if (further) await dialog.getByRole('button', { name: `Add ${further}` }).click()
  const [request] = await Promise.all([
    page.waitForRequest('**/organization/send'),
    dialog.getByRole('button', { name: 'Send', exact: true }).click(),
  ])
  await expect(dialog).toBeHidden()
  return request.postDataJSON() as unknown
}

// MAIL-1, MAIL-9, MAIL-10, ORG-26
test('staff reminds a client of the corporation tax and of each service', async ({ staff: page, call }) => {
  const mail = `reminded-${process.pid}@example.fr`
  const id = await makeOrganization(call, { mail, language: 'en' })
  const { data: person } = await call(peopleCalls.createPerson, {
    body: { firstName: 'Maud', lastName: `Rappel ${process.pid}` },
  })
  await call(linksCalls.createLink, { body: { peopleId: person._id, organizationId: id, roles: ['director'] } })

  await test.step('in English', async () => {
    await visit(page, `/organization/${id}/ACCOUNTING_TAB`)
    const sent = await remind(page, 'FINANCIAL', 'Hello Maud,')
    expect(sent).toEqual({ ...asSent(id), templateId: 2, kind: 'corporationTax', emailTo: mail })
    await expectToast(page, `Email sent to ${mail}!`)
    await expect(page.getByRole('region', { name: 'FINANCIAL' })).toContainText(/last sent \d{2}\/\d{2}\/\d{4}/)
  })

  await test.step('to a further address too, when staff choose it', async () => {
    const further = `further-${process.pid}@example.fr`
    await call(organizationsCalls.updateOrganization, { params: { id }, body: { otherMails: [further] } })
    await page.goto(`/organization/${id}/SERVICE_TAB`)
    const sent = await remind(page, 'DOMICILIATION', 'Hello Maud,', further)
    expect(sent).toMatchObject({ emailTo: `${mail}, ${further}` })
    await expectToast(page, `Email sent to ${mail}, ${further}!`)
    await call(organizationsCalls.updateOrganization, { params: { id }, body: { otherMails: [] } })
  })

  await test.step('and in French, of what is late and of what is to come', async () => {
    await call(organizationsCalls.updateOrganization, { params: { id }, body: { language: 'fr' } })
    await page.goto(`/organization/${id}/SERVICE_TAB`)
    for (const [title, kind] of services) {
      const sent = await remind(page, title, 'Bonjour Maud,')
      expect(sent).toEqual({ ...asSent(id), templateId: 1, kind, emailTo: mail })
    }
    await expectToast(page, `Email sent to ${mail}!`)
  })

  await test.step('and finds the emails in the outbox', async () => {
    const statuses = async () => {
      const recent = await call(emailsCalls.listRecentEmails, { params: { email: mail } })
      return recent.data.map(({ subject, status }) => `${subject.split(/\s/)[0]} ${status}`).toSorted()
    }
    const ofServices = services.map(() => 'Reminded outbox')
    await expect.poll(statuses).toEqual(['Reminded outbox', 'Reminded outbox', ...ofServices])

    await visit(page, '/email')
    await page.getByRole('searchbox').fill(`${mail} outbox`)
    await expect(page.getByRole('row')).toHaveCount(6)
  })
})

test('staff cannot remind without an address, are asked before a typed amount is left, and see why a reminder is not sent (MAIL-3, MAIL-9, MAIL-11, UI-9)', async ({
  staff: page,
  call,
}) => {
  // MAIL-9, MAIL-11
  await test.step('staff cannot remind a client without an email address, nor of an inactive service', async () => {
    const id = await makeOrganization(call, {
      mail: null,
      hasSecretaryCompany: false,
    })
    const send = page.getByRole('button', { name: 'Send reminder email' })
    await visit(page, `/organization/${id}/ACCOUNTING_TAB`)
    await expect(send).toBeDisabled()
    await expect(page.getByRole('region', { name: 'FINANCIAL' })).toContainText('Missing: Organization mail')

    await visit(page, `/organization/${id}/SERVICE_TAB`)
    await expect(send).toHaveCount(2)
    for (const button of await send.all()) await expect(button).toBeDisabled()
  })

  await test.step('the preview of a reminder asks before a typed amount is left, stays closed, and does not keep it for the next one (MAIL-3, UI-9)', async () => {
    const id = await makeOrganization(call, { mail: 'amount@example.ie', language: 'en' })
    await visit(page, `/organization/${id}/SERVICE_TAB`)
    const service = page.getByRole('region', { name: 'DOMICILIATION', exact: true })
    const send = service.getByRole('button', { name: 'Send reminder email' })
    const dialog = page.getByRole('dialog', { name: 'Preview' })
    await send.click()
    await expect(dialog.getByLabel('Amount')).toBeVisible()

    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/organization/templates', async (route) => {
      await released
      await route.fallback()
    })
    const answered = page.waitForResponse('**/organization/templates')
    await dialog.getByLabel('Amount').fill('150')
    const question = page.getByRole('dialog', { name: 'Unsaved changes' })
    await page.keyboard.press('Escape')
    await question.getByRole('button', { name: 'Stay' }).click()
    await expect(dialog.getByLabel('Amount')).toHaveValue('150')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toBeHidden()
    release()
    await (await answered).finished()
    await expect(send).not.toHaveAttribute('data-loading')
    await expect(dialog).toBeHidden()

    await page.unroute('**/organization/templates')
    await send.click()
    await expect(dialog.getByLabel('Amount')).toHaveValue('')
  })

  await test.step('staff sees a message when a reminder is not sent', async () => {
    const id = await makeOrganization(call, { mail: 'unsent@example.ie', language: 'en' })
    const failed = { status: 500, json: { ok: false, code: 'INTERNAL_ERROR', message: 'No.' } }
    for (const tab of ['ACCOUNTING_TAB', 'SERVICE_TAB']) {
      await visit(page, `/organization/${id}/${tab}`)
      const send = page.getByRole('button', { name: 'Send reminder email' }).first()
      await page.route('**/organization/templates', (route) => route.fulfill(failed))
      await send.click()
      await expectToast(page, 'Failed to get email template')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await page.unroute('**/organization/templates')

      await page.route('**/organization/send', (route) => route.fulfill(failed))
      await send.click()
      await page.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click()
      await expectToast(page, 'Failed to send email')
      await page.unroute('**/organization/send')
    }
  })
})
