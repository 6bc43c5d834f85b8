import { followUpsCalls } from '@registrar/domain/follow-ups/follow-ups.calls'
import { historyCalls } from '@registrar/domain/history/history.calls'
import { linksCalls } from '@registrar/domain/links/links.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import type { ReminderSearchInput } from '@registrar/domain/reminders/reminder'
import {
  reminderRules,
  type ReminderRuleCode,
  type ReminderRuleChanges,
} from '@registrar/domain/reminders/reminder-rule'
import { remindersCalls } from '@registrar/domain/reminders/reminders.calls'
import { addDays, addMonths } from '@registrar/domain/shared/iso-date'
import { displayEuros } from '@registrar/domain/shared/money'
import { subscriptionsCalls } from '@registrar/domain/subscriptions/subscriptions.calls'
import { beforeEach, describe, expect, it } from 'vitest'
import { today as todayIn } from '#platform/clock'
import { useApp } from '#testing/test-app'
import { makeOrder } from '../orders/orders.factory.ts'
import { makeOrganization } from '../organizations/organizations.factory.ts'
import { makePerson } from '../people/people.factory.ts'
import { makeSubscription } from '../subscriptions/subscriptions.factory.ts'

const app = useApp({ MAIL_FROM: 'Office <office@example.ie>', MAIL_REPLY_TO: 'clients@example.ie' })
const today = todayIn('Europe/Dublin')

const change = (rule: string, body: ReminderRuleChanges) =>
  app().staff(remindersCalls.updateReminderRule, { params: { rule }, body })
const turnOn = (rule: ReminderRuleCode, more: ReminderRuleChanges = {}) =>
  change(rule, { on: true, automatic: false, ...more })
const prepare = async () =>
  (await app().staff(remindersCalls.prepareReminders, { body: undefined as never })).answer.data
const search = async (body: ReminderSearchInput = {}) =>
  (await app().staff(remindersCalls.searchReminders, { body: { limit: 1000, ...body } })).answer.data
const send = async (ids: string[]) => (await app().staff(remindersCalls.sendReminders, { body: { ids } })).answer.data
const skip = (ids: string[], reason?: string) =>
  app().staff(remindersCalls.skipReminders, { body: { ids, reason } as never })
const emailsTo = (to: string) => app().db.selectFrom('mails').selectAll().where('recipient', '=', to).execute()

let count = 0
const makeClient = (daysAway: number, fields: object = {}) => {
  count += 1
  return makeOrganization(app(), {
    name: `Shannon Trading ${count} Ltd`,
    mail: `client${count}@example.ie`,
    language: 'en',
    hasDomiciliation: true,
    domiciliationPaidReminder: addDays(today, daysAway),
    ...fields,
  })
}
const of = async (organizationId: string, state: ReminderSearchInput['state'] = 'prepared') =>
  (await search({ state })).filter((row) => row.organizationId === organizationId)

beforeEach(async () => {
  for (const rule of reminderRules) await change(rule, { on: false, automatic: false, days: [30, 7, -7, -30] })
})

it('reminders answer 401 without a session', async () => {
  const statuses = await Promise.all(
    [
      app().anybody(remindersCalls.listReminderRules),
      app().anybody(remindersCalls.searchReminders, { body: {} }),
      app().anybody(remindersCalls.sendReminders, { body: { ids: ['x'] } }),
    ].map(async (call) => (await call).status),
  )
  expect(statuses).toEqual([401, 401, 401])
})

