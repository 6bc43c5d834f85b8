import { bulkCalls } from '@registrar/domain/bulk/bulk.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { reminderRules } from '@registrar/domain/reminders/reminder-rule'
import { remindersCalls } from '@registrar/domain/reminders/reminders.calls'
import { addDays } from '@registrar/domain/shared/iso-date'
import { sendsCalls } from '@registrar/domain/sends/sends.calls'
import { beforeEach, expect, it } from 'vitest'
import { sendDue, startSends } from '#features/sends'
import { later, now, today as todayIn } from '#platform/clock'
import { useApp } from '#testing/test-app'
import { sendKinds } from './send-kinds.ts'

const app = useApp()
const today = todayIn('Europe/Dublin')
const DELAY = 10
const UNKNOWN = '6f9a3e02-1111-4222-8333-444455556666'

let count = 0
const makeClient = async (mail: string | null = `delayed${(count += 1)}@example.ie`): Promise<string> => {
  const body = {
    name: `Delayed ${(count += 1)} Ltd`,
    mail,
    language: 'en' as const,
    hasDomiciliation: true,
    domiciliationPaidReminder: addDays(today, 7),
  }
  return (await app().staff(organizationsCalls.createOrganization, { body })).answer.data._id
}

const prepareFor = async (organizationIds: string[]): Promise<string[]> => {
  await app().staff(remindersCalls.prepareReminders, {})
  const { data } = (await app().staff(remindersCalls.searchReminders, { body: { limit: 1000, state: 'prepared' } }))
    .answer
  return data.filter((row) => organizationIds.includes(row.organizationId ?? '')).map(({ _id }) => _id)
}
const statesOf = async (ids: string[]) => {
  const rows = await app().db.selectFrom('reminders').select('state').where('id', 'in', ids).execute()
  return rows.map(({ state }) => state)
}
const countAll = async () =>
  (await app().db.selectFrom('mails').select('id').where('recipient', 'like', 'delayed%').execute()).length
let before = 0
const countQueued = async () => (await countAll()) - before

/** Does what the server does once the delay is over. */
const waitIsOver = async (id: string) => {
  await app()
    .db.updateTable('delayed_sends')
    .set({ due_at: later(now(), -1) })
    .where('id', '=', id)
    .execute()
}
const errors: unknown[] = []
const sending = () => ({
  db: app().db,
  kinds: sendKinds(app().db, app().config),
  onError: (error: unknown) => errors.push(error),
  stopping: new AbortController().signal,
})
const outcome = async (sendId: string) => (await app().staff(sendsCalls.findSend, { params: { sendId } })).answer.data

beforeEach(async () => {
  before = await countAll()
  for (const rule of reminderRules)
    await app().staff(remindersCalls.updateReminderRule, {
      params: { rule },
      body: { on: rule === 'DOMICILIATION', automatic: false, days: [30, 7] },
    })
})

it('the calls of a send answer 401 without a session', async () => {
  const params = { sendId: UNKNOWN }
  const { findSend, takeRemindersBack, takeEmailsBack } = sendsCalls
  const answers = [findSend, takeRemindersBack, takeEmailsBack].map(
    async (call) => (await app().anybody(call, { params })).status,
  )
  expect(await Promise.all(answers)).toEqual([401, 401, 401])
})

it('reminders that are told to wait stay prepared and queue nothing until the wait is over (MAIL-16)', async () => {
  const ids = await prepareFor([await makeClient(), await makeClient()])
  const { answer } = await app().staff(remindersCalls.sendReminders, { body: { ids, delaySeconds: DELAY } })
  const sendId = answer.sendId ?? ''
  expect(answer.data).toEqual([])

  await sendDue(sending())
  expect([await statesOf(ids), await countQueued()]).toEqual([['prepared', 'prepared'], 0])
  expect(await outcome(sendId)).toMatchObject({ state: 'waiting', outcomes: [] })

  await waitIsOver(sendId)
  await sendDue(sending())
  expect([await statesOf(ids), await countQueued()]).toEqual([['sent', 'sent'], 2])
  expect(await outcome(sendId)).toMatchObject({ state: 'sent', outcomes: ids.map((_id) => ({ _id, ok: true })) })

  const tooLate = await app().staff(sendsCalls.takeRemindersBack, { params: { sendId } })
  expect([tooLate.status, tooLate.problem.code]).toEqual([409, 'RESTORE_REFUSED'])
})

it('a send of reminders is taken back while it waits, also twice, and is never sent then (MAIL-16)', async () => {
  const ids = await prepareFor([await makeClient(), await makeClient()])
  const { answer } = await app().staff(remindersCalls.sendReminders, { body: { ids, delaySeconds: DELAY } })
  const params = { sendId: answer.sendId ?? '' }
  for (const time of ['first', 'second'])
    expect((await app().staff(sendsCalls.takeRemindersBack, { params })).status, time).toBe(200)

  await waitIsOver(params.sendId)
  await sendDue(sending())
  expect([await statesOf(ids), await countQueued()]).toEqual([['prepared', 'prepared'], 0])
  expect((await outcome(params.sendId)).state).toBe('takenBack')
})

