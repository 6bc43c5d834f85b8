import { emailsCalls } from '@registrar/domain/emails/emails.calls'
import { historyCalls } from '@registrar/domain/history/history.calls'
import { reminderRules, type ReminderRuleCode } from '@registrar/domain/reminders/reminder-rule'
import { remindersCalls } from '@registrar/domain/reminders/reminders.calls'
import { addDays } from '@registrar/domain/shared/iso-date'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startEmailWorker } from '#features/emails'
import { today as todayIn } from '#platform/clock'
import { createPool } from '#platform/database/database'
import { createSmtp } from '#platform/mailer/smtp'
import { startSmtpServer, type TestSmtpServer } from '#testing/smtp-server'
import { useApp } from '#testing/test-app'
import { makeOrder } from '../orders/orders.factory.ts'
import { makeOrganization } from '../organizations/organizations.factory.ts'

const app = useApp({ MAIL_FROM: 'Office <office@example.ie>', BRAND_SECOND: 'Second Formations' })
const today = todayIn('Europe/Dublin')

/** A peer that takes the emails as they leave, decoded. */
let peer: TestSmtpServer
let stop: () => Promise<void>

beforeAll(async () => {
  peer = await startSmtpServer({ hideSTARTTLS: true })
  const pool = createPool(app().databaseUrl, { max: 5 })
  const worker = startEmailWorker({
    db: app().db,
    pool,
    mailer: createSmtp(`smtp://127.0.0.1:${peer.port}`),
    linkSecret: app().secrets.jwt,
    onError: (error) => {
      throw error
    },
    timing: { pollMs: 30 },
  })
  stop = async () => {
    await worker.stop()
    await Promise.all([pool.end(), peer.stop()])
  }
})
afterAll(() => stop())

