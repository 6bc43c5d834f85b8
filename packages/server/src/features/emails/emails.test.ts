import { emailsCalls } from '@registrar/domain/emails/emails.calls'
import { frenchTypography } from '@registrar/domain/shared/french-typography'
import { describe, expect, it } from 'vitest'
import { later, now } from '#platform/clock'
import { useApp } from '#testing/test-app'
import { makeEmails } from './emails.factory.ts'
import { SIGNATURE_HEADER, signatureOf } from './webhook-signature.ts'

const SECRET = 'a secret of the email provider'

const app = useApp({ MAIL_WEBHOOK_SECRET: SECRET, BRAND_MAIN: 'Liffey & Co', MAIL_FROM: 'Office <office@example.ie>' })

const preview = (templateId: number, params?: Record<string, string>) =>
  app().staff(emailsCalls.findEmailTemplate, { body: { templateId, ...(params && { params }) } })
const send = (body: object) => app().staff(emailsCalls.sendTemplateEmail, { body: body as never })
const recent = async (email: string) =>
  (await app().staff(emailsCalls.listRecentEmails, { params: { email } })).answer.data
const emailOf = (id: string | undefined) =>
  app()
    .db.selectFrom('mails')
    .selectAll()
    .where('id', '=', id ?? '')
    .executeTakeFirstOrThrow()

describe('the email calls', () => {
  it('answer 401 without a session', async () => {
    const { findEmailTemplate, sendTemplateEmail, listEmailActivity, listRecentEmails } = emailsCalls
    const answers = [
      await app().anybody(findEmailTemplate),
      await app().anybody(sendTemplateEmail),
      await app().anybody(listEmailActivity),
      await app().anybody(listRecentEmails, { params: { email: 'a@example.ie' } }),
    ]
    expect(answers.map(({ status, problem }) => [status, problem.code])).toEqual(
      answers.map(() => [401, 'UNAUTHENTICATED']),
    )
  })
})

describe('a template (MAIL-1, MAIL-2)', () => {
  it.each([
    [1, 'fr', 'Bonjour {{params.firstname}},'],
    [2, 'en', 'Hello {{params.firstname}},'],
    [6, 'fr', 'href="{{params.signupLink}}"'],
    [7, 'en', 'href="{{params.signupLink}}"'],
  ])('%i is in %s', async (templateId, language, text) => {
    const { htmlContent } = (await preview(templateId)).answer
    expect(htmlContent).toContain(`<html lang="${language}">`)
    expect(htmlContent).toContain(text)
  })

  it.each([
    [1, 'approche ou est dépassée'],
    [6, 'est tenue sur Finotor'],
    [6, 'Si le bouton ne fonctionne pas'],
  ])('%i is in good French: %s', async (templateId, text) => {
    const { htmlContent } = (await preview(templateId)).answer
    const letter = htmlContent.replace(/<style>[^]*<\/style>/, '')
    expect(letter).toContain(text)
    expect(letter).toBe(frenchTypography(letter))
  })

  it('is filled for its preview, with parameters as text', async () => {
    const { answer } = await preview(2, { firstname: '<b>Zoé</b>' })
    expect(answer.htmlContent).toContain('Hello &lt;b&gt;Zoé&lt;/b&gt;,')
    expect(answer.htmlContent).toContain('The Liffey &amp; Co team')
  })

  it.each([3, 0, -1, 99_999_999_999])('%i does not exist', async (templateId) => {
    expect((await preview(templateId)).problem.code).toBe('NOT_FOUND')
    expect((await send({ templateId, emailTo: 'a@example.ie' })).status).toBe(404)
  })
})