it('an email to several records waits, is taken back by either call, and otherwise reaches each once (MAIL-16)', async () => {
  const ids = await Promise.all([makeClient(), makeClient(), makeClient(null)])
  const body = { ids, action: 'sendMail' as const, values: { kind: 'domiciliation' }, delaySeconds: DELAY }
  const send = async () => (await app().staff(bulkCalls.changeOrganizations, { body })).answer

  const first = await send()
  expect(first).toMatchObject({ sendId: first.bulkId, data: [] })
  await app().staff(sendsCalls.takeEmailsBack, { params: { sendId: first.sendId ?? '' } })
  const second = await send()
  expect((await app().staff(bulkCalls.undoBulk, { params: { id: second.bulkId } })).status).toBe(200)
  for (const { bulkId } of [first, second]) await waitIsOver(bulkId)
  await sendDue(sending())
  expect(await countQueued()).toBe(0)

  const third = await send()
  await waitIsOver(third.bulkId)
  await Promise.all([sendDue(sending()), sendDue(sending())])
  expect(await countQueued()).toBe(2)
  expect((await outcome(third.bulkId)).outcomes).toEqual([
    { _id: ids[0], ok: true },
    { _id: ids[1], ok: true },
    { _id: ids[2], ok: false, reason: 'This record has no email address.' },
  ])
  expect((await app().staff(bulkCalls.undoBulk, { params: { id: third.bulkId } })).status).toBe(409)
})

it('what a server left in the middle is sent by the next one, to nobody twice (MAIL-16)', async () => {
  const ids = await Promise.all([makeClient(), makeClient(), makeClient()])
  const body = { ids, action: 'sendMail' as const, values: { kind: 'domiciliation' }, delaySeconds: DELAY }
  const { bulkId } = (await app().staff(bulkCalls.changeOrganizations, { body })).answer
  await waitIsOver(bulkId)

  const stopping = new AbortController()
  let sent = 0
  const kinds = sendKinds(app().db, app().config)
  await sendDue({
    ...sending(),
    stopping: stopping.signal,
    kinds: {
      ...kinds,
      organization: (send) =>
        kinds.organization({
          ...send,
          stopping: Object.assign(Object.create(send.stopping), {
            throwIfAborted: () => {
              sent += 1
              if (sent === 2) stopping.abort()
              stopping.signal.throwIfAborted()
            },
          }) as AbortSignal,
        }),
    },
  })
  expect(await countQueued()).toBe(1)
  expect((await outcome(bulkId)).state).toBe('sending')

  await sendDue(sending())
  expect(await countQueued()).toBe(3)
  expect((await outcome(bulkId)).outcomes.map(({ ok }) => ok)).toEqual([true, true, true])
})

it('the server itself sends what has waited, and a failure is told and tried again later (MAIL-16)', async () => {
  const ids = await prepareFor([await makeClient(), await makeClient()])
  const { answer } = await app().staff(remindersCalls.sendReminders, { body: { ids, delaySeconds: DELAY } })
  const sendId = answer.sendId ?? ''
  await waitIsOver(sendId)

  const failure = new Error('The database went away.')
  const failed = { ...sending().kinds, reminders: () => Promise.reject(failure) }
  await sendDue({ ...sending(), kinds: failed })
  expect(errors).toEqual([failure])
  await sendDue(sending())
  expect((await outcome(sendId)).state).toBe('sending')

  await waitIsOver(sendId)
  const running = startSends(app().db, sending().kinds, sending().onError)
  await expect.poll(async () => (await outcome(sendId)).state).toBe('sent')
  await running.stop()
  expect(await statesOf(ids)).toEqual(['sent', 'sent'])
})

it('only an email waits, for ten minutes at most, and nobody reads or stops the send of another', async () => {
  const change = (body: object) => app().staff(bulkCalls.changeOrganizations, { body: body as never })
  const update = await change({ ids: ['x'], action: 'delete', delaySeconds: DELAY })
  expect([update.status, Object.keys(update.problem.fields ?? {})]).toEqual([400, ['delaySeconds']])
  const long = await app().staff(remindersCalls.sendReminders, { body: { ids: ['x'], delaySeconds: 601 } })
  expect([long.status, Object.keys(long.problem.fields ?? {})]).toEqual([400, ['delaySeconds']])

  for (const sendId of [UNKNOWN, 'nothing']) {
    const params = { sendId }
    const { findSend, takeRemindersBack, takeEmailsBack } = sendsCalls
    const answers = [findSend, takeRemindersBack, takeEmailsBack].map(
      async (call) => (await app().staff(call, { params })).status,
    )
    expect(await Promise.all(answers), sendId).toEqual([404, 404, 404])
  }
})

it('the number of recipients, and of those without an address, is known before (BULK-1)', async () => {
  const ids = await Promise.all([makeClient(), makeClient(null), makeClient('not an address')])
  const counted = await app().staff(bulkCalls.countOrganizationRecipients, { body: { ids } })
  expect(counted.answer.data).toEqual({ total: 3, withoutAddress: 2 })

  const query = { search: 'Delayed' }
  const all = await app().staff(bulkCalls.countOrganizationRecipients, { body: { query } })
  const without = await app().staff(bulkCalls.countOrganizationRecipients, { body: { query, except: ids } })
  expect(without.answer.data.total).toBe(all.answer.data.total - 3)
})