const decoded = (raw: string): string =>
  raw
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/(?:=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString('utf8'))
const header = (raw: string, name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(raw)?.[1]?.trim()

/** The next `count` emails to an address that reach the peer. */
const arrivalsTo = async (to: string, count: number) => {
  await expect.poll(() => peer.arrivals.filter((arrival) => arrival.to === to).length, { timeout: 30_000 }).toBe(count)
  return peer.arrivals.filter((arrival) => arrival.to === to).map(({ raw }) => decoded(raw))
}

let count = 0
const makeClient = (mail: string | null, fields: object = {}) =>
  makeOrganization(app(), {
    name: `Together ${(count += 1)} Ltd`,
    mail,
    language: 'en',
    hasDomiciliation: true,
    domiciliationPaidReminder: addDays(today, 7),
    ...fields,
  })
const secretary = { hasSecretaryCompany: true, secretaryCompanyPaidReminder: addDays(today, 5) }

const turnOn = async (automatic = false) => {
  for (const rule of reminderRules) {
    const on = (['DOMICILIATION', 'SECRETARY_COMPANY'] as ReminderRuleCode[]).includes(rule)
    await app().staff(remindersCalls.updateReminderRule, { params: { rule }, body: { on, automatic, days: [30] } })
  }
}
const prepare = () => app().staff(remindersCalls.prepareReminders, {})
const remindersOf = async (organizationIds: string[]) => {
  const { data } = (await app().staff(remindersCalls.searchReminders, { body: { limit: 1000 } })).answer
  return data.filter(({ organizationId }) => organizationIds.includes(organizationId ?? ''))
}
const idsOf = async (organizationIds: string[]) => (await remindersOf(organizationIds)).map(({ _id }) => _id)
const send = async (ids: string[]) => (await app().staff(remindersCalls.sendReminders, { body: { ids } })).answer.data
const edit = (id: string, body: object) => app().staff(remindersCalls.updateReminder, { params: { id }, body })

beforeEach(() => turnOn())

describe('reminders to one addressee that are sent together (REM-11)', () => {
  it('are one email with a part each, and each is sent, in the history and the last of its kind', async () => {
    const id = await makeClient('one@together.example', secretary)
    await prepare()
    const ids = await idsOf([id])
    expect(ids).toHaveLength(2)
    expect(await send(ids)).toEqual(ids.map((_id) => ({ _id, ok: true })))

    const [raw = ''] = await arrivalsTo('one@together.example', 1)
    expect(header(raw, 'Subject')).toMatch(/^Together \d+ Ltd: 2 reminders$/)
    expect(raw).toMatch(/1\. Together \d+ Ltd: payment for the company secretary service/)
    expect(raw).toMatch(/2\. Together \d+ Ltd: payment for the registered office service/)
    expect((await remindersOf([id])).map(({ state }) => state)).toEqual(['sent', 'sent'])

    const sent = await app().staff(emailsCalls.listSentReminders, { params: { id } })
    expect(sent.answer.data.map(({ kind, email }) => [kind, email])).toEqual([
      ['domiciliation', 'one@together.example'],
      ['secretaryCompany', 'one@together.example'],
    ])
    const body = { recordType: 'organization' as const, recordId: id }
    const history = JSON.stringify((await app().staff(historyCalls.searchHistory, { body })).answer.data)
    expect(history).toContain('payment for the company secretary service')
    expect(history).toContain('payment for the registered office service')

    expect((await send(ids)).map(({ ok }) => ok)).toEqual([false, false])
    await prepare()
    expect((await remindersOf([id])).map(({ state }) => state)).toEqual(['sent', 'sent'])
  })

  it('of several companies are in one language, that of most of them, and each address gets what concerns it', async () => {
    const french = await makeClient('boss@together.example', { language: 'fr', domiciliationPaidReminder: today })
    const shared = await makeClient('BOSS@together.example, other@together.example')
    const english = await makeClient('boss@together.example')
    await prepare()
    await send(await idsOf([french, shared, english]))

    const [raw = ''] = await arrivalsTo('boss@together.example', 1).catch(() => arrivalsTo('BOSS@together.example', 1))
    expect(header(raw, 'Subject')).toBe('Registrar: 3 reminders for 3 companies')
    expect(raw).not.toContain('Bonjour')
    const [other = ''] = await arrivalsTo('other@together.example', 1)
    expect(header(other, 'Subject')).toMatch(/payment for the registered office service/)
    expect((await remindersOf([french])).map(({ state, language }) => [state, language])).toEqual([['sent', 'en']])
  })

  it('are one email of a morning that sends by itself', async () => {
    const ids = await Promise.all([makeClient('auto@together.example', secretary), makeClient('auto@together.example')])
    await turnOn(true)
    await prepare()
    const [raw = ''] = await arrivalsTo('auto@together.example', 1)
    expect(header(raw, 'Subject')).toBe('Registrar: 3 reminders for 2 companies')
    expect(header(raw, 'Auto-Submitted')).toBe('auto-generated')
    expect((await remindersOf(ids)).map(({ state }) => state)).toEqual(['sent', 'sent', 'sent'])
  })

  it('go to the address that the record has now', async () => {
    const ids = await Promise.all([makeClient('old@together.example'), makeClient('new@together.example')])
    await prepare()
    await app()
      .db.updateTable('organizations')
      .set({ mail: 'new@together.example' })
      .where('id', '=', ids[0] ?? '')
      .execute()
    await send(await idsOf(ids))
    expect(await arrivalsTo('new@together.example', 1)).toHaveLength(1)
  })

  it('go alone where staff edited one, and without one that cannot be sent', async () => {
    const ids = await Promise.all([
      makeClient('edited@together.example', secretary),
      makeClient('edited@together.example'),
      makeClient(null),
    ])
    await prepare()
    const rows = await remindersOf(ids)
    await edit(rows.find(({ kind }) => kind === 'SECRETARY_COMPANY')?._id ?? '', { subject: 'Please call me' })
    const outcomes = await send(rows.map(({ _id }) => _id))
    expect(outcomes.filter(({ ok }) => !ok)).toMatchObject([{ reason: 'There is no email address.' }])

    const subjects = (await arrivalsTo('edited@together.example', 2)).map((raw) => header(raw, 'Subject'))
    expect(new Set(subjects)).toEqual(new Set(['Please call me', 'Registrar: 2 reminders for 2 companies']))
  })
})

describe('a company of the second brand (MAIL-17)', () => {
  it('gets emails under its name, beside those of the main brand to the same addressee', async () => {
    const [main, second] = await Promise.all([makeClient('both@together.example'), makeClient('both@together.example')])
    await makeOrder(app(), { organizationId: second, from: 'second' })
    await prepare()
    await send(await idsOf([main, second]))

    const arrived = await arrivalsTo('both@together.example', 2)
    const senders = arrived.map((raw) => [header(raw, 'From'), /The (.*) team/.exec(raw)?.[1]])
    expect(Object.fromEntries(senders)).toEqual({
      'Office <office@example.ie>': 'Registrar',
      'Second Formations <office@example.ie>': 'Second Formations',
    })

    const body = { kind: 'domiciliation' as const, organizationId: second }
    const preview = await app().staff(emailsCalls.findEmailTemplate, { body })
    expect(preview.answer).toMatchObject({ from: 'Second Formations <office@example.ie>' })
    expect(preview.answer.htmlContent).toContain('The Second Formations team')
  })
})