describe('the morning’s work (REM-2)', () => {
  it('prepares nothing while the rules are off', async () => {
    const id = await makeClient(7)
    await prepare()
    expect(await of(id)).toEqual([])
  })

  it('prepares what has reached a day count, and catches up a missed one until the next is reached', async () => {
    await turnOn('DOMICILIATION')
    const days = [31, 30, 20, 7, 3, -6, -7, -20, -55, -65, -400]
    const ids = await Promise.all(days.map((day) => makeClient(day)))
    await prepare()
    const prepared = await Promise.all(ids.map(async (id) => (await of(id)).map((row) => row.days)))
    expect(prepared).toEqual([[], [30], [30], [7], [7], [7], [-7], [-7], [-30], [], []])
  })

  it('done twice, and by two at once, prepares nothing twice', async () => {
    await turnOn('DOMICILIATION')
    const id = await makeClient(7)
    await Promise.all([prepare(), prepare()])
    expect(await prepare()).toEqual({ prepared: 0, sent: 0 })
    expect(await of(id)).toHaveLength(1)
  })

  it('replaces an earlier day count that was not sent by the later one', async () => {
    await turnOn('DOMICILIATION', { days: [30] })
    const id = await makeClient(5)
    await prepare()
    await turnOn('DOMICILIATION', { days: [30, 7] })
    await prepare()
    expect((await of(id)).map(({ days }) => days)).toEqual([7])
  })

  it('says in the client’s language what falls due and for which period, without an amount that is not known (REM-3)', async () => {
    await turnOn('CORPORATION_TAX')
    await turnOn('DOMICILIATION')
    const english = await makeClient(7)
    const french = await makeClient(7, { language: 'fr' })
    await prepare()
    const [row] = await of(english)
    expect(row).toMatchObject({
      kind: 'DOMICILIATION',
      date: addDays(today, 7),
      days: 7,
      language: 'en',
      state: 'prepared',
      reason: null,
    })
    expect(row?.subject).toContain('payment for the registered office service')
    expect(row?.htmlContent).toContain('Period: ')
    expect(row?.htmlContent).not.toContain('Amount')
    expect((await of(french))[0]).toMatchObject({ language: 'fr' })
    expect((await of(french))[0]?.htmlContent).toContain('Bonjour')
  })

  it('names the amount of the last order of the service or of the subscription (REM-3)', async () => {
    await turnOn('DOMICILIATION')
    await turnOn('SUBSCRIPTION')
    const organizationId = await makeClient(7)
    const subscription = await makeSubscription(app(), organizationId, { startingDate: addMonths(today, -6), plan: 6 })
    const paid = await makeOrder(app(), { organizationId, totalAmountOrder: 180.5, totalPaid: 180.5 })
    await app().staff(subscriptionsCalls.updateSubscription, {
      params: { id: subscription },
      body: { addedOrder: paid },
    })
    for (const [dateOrder, totalAmountOrder] of [
      ['2025-05-01', 240],
      ['2024-05-01', 200],
    ] as const)
      await makeOrder(app(), { organizationId, product: 'Domiciliation', dateOrder, totalAmountOrder })

    await prepare()
    const amounts = (await of(organizationId)).map(({ kind, textContent }) => [
      kind,
      /Amount: (.*)/.exec(textContent)?.[1],
    ])
    expect(Object.fromEntries(amounts)).toEqual({
      DOMICILIATION: displayEuros(240),
      SUBSCRIPTION: displayEuros(180.5),
    })
  })

  it('reminds of the annual return by its legal day, and once, with or without a follow-up', async () => {
    await turnOn('ANNUAL_RETURN', { days: [200] })
    const id = await makeClient(90, { incorporationDate: addDays(today, -100), hasDomiciliation: false })
    await prepare()
    const [row] = await of(id)
    expect(row).toMatchObject({ kind: 'ANNUAL_RETURN', days: 200 })
    expect(row?.htmlContent).toContain('100 euro on the first day and 3 euro on each day after it, 1,200 euro at most')

    const started = await app().staff(followUpsCalls.startFollowUp, {
      body: { organization_id: id, name: 'FIRST_AR' },
    })
    expect(started.status).toBe(200)
    await prepare()
    expect((await of(id)).map(({ _id }) => _id)).toEqual([row?._id])
  })

  it('reminds of subscriptions, reviews and identity documents', async () => {
    for (const rule of ['SUBSCRIPTION', 'AML_REVIEW', 'IDENTITY'] as const) await turnOn(rule)
    const organizationId = await makeClient(90)
    await makeSubscription(app(), organizationId, { startingDate: addDays(today, 7) })
    const personId = await makePerson(app(), {
      firstName: 'Orla',
      lastName: 'Byrne',
      mail: 'orla@example.ie',
      dateAml: addDays(today, -3 * 365 - 40),
      identityDocuments: [{ type: 'passport', expiresOn: addDays(today, 7) }],
    })
    await app().staff(linksCalls.createLink, { body: { organizationId, peopleId: personId, roles: ['director'] } })
    await prepare()
    const ofCompany = (await of(organizationId)).filter(({ personId: person }) => person === null)
    expect(ofCompany.map(({ kind }) => kind)).toEqual(['SUBSCRIPTION'])
    // The search finds terms in the name of the person as well (REM-4).
    const ofPerson = await search({ search: 'Orla Byrne' })
    const row = { to: 'orla@example.ie', organizationId }
    const found = ['AML_REVIEW', 'IDENTITY'].map((kind) => expect.objectContaining({ ...row, kind }))
    expect(ofPerson.toSorted((one, other) => one.kind.localeCompare(other.kind))).toEqual(found)

    await app().staff(peopleCalls.updatePerson, {
      params: { id: personId },
      body: { identityDocuments: [{ type: 'passport', expiresOn: addDays(today, 3650) }] },
    })
    expect((await search({ search: 'Orla Byrne' })).map(({ kind }) => kind)).toEqual(['AML_REVIEW'])
  })
})

