import { formsCalls } from '@registrar/domain/forms/forms.calls'
import { describe, expect, it, vi } from 'vitest'
import { stopClock } from '#testing/stopped-clock'
import { nowMs } from '#platform/clock'
import { useApp } from '#testing/test-app'
import { announceForms } from './form-emails.commands.ts'
import { filledForm, filledPerson } from './forms.factory.ts'

const settings = {
  RATE_LIMIT_FORMS: '100000',
  FORM_NOTIFY_EMAIL: 'office@example.ie',
  PUBLIC_URL: 'https://r.example.ie',
}
const app = useApp(settings)
const smallLimits = {
  ...settings,
  TRUST_PROXY: '127.0.0.1',
  RATE_LIMIT_FORM_EMAILS_NETWORK: '2',
  RATE_LIMIT_FORM_EMAILS: '3',
}
const appWithSmallLimits = useApp(smallLimits)
const appOfNotices = useApp(settings)
stopClock()
const advance = (ms: number) => vi.setSystemTime(nowMs() + ms)

const formOf = (mail: string, organizationName1 = 'Liffey Ltd') =>
  filledForm({ organizationName1, peoples: [filledPerson({ mail })] })
const send = async (
  mail: string,
  { of = app, headers = {} }: { of?: typeof app; headers?: Record<string, string> } = {},
) => of().anybody(formsCalls.submitForm, { body: formOf(mail), headers })
const emails = (tag: string, of = app) =>
  of()
    .db.selectFrom('mails')
    .select(['recipient', 'subject', 'text_content as text'])
    .where('tag', '=', tag)
    .orderBy('id')
    .execute()
const formOfId = async (id: string, of = app) => (await of().staff(formsCalls.findForm, { params: { id } })).answer

describe('a confirmation (FORM-17)', () => {
  it('goes three times a day to one recipient in any letter case, and every form is kept and answered as usual', async () => {
    const mails = [
      'anne@flood.example',
      'Anne@flood.example',
      'ANNE@FLOOD.EXAMPLE',
      'anne@FLOOD.example',
      'aNNe@flood.example',
    ]
    const answers = await Promise.all(mails.map((mail) => send(mail)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(await emails('form-confirmation')).toHaveLength(3)
    for (const { answer } of answers) {
      expect(answer.data.reference).toBeTruthy()
      expect((await formOfId(answer.data._id)).isSuspicious).toBe(false)
    }

    await send('other@flood.example')
    expect(await emails('form-confirmation')).toHaveLength(4)
    advance(24 * 60 * 60 * 1000 + 1)
    await send('anne@flood.example')
    expect(await emails('form-confirmation')).toHaveLength(5)
  })

  it('is not sent for a flood from one network or of all together, whose forms are kept and marked', async () => {
    const from = (address: string) => ({ of: appWithSmallLimits, headers: { 'x-forwarded-for': address } })
    const sent = []
    for (const [mail, address] of [
      ['a@flood.example', '192.0.2.1'],
      ['b@flood.example', '192.0.2.1'],
      ['c@flood.example', '192.0.2.1'],
      ['d@flood.example', '192.0.2.2'],
      ['e@flood.example', '192.0.2.3'],
    ] as const)
      sent.push((await send(mail, from(address))).answer.data._id)

    const marks = await Promise.all(sent.map(async (id) => (await formOfId(id, appWithSmallLimits)).isSuspicious))
    expect(marks).toEqual([false, false, true, false, true])
    const confirmed = (await emails('form-confirmation', appWithSmallLimits)).map(({ recipient }) => recipient)
    expect(confirmed).toEqual(['a@flood.example', 'b@flood.example', 'd@flood.example'])
  })
})

describe('the notice to staff (FORM-18)', () => {
  it('is one email for each of ten forms an hour, and one for all further ones', async () => {
    const of = appOfNotices
    for (let form = 1; form <= 13; form += 1) await send(`f${form}@notice.example`, { of })
    expect(await emails('form-notification', of)).toHaveLength(10)

    await announceForms(of().db, of().config)
    expect(await emails('form-notification', of)).toHaveLength(10)

    advance(15 * 60 * 1000)
    await Promise.all([announceForms(of().db, of().config), announceForms(of().db, of().config)])
    const notices = await emails('form-notification', of)
    expect(notices).toHaveLength(11)
    expect(notices[10]).toMatchObject({ recipient: 'office@example.ie', subject: 'New forms: 3' })
    expect(notices[10]?.text.match(/: Liffey Ltd/g)).toHaveLength(3)
    expect(notices[10]?.text).toContain('https://r.example.ie/form')
  })
})

describe('an Idempotency-Key (FORM-15)', () => {
  it('used with another body is refused and stores nothing, and still answers its own form', async () => {
    const headers = { 'idempotency-key': 'one key, two forms' }
    const count = async () => (await app().db.selectFrom('forms').select('id').execute()).length
    const first = await send('key@example.fr', { headers })
    const before = await count()

    const other = await send('other-key@example.fr', { headers })
    expect([other.status, other.problem.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED'])
    expect(other.problem.message).toContain('déjà été envoyé')
    expect(await count()).toBe(before)
    expect(
      await app().db.selectFrom('mails').select('id').where('recipient', '=', 'other-key@example.fr').execute(),
    ).toEqual([])

    expect((await send('key@example.fr', { headers })).answer.data).toEqual(first.answer.data)
    expect(await count()).toBe(before)
  })
})