describe('sending a template (MAIL-3)', () => {
  it('queues an email to each address, filled in both parts', async () => {
    const params = { firstname: "L'Équipe <3", signupLink: 'https://finotor.example/?a=1&b=2' }
    const { status, answer } = await send({ templateId: 6, emailTo: ['One@example.fr', 'two@example.fr'], params })
    expect([status, answer.data.mails.map(({ email }) => email)]).toEqual([200, ['One@example.fr', 'two@example.fr']])

    const email = await emailOf(answer.data.mails[0]?._id)
    expect(email).toMatchObject({ sender: 'Office <office@example.ie>', state: 'queued', tag: 'finotor-signup' })
    expect(email.message_id).toMatch(/@example\.ie$/)
    expect(email.text_content).toContain("Bonjour L'Équipe <3,")
    expect(email.text_content).toContain('https://finotor.example/?a=1&b=2')
    expect(email.html_content).toContain('Bonjour L&#39;Équipe &lt;3,')
    expect(email.html_content).toContain('href="https://finotor.example/?a=1&amp;b=2"')
    expect(`${email.text_content}${email.html_content}`).not.toContain('{{')

    expect(await recent('one@EXAMPLE.fr')).toMatchObject([{ subject: email.subject, status: 'queued' }])
  })

  it.each([
    ['nobody', 'emailTo'],
    [['a@example.ie', 'nobody'], 'emailTo.1'],
  ])('says what is wrong with the address %j (API-2)', async (emailTo, field) => {
    const { problem } = await send({ templateId: 1, emailTo, params: {} })
    expect(problem.fields).toEqual({ [field]: 'Write an email address.' })
  })

  it('accepts a single address, and queues one email for an address given twice', async () => {
    const one = await send({ templateId: 1, emailTo: 'single@example.fr', params: {} })
    expect(one.answer.data.mails).toHaveLength(1)
    expect((await emailOf(one.answer.data.mails[0]?._id)).text_content).toContain('Bonjour,')
    const twice = await send({ templateId: 2, emailTo: ['same@example.fr', 'SAME@example.fr'], params: {} })
    expect(twice.answer.data.mails).toHaveLength(1)
  })

  it('sends one email to each address of a field, and refuses a field that cannot be read as a whole (MAIL-12)', async () => {
    const body = { templateId: 1, emailTo: ['One <one@fields.example>; two@fields.example', 'TWO@fields.example'] }
    const { answer } = await app().staff(emailsCalls.sendTemplateEmail, { body })
    expect(answer.data.mails.map(({ email }) => email)).toEqual(['one@fields.example', 'TWO@fields.example'])

    for (const emailTo of ['one@fields.example; two', ['one@fields.example', 'two'], '']) {
      const { status, problem } = await app().staff(emailsCalls.sendTemplateEmail, { body: { ...body, emailTo } })
      expect([status, problem.code]).toEqual([400, 'VALIDATION_FAILED'])
    }
    expect(await recent('one@fields.example')).toHaveLength(1)
  })

  it('refuses a sign-up email without a link', async () => {
    const { status, problem } = await send({ templateId: 7, emailTo: 'a@example.ie', params: { firstname: 'A' } })
    expect([status, problem.code]).toEqual([422, 'SIGNUP_LINK_REQUIRED'])
  })

  it.each([
    ['emailTo', { emailTo: 'nobody' }],
    ['emailTo', { emailTo: [] }],
    ['emailTo', { emailTo: 'a@example.ie\r\nBcc: b@example.ie' }],
    ['emailTo', { emailTo: 'a@example.ie, b' }],
    ['emailTo', { emailTo: Array.from({ length: 26 }, (_, n) => `a${n}@example.ie; b${n}@example.ie`) }],
    ['templateId', { templateId: '1' }],
    ['params.signupLink', { params: { signupLink: 'javascript:alert(1)' } }],
  ])('refuses a wrong %s, and queues nothing', async (field, wrong) => {
    const count = async () => (await app().db.selectFrom('mails').select('id').execute()).length
    const before = await count()
    const { status, problem } = await send({ templateId: 1, emailTo: 'a@example.ie', params: {}, ...wrong })
    expect([status, Object.keys(problem.fields ?? {})]).toEqual([400, [field]])
    expect(await count()).toBe(before)
  })
})

describe('the email history (MAIL-6)', () => {
  it('shows the last 500 events, newest first, under the names of MAIL-5', async () => {
    await makeEmails(
      app(),
      Array.from({ length: 501 }, (_, n) => `history${n}@example.ie`),
    )
    const [messageId] = await makeEmails(app(), ['newest@example.ie'])
    const { answer } = await app().staff(emailsCalls.listEmailActivity)
    expect(answer.events).toHaveLength(500)
    expect(answer.events[0]).toEqual({
      _id: expect.any(String),
      subject: 'For newest@example.ie',
      event: 'queued',
      date: expect.any(String),
      from: 'Office <office@example.ie>',
      email: 'newest@example.ie',
      tag: 'test',
      messageId,
      reason: null,
    })
  })

  it('shows the last 50 emails of one address', async () => {
    await makeEmails(app(), ['Many@example.ie'])
    await makeEmails(
      app(),
      Array.from({ length: 50 }, () => 'many@example.ie'),
    )
    const subjects = (await recent('many@example.ie')).map(({ subject }) => subject)
    expect(subjects).toEqual(Array.from({ length: 50 }, () => 'For many@example.ie'))
    expect(await recent('nobody@example.ie')).toEqual([])
  })
})