describe('a reminder of something that is done (REM-6)', () => {
  it('is dropped, and not sent', async () => {
    await turnOn('DOMICILIATION')
    const id = await makeClient(7)
    await prepare()
    const [row] = await of(id)
    await app().staff(organizationsCalls.updateOrganization, {
      params: { id },
      body: { domiciliationPaidReminder: addDays(today, 372) },
    })
    expect(await send([row?._id ?? ''])).toEqual([{ _id: row?._id, ok: false, reason: 'It is no longer due.' }])
    expect(await of(id)).toEqual([])
  })

  it('is dropped when the company is deleted', async () => {
    await turnOn('DOMICILIATION')
    const id = await makeClient(7)
    await prepare()
    await app().staff(organizationsCalls.removeOrganization, { params: { id } })
    expect(await of(id)).toEqual([])
  })
})

describe('sending and skipping (REM-5)', () => {
  it('sends each once, with a line in the company’s emails and history', async () => {
    await turnOn('DOMICILIATION')
    const id = await makeClient(7)
    await prepare()
    const [row] = await of(id)
    const ids = [row?._id ?? '']
    const both = await Promise.all([send(ids), send(ids)])
    expect(both.flat().toSorted((a, b) => Number(b.ok) - Number(a.ok))).toEqual([
      { _id: ids[0], ok: true },
      { _id: ids[0], ok: false, reason: 'It was sent already.' },
    ])
    const emails = await emailsTo(row?.to ?? '')
    expect(emails).toMatchObject([
      { reply_to: 'clients@example.ie', organization_id: id, reminder_kind: 'domiciliation' },
    ])
    expect(emails[0]?.subject).toBe(row?.subject)
    expect(await of(id, 'sent')).toMatchObject([{ _id: ids[0], state: 'sent' }])
    const history = await app().staff(historyCalls.searchHistory, {
      body: { recordType: 'organization', recordId: id },
    })
    expect(history.answer.data[0]).toMatchObject({ action: 'mailed' })

    await prepare()
    expect(await of(id)).toEqual([])
  })

  it('says of each why it was not sent', async () => {
    await turnOn('DOMICILIATION')
    const id = await makeClient(7, { mail: null })
    await prepare()
    const [row] = await of(id)
    expect(row?.to).toBeNull()
    expect(await send([row?._id ?? '', 'nobody'])).toEqual([
      { _id: row?._id, ok: false, reason: 'There is no email address.' },
      { _id: 'nobody', ok: false, reason: 'There is no such reminder.' },
    ])

    const params = { id: row?._id ?? '' }
    const edited = await app().staff(remindersCalls.updateReminder, {
      params,
      body: { to: 'new@example.ie', subject: 'Please pay', textContent: 'Dear <all>,\n\nplease pay.' },
    })
    expect(edited.answer.data).toMatchObject({ to: 'new@example.ie', subject: 'Please pay' })
    expect(edited.answer.data.htmlContent).toContain('Dear &lt;all&gt;,')
    expect(await send([params.id])).toEqual([{ _id: params.id, ok: true }])
    expect(await emailsTo('new@example.ie')).toMatchObject([{ subject: 'Please pay' }])
    const late = await app().staff(remindersCalls.updateReminder, { params, body: {} })
    expect([late.status, late.problem.message]).toEqual([409, 'It was sent already.'])
  })

  it('skips with a reason only, and does not prepare it again', async () => {
    await turnOn('DOMICILIATION')
    const id = await makeClient(7)
    await prepare()
    const [row] = await of(id)
    const ids = [row?._id ?? '']
    for (const reason of [undefined, ' ']) {
      const { status, problem } = await skip(ids, reason)
      expect([status, Object.keys(problem.fields ?? {})]).toEqual([400, ['reason']])
    }
    expect((await skip(ids, 'Paid by card')).answer.data).toEqual([{ _id: ids[0], ok: true }])
    expect((await skip(ids, 'Again')).answer.data).toMatchObject([{ ok: false }])
    expect(await of(id, 'skipped')).toMatchObject([{ reason: 'Paid by card' }])
    await prepare()
    expect(await of(id)).toEqual([])
  })

  it('an automatic rule sends by itself, and a reminder without an address waits', async () => {
    await turnOn('SECRETARY_COMPANY', { automatic: true })
    const service = { hasDomiciliation: false, hasSecretaryCompany: true, secretaryCompanyPaidReminder: today }
    const [sent, waiting] = [await makeClient(0, service), await makeClient(0, { ...service, mail: '' })]
    await prepare()
    expect([(await of(sent, 'sent')).length, (await of(waiting)).length]).toEqual([1, 1])
    const name = (await of(sent, 'sent'))[0]?.to ?? ''
    await prepare()
    expect(await emailsTo(name)).toHaveLength(1)
  })
})
