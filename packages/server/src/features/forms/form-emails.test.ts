import { HONEYPOT } from '@registrar/domain/forms/form'
import { formsCalls } from '@registrar/domain/forms/forms.calls'
import { frenchTypography } from '@registrar/domain/shared/french-typography'
import { describe, expect, it } from 'vitest'
import { useApp } from '#testing/test-app'
import { filledForm, filledPerson } from './forms.factory.ts'

const settings = { RATE_LIMIT_FORMS: '100000', PUBLIC_URL: 'https://registrar.example.ie' }
const app = useApp({ ...settings, FORM_NOTIFY_EMAIL: 'office@example.ie', MAIL_REPLY_TO: 'clients@example.ie' })
const appWithoutNotifications = useApp({ ...settings, FORM_NOTIFY_EMAIL: '' })

const formOf = (mail: string) =>
  filledForm({
    organizationName1: 'Buy <now>',
    peoples: [filledPerson({ mail }), filledPerson({ mail: `second.${mail}` })],
  })
const send = (mail: string, headers: Record<string, string> = {}) =>
  app().anybody(formsCalls.submitForm, { body: formOf(mail), headers })
const emailsAbout = (reference: string, of = app) =>
  of().db.selectFrom('mails').selectAll().where('subject', 'like', `%${reference}%`).orderBy('tag').execute()

describe('a form sent by the public', () => {
  it('is confirmed to its first person in French, with the reference (FORM-17)', async () => {
    const { reference } = (await send('anne@example.fr')).answer.data
    const [confirmation] = await emailsAbout(reference)

    expect(confirmation).toMatchObject({
      recipient: 'anne@example.fr',
      reply_to: 'clients@example.ie',
      tag: 'form-confirmation',
      state: 'queued',
      requested_by: null,
    })
    expect(confirmation?.subject).toMatch(/^Votre demande de création de société\s: référence /)
    expect(confirmation?.text_content).toContain(`Référence de votre demande\u00A0: ${reference}`)
    expect(confirmation?.text_content).toBe(frenchTypography(confirmation?.text_content ?? ''))
    expect(confirmation?.html_content).toContain('<html lang="fr">')
  })

  it('is confirmed by an email that repeats no text of its sender (FORM-17)', async () => {
    const { reference } = (await send('stranger@example.fr')).answer.data
    const [confirmation] = await emailsAbout(reference)

    expect(confirmation?.tag).toBe('form-confirmation')
    const shown = `${confirmation?.subject}${confirmation?.text_content}${confirmation?.html_content}`
    for (const written of ['Buy', 'Marchand', 'Élodie']) expect(shown).not.toContain(written)
  })

  it('is announced to staff, with who sent it and where to read it (FORM-18)', async () => {
    const { _id, reference } = (await send('told@example.fr')).answer.data
    const [, notification] = await emailsAbout(reference)

    expect(notification).toMatchObject({
      recipient: 'office@example.ie',
      subject: `New form ${reference}: Buy <now>`,
      tag: 'form-notification',
    })
    expect(notification?.text_content).toContain('Élodie Marchand (told@example.fr')
    expect(notification?.text_content).toContain(`https://registrar.example.ie/form/${_id}`)
    expect(notification?.html_content).toContain('Buy &lt;now&gt;')
  })

  it('is not announced to staff when no address is configured (FORM-18)', async () => {
    const { answer } = await appWithoutNotifications().anybody(formsCalls.submitForm, {
      body: formOf('quiet@example.fr'),
    })
    const emails = await emailsAbout(answer.data.reference, appWithoutNotifications)

    expect(emails.map(({ tag }) => tag)).toEqual(['form-confirmation'])
  })

  it('causes no second email for one Idempotency-Key, and none when it is refused (FORM-15, FORM-17)', async () => {
    const headers = { 'idempotency-key': 'one tap, one email' }
    const refused = await app().anybody(formsCalls.submitForm, {
      body: { ...formOf('once@example.fr'), IDPAL: false },
      headers,
    })
    const answers = await Promise.all(Array.from({ length: 4 }, () => send('once@example.fr', headers)))
    const sent = await app().db.selectFrom('mails').select('tag').where('recipient', '=', 'once@example.fr').execute()

    expect([refused.status, ...answers.map(({ status }) => status)]).toEqual([422, 200, 200, 200, 200])
    expect(sent).toHaveLength(1)
    expect(await emailsAbout(answers[0]?.answer.data.reference ?? '')).toHaveLength(2)
  })

  it('causes no email when a robot may have sent it (FORM-13, FORM-17)', async () => {
    const body = { ...formOf('robot@example.fr'), [HONEYPOT]: 'https://spam.example' }
    const { status, answer } = await app().anybody(formsCalls.submitForm, { body })

    expect(status).toBe(200)
    expect(await emailsAbout(answer.data.reference)).toEqual([])
  })
})
