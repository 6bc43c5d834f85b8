import { emailsCalls } from '@registrar/domain/emails/emails.calls'
import { reminderKinds } from '@registrar/domain/reminders/reminder-kind'
import { linksCalls } from '@registrar/domain/links/links.calls'
import { describe, expect, it } from 'vitest'
import { useApp } from '#testing/test-app'
import { makeOrder } from '../orders/orders.factory.ts'
import { makeOrganization } from '../organizations/organizations.factory.ts'
import { makePerson } from '../people/people.factory.ts'

const app = useApp({
  MAIL_FROM: 'Office <office@example.ie>',
  MAIL_REPLY_TO: 'clients@example.ie',
  PAYMENT_DETAILS: 'IBAN IE29 AIBK',
})

const preview = (body: object) => app().staff(emailsCalls.findEmailTemplate, { body })
const send = (body: object) => app().staff(emailsCalls.sendTemplateEmail, { body: body as never })
const sentReminders = async (id: string) =>
  (await app().staff(emailsCalls.listSentReminders, { params: { id } })).answer.data

const makeClient = (fields: object = {}) =>
  makeOrganization(app(), {
    name: 'Boyne Trading Ltd',
    language: 'en',
    hasDomiciliation: true,
    domiciliationPaidReminder: '2096-11-12',
    ...fields,
  })

it('the reminders of an organization answer 401 without a session', async () => {
  const { status } = await app().anybody(emailsCalls.listSentReminders, { params: { id: 'x' } })
  expect(status).toBe(401)
})

describe('the preview of a reminder (MAIL-10)', () => {
  it.each(reminderKinds)(
    'of the kind %s is in the language of its template, and names the sender and another subject than the plain template',
    async (kind) => {
      const [french, english] = await Promise.all([1, 2].map((templateId) => preview({ templateId, kind })))
      expect([french?.status, english?.status]).toEqual([200, 200])
      expect(french?.answer.htmlContent).toContain('<html lang="fr">')
      expect(english?.answer.htmlContent).toContain('<html lang="en">')
      expect(english?.answer).toMatchObject({ from: 'Office <office@example.ie>' })
      expect(english?.answer.subject).not.toBe((await preview({ templateId: 2 })).answer.subject)
    },
  )

  it("has the values of the organization's record, in its language, and a parameter replaces them", async () => {
    const organizationId = await makeClient()
    const { answer } = await preview({ kind: 'domiciliation', organizationId, params: { amount: '€240.00' } })
    expect(answer.subject).toBe('Boyne Trading Ltd: payment for the registered office service, due on 12 November 2096')
    expect(answer.htmlContent).toContain('Period: 12 November 2096 to 11 November 2097')
    expect(answer.htmlContent).toContain('Amount: €240.00')
    expect(answer.htmlContent).toContain('IBAN IE29 AIBK')

    const renamed = await preview({ kind: 'domiciliation', organizationId, params: { company: 'Boyne' } })
    expect(renamed.answer.subject).toContain('Boyne: ')
  })

  it('of a service names the amount of the last order of it, and an amount that is sent replaces it (REM-3)', async () => {
    const organizationId = await makeClient({ language: 'fr' })
    await makeOrder(app(), { organizationId, product: 'Domiciliation', totalAmountOrder: 1249.5 })
    const amountLine = async (params: object) => {
      const { answer } = await preview({ kind: 'domiciliation', organizationId, params })
      return /Montant.*?(?=<br>)/.exec(answer.htmlContent)?.[0].replaceAll(/\s/g, ' ')
    }
    expect(await amountLine({})).toBe('Montant : 1 249,50 €')
    expect(await amountLine({ amount: '249.00' })).toBe('Montant : 249,00 €')
    expect(await amountLine({ amount: '249 € TTC' })).toBe('Montant : 249 € TTC')
  })

  it('without a kind is the template of MAIL-1, with its subject', async () => {
    const { answer } = await preview({ templateId: 2 })
    expect(answer).toMatchObject({ subject: 'Reminder: something is due for your Irish company' })
  })

  it.each([
    ['templateId', {}],
    ['kind', { kind: 'vat' }],
  ])('needs a known %s', async (field, body) => {
    const { status, problem } = await preview(body)
    expect([status, Object.keys(problem.fields ?? {})]).toEqual([400, [field]])
  })

  it('of an unknown organization is not found', async () => {
    expect((await preview({ kind: 'domiciliation', organizationId: 'nobody' })).status).toBe(404)
  })
})

describe('sending a reminder (MAIL-11)', () => {
  it('queues the text of its kind, and keeps when it was last sent for the organization', async () => {
    const organizationId = await makeClient({ financialYearEnd: '2095-12-31' })
    expect(await sentReminders(organizationId)).toEqual([])

    const body = { emailTo: 'boyne@example.ie', organizationId, params: { firstname: 'Maud' } }
    await send({ ...body, templateId: 2, kind: 'corporationTax' })
    const { answer } = await send({ ...body, kind: 'corporationTax' })
    const email = await app()
      .db.selectFrom('mails')
      .selectAll()
      .where('id', '=', answer.data.mails[0]?._id ?? '')
      .executeTakeFirstOrThrow()
    expect(email.subject).toBe('Boyne Trading Ltd: corporation tax return due 23 September 2096')
    expect(email.text_content).toContain('Hello Maud,')
    expect(email).toMatchObject({ tag: 'corporation-tax-reminder', reply_to: 'clients@example.ie' })
    expect(await sentReminders(organizationId)).toEqual([
      { kind: 'corporationTax', sentAt: email.created_at, email: 'boyne@example.ie' },
    ])
  })

  it('greets the first director unless it is given a name, by a numbered template too (ORG-26)', async () => {
    const organizationId = await makeClient()
    const peopleId = await makePerson(app(), { firstName: 'Maud' })
    await app().staff(linksCalls.createLink, { body: { organizationId, peopleId, roles: ['director'] } })

    const greeting = async (body: object) =>
      /Hello[^<]*/.exec((await preview({ organizationId, ...body })).answer.htmlContent)?.[0]
    expect(await greeting({ kind: 'domiciliation' })).toBe('Hello Maud,')
    expect(await greeting({ kind: 'domiciliation', params: { firstname: 'Una' } })).toBe('Hello Una,')
    expect(await greeting({ templateId: 2 })).toBe('Hello Maud,')
  })

  it('does not count a reminder that has failed', async () => {
    const organizationId = await makeClient()
    const { answer } = await send({ kind: 'domiciliation', emailTo: 'boyne@example.ie', organizationId })
    const id = answer.data.mails[0]?._id ?? ''
    await app().db.updateTable('mails').set({ state: 'failed' }).where('id', '=', id).execute()
    expect(await sentReminders(organizationId)).toEqual([])
  })

  it('is refused for a service that the organization does not have', async () => {
    const organizationId = await makeClient()
    const { status, problem } = await send({ kind: 'secretaryCompany', emailTo: 'a@example.ie', organizationId })
    expect([status, problem.code]).toEqual([422, 'SERVICE_INACTIVE'])
    expect(await sentReminders(organizationId)).toEqual([])
  })

  it('accepts a kind without an organization, because `organizationId` is optional (MAIL-10)', async () => {
    const { status } = await send({ templateId: 1, kind: 'secretaryCompany', emailTo: 'a@example.ie', params: {} })
    expect(status).toBe(200)
  })
})