describe("the provider's report (MAIL-5)", () => {
  const report = async (body: object, signature?: string) => {
    const raw = JSON.stringify(body)
    return app().anybody(emailsCalls.reportEmailEvents, {
      body: body as never,
      headers: { [SIGNATURE_HEADER]: signature ?? signatureOf(SECRET, raw) },
    })
  }

  it.each(['', 'sha256=', '0'.repeat(64), signatureOf('another secret', '{}')])(
    'is refused with the signature %j, and nothing is stored',
    async (signature) => {
      const [messageId = ''] = await makeEmails(app(), ['forged@example.ie'])
      const { status, problem } = await report({ messageId, event: 'delivered', date: now() }, signature)
      expect([status, problem.code]).toEqual([401, 'INVALID_SIGNATURE'])
      expect((await recent('forged@example.ie'))[0]?.status).toBe('queued')
    },
  )

  it('is refused with the signature of another body', async () => {
    const { status } = await report({ events: [] }, signatureOf(SECRET, '{"events":[1]}'))
    expect(status).toBe(401)
  })

  it('adds each known event of a known email once, under our own word for it, and skips the others', async () => {
    const [messageId = ''] = await makeEmails(app(), ['reported@example.ie'])
    const at = (ms: number) => later(now(), ms)
    const events = [
      { messageId: `<${messageId}>`, event: 'delivered', date: at(1000) },
      { messageId, event: 'unique_opened', date: at(2000) },
      { messageId, event: 'hard_bounce', date: at(3000), reason: 'no such mailbox' },
      { messageId, event: 'made_up', date: at(4000) },
      { messageId: 'unknown@example.ie', event: 'delivered', date: at(4000) },
    ]
    expect((await report({ events })).answer).toEqual({ ok: true, accepted: 3 })
    expect((await report({ events })).answer).toEqual({ ok: true, accepted: 0 })
    expect((await recent('reported@example.ie'))[0]).toMatchObject({ status: 'failed', reason: 'no such mailbox' })
    const { answer } = await app().staff(emailsCalls.listEmailActivity)
    const shown = answer.events.filter((event) => event.messageId === messageId)
    expect(shown.map(({ event, reason }) => [event, reason])).toEqual([
      ['failed', 'no such mailbox'],
      ['opened', null],
      ['delivered', null],
      ['queued', null],
    ])
  })

  it('accepts one event without a list, with a prefixed signature', async () => {
    const [messageId = ''] = await makeEmails(app(), ['single-report@example.ie'])
    const body = { messageId, event: 'delivered', date: later(now(), 1000) }
    const { answer } = await report(body, `sha256=${signatureOf(SECRET, JSON.stringify(body))}`)
    expect(answer.accepted).toBe(1)
  })

  it('is used as far as it can be understood: the rest of it is not sent again and again', async () => {
    const [messageId = ''] = await makeEmails(app(), ['half-understood@example.ie'])
    const events = [
      { messageId, event: 'deferred', date: later(now(), 1000), reason: 'greylisted '.repeat(200) },
      { messageId, event: 'bounced', date: later(now(), 2000), reason: 'no such\u0000 mailbox' },
      { messageId, event: 'opened', date: later(now(), 3000), reason: { code: 1 } },
      { messageId, event: 'delivered', date: 'yesterday' },
      { messageId, event: 'delivered', date: '0000-01-01T00:00:00Z' },
      { messageId, event: 'constructor', date: now() },
      { messageId: 7, event: 'delivered', date: now() },
      'delivered',
      null,
    ]
    const { status, answer } = await report({ events })
    expect([status, answer]).toEqual([200, { ok: true, accepted: 3 }])

    const notes = await app()
      .db.selectFrom('mail_events')
      .innerJoin('mails', 'mails.id', 'mail_events.mail_id')
      .select('note')
      .where('message_id', '=', messageId)
      .orderBy('happened_at')
      .execute()
    expect(notes.map(({ note }) => note)).toEqual([
      null,
      'greylisted '.repeat(200).slice(0, 1000),
      'no such mailbox',
      null,
    ])
  })

  it('with one event that cannot be understood is accepted, so that it is not sent again', async () => {
    const { status, answer } = await report({ messageId: 'x@example.ie', event: 'delivered', date: 'soon' })
    expect([status, answer]).toEqual([200, { ok: true, accepted: 0 }])
  })

  it('of an event more than a day ahead counts as of now, and a later event follows it', async () => {
    const [messageId = ''] = await makeEmails(app(), ['ahead@example.ie'])
    await report({ messageId, event: 'delivered', date: '2099-01-01T00:00:00Z' })
    expect((await recent('ahead@example.ie'))[0]?.status).toBe('delivered')
    await report({ messageId, event: 'opened', date: later(now(), 1000) })
    expect((await recent('ahead@example.ie'))[0]?.status).toBe('opened')
  })

  it.each([{ events: 7 }, {}, { messages: [] }])('is refused when it is signed but is no report: %j', async (body) => {
    expect((await report(body)).status).toBe(400)
  })
})

describe('without a configured secret', () => {
  const appWithoutSecret = useApp()

  it('every report is refused', async () => {
    const raw = JSON.stringify({ events: [] })
    for (const signature of ['', signatureOf('', raw), signatureOf('undefined', raw)]) {
      const { status } = await appWithoutSecret().anybody(emailsCalls.reportEmailEvents, {
        body: { events: [] },
        headers: { [SIGNATURE_HEADER]: signature },
      })
      expect(status).toBe(401)
    }
  })
})
