import { emailsCalls } from '@registrar/domain/emails/emails.calls'
import type { BodyInput } from '@registrar/domain/shared/call'
import { describe, expect, it } from 'vitest'
import { newId } from '#platform/database/ids'
import { useApp } from '#testing/test-app'
import { makeEmails } from './emails.factory.ts'
import { makeOrganization } from '../organizations/organizations.factory.ts'
import { makePerson } from '../people/people.factory.ts'
import { makeColleague } from '../users/users.factory.ts'

const app = useApp()

const emailsAbout = async (body: BodyInput<typeof emailsCalls.searchEmails>) =>
  (await app().staff(emailsCalls.searchEmails, { body })).answer
const find = (id: string) => app().staff(emailsCalls.findEmail, { params: { id } })
const sendAgain = (id: string, body: BodyInput<typeof emailsCalls.sendEmailAgain>) =>
  app().staff(emailsCalls.sendEmailAgain, { params: { id }, body })

/** Queues an email to an address and gives its id. */
const emailTo = async (address: string): Promise<string> => {
  const [messageId = ''] = await makeEmails(app(), [address])
  return messageId.split('@')[0] ?? ''
}
const change = (id: string, values: { tag?: string; organization_id?: string }) =>
  app().db.updateTable('mails').set(values).where('id', '=', id).execute()

it('the emails of a record answer 401 without a session (MAIL-18)', async () => {
  expect((await app().anybody(emailsCalls.searchEmails, { body: { peopleId: newId() } })).status).toBe(401)
  expect((await app().anybody(emailsCalls.sendEmailAgain, { params: { id: newId() } })).status).toBe(401)
})

describe('the emails of a record (MAIL-18)', () => {
  it('are those that name it and those to its address, the newest first, in pages', async () => {
    const mail = 'pages@emails.example.ie'
    const organizationId = await makeOrganization(app(), {
      mail: `Pages <PAGES@emails.example.ie>, other@emails.example.ie`,
    })
    const first = await emailTo(mail)
    const named = await emailTo('accountant@elsewhere.example.ie')
    await change(named, { organization_id: organizationId })
    const second = await emailTo('other@emails.example.ie')
    await emailTo('nobody@emails.example.ie')

    const { data, totalItems } = await emailsAbout({ organizationId })
    expect(data.map(({ _id }) => _id)).toEqual([second, named, first])
    expect(totalItems).toBe(3)
    expect(data[2]).toMatchObject({ subject: `For ${mail}`, email: mail, event: 'queued', user: null })
    expect((await emailsAbout({ organizationId, page: 2, limit: 2 })).data.map(({ _id }) => _id)).toEqual([first])

    const peopleId = await makePerson(app(), { mail })
    expect((await emailsAbout({ peopleId })).data.map(({ _id }) => _id)).toEqual([first])
    expect((await emailsAbout({ peopleId: newId() })).totalItems).toBe(0)
  })

  it('name their company when they are made of a template for it', async () => {
    const organizationId = await makeOrganization(app(), { name: 'Template Ltd' })
    const body = { templateId: 2, emailTo: 'client@template.example.ie', organizationId, params: {} }
    await app().staff(emailsCalls.sendTemplateEmail, { body })
    expect((await emailsAbout({ organizationId })).data[0]?.email).toBe('client@template.example.ie')
  })
})

describe('an email as it was sent (MAIL-19)', () => {
  it('has its text and what happened to it', async () => {
    const id = await emailTo('text@emails.example.ie')
    const { answer } = await find(id)
    expect(answer.data).toMatchObject({ textContent: 'Hello', htmlContent: '<p>Hello</p>', canSendAgain: true })
    expect(answer.data.events.map(({ event }) => event)).toEqual(['queued'])
    expect((await find(newId())).status).toBe(404)
    expect((await find('none')).status).toBe(404)
  })

  it('is sent again as it was, to another address, and names the same company', async () => {
    const organizationId = await makeOrganization(app())
    const id = await emailTo('old@emails.example.ie')
    await change(id, { organization_id: organizationId })
    const { answer } = await sendAgain(id, { emailTo: 'new@emails.example.ie; second@emails.example.ie' })
    expect(answer.data.mails.map(({ email }) => email)).toEqual(['new@emails.example.ie', 'second@emails.example.ie'])

    const [again] = answer.data.mails
    expect((await find(again?._id ?? '')).answer.data).toMatchObject({
      subject: 'For old@emails.example.ie',
      textContent: 'Hello',
      htmlContent: '<p>Hello</p>',
      user: { name: 'Niamh Kelly' },
    })
    expect((await emailsAbout({ organizationId })).totalItems).toBe(3)
  })

  it('is sent again with another text, whose markup is made of it', async () => {
    const id = await emailTo('words@emails.example.ie')
    const { answer } = await sendAgain(id, {
      emailTo: 'words@emails.example.ie',
      subject: 'Once more',
      textContent: 'Dear <client>,\n\nplease sign.',
    })
    const { data } = (await find(answer.data.mails[0]?._id ?? '')).answer
    expect(data.subject).toBe('Once more')
    expect(data.htmlContent).toContain('Dear &lt;client&gt;,</p>')
    expect(data.textContent).toContain('please sign.')
  })

  it('does not go to what is no address', async () => {
    const id = await emailTo('ok@emails.example.ie')
    expect((await sendAgain(id, { emailTo: 'not an address' })).problem.code).toBe('VALIDATION_FAILED')
    expect((await sendAgain(id, { emailTo: 'ok@emails.example.ie', textContent: ' ' })).problem.code).toBe(
      'VALIDATION_FAILED',
    )
  })

  it('shows no text and is not sent again when it is about an account', async () => {
    const colleague = await makeColleague(app())
    const sent = app().db.selectFrom('mails').select(['id', 'tag']).where('tag', '=', 'invitation')
    const id = (await sent.executeTakeFirst())?.id ?? (await emailTo(colleague.email))
    await change(id, { tag: 'invitation' })

    const { data } = (await find(id)).answer
    expect(data).toMatchObject({ textContent: null, htmlContent: null, canSendAgain: false })
    expect((await sendAgain(id, { emailTo: 'x@emails.example.ie' })).problem.code).toBe('EMAIL_ABOUT_ACCOUNT')
    expect((await emailsAbout({ peopleId: await makePerson(app(), { mail: data.email }) })).totalItems).toBe(0)
  })
})
