import { historyCalls } from '@registrar/domain/history/history.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { remindersCalls } from '@registrar/domain/reminders/reminders.calls'
import { addDays } from '@registrar/domain/shared/iso-date'
import { tasksCalls } from '@registrar/domain/tasks/tasks.calls'
import { beforeEach, expect, it } from 'vitest'
import { today as todayIn } from '#platform/clock'
import { useApp } from '#testing/test-app'
import { makeOrganization } from '../organizations/organizations.factory.ts'
import { makeColleague } from '../users/users.factory.ts'

const app = useApp({ MAIL_FROM: 'Office <office@example.ie>' })
const today = todayIn('Europe/Dublin')

const turnOn = (days: number[], automatic = true) =>
  app().staff(remindersCalls.updateReminderRule, {
    params: { rule: 'DOMICILIATION' },
    body: { on: true, automatic, days },
  })
const prepare = async () =>
  (await app().staff(remindersCalls.prepareReminders, { body: undefined as never })).answer.data
const reminderOf = async (name: string) =>
  (await app().staff(remindersCalls.searchReminders, { body: { search: name } })).answer.data[0]
const tasksOf = async (name: string) =>
  (await app().staff(tasksCalls.searchTasks, { body: { search: name } })).answer.data
const recipients = async (domain: string) =>
  (
    await app()
      .db.selectFrom('mails')
      .select('recipient')
      .where('recipient', 'like', `%${domain}`)
      .orderBy('id')
      .execute()
  ).map(({ recipient }) => recipient)

const makeClient = (name: string, fields: object) =>
  makeOrganization(app(), {
    name,
    language: 'en',
    hasDomiciliation: true,
    domiciliationPaidReminder: addDays(today, 5),
    ...fields,
  })

beforeEach(() => turnOn([30]))

it('a reminder goes to each address of the field, and the history names them', async () => {
  const id = await makeClient('Two Addresses Ltd', { mail: 'a@two.example; Bea <b@two.example>, A@two.example' })
  expect(await prepare()).toEqual({ prepared: 1, sent: 1 })
  expect(await recipients('@two.example')).toEqual(['A@two.example', 'b@two.example'])
  expect(await reminderOf('Two Addresses')).toMatchObject({ state: 'sent', reason: null })

  const { answer } = await app().staff(historyCalls.searchHistory, {
    body: { recordType: 'organization', recordId: id },
  })
  expect(JSON.stringify(answer.data)).toContain('A@two.example, b@two.example')
})

it('a prepared reminder says why it cannot be sent, and can be sent once its address is corrected (REM-9)', async () => {
  await turnOn([30], false)
  await makeClient('Unread Ltd', { mail: 'a@unread.example; b' })
  await makeClient('Without Ltd', { mail: null })
  await prepare()
  const unread = await reminderOf('Unread')
  expect(unread).toMatchObject({ state: 'prepared', reason: 'a@unread.example; b is not an email address.' })
  expect(await reminderOf('Without')).toMatchObject({ state: 'prepared', reason: 'There is no email address.' })

  const params = { id: unread?._id ?? '' }
  const ids = [params.id]
  expect((await app().staff(remindersCalls.sendReminders, { body: { ids } })).answer.data).toEqual([
    { _id: params.id, ok: false, reason: 'a@unread.example; b is not an email address.' },
  ])
  for (const to of ['nobody', 'a@unread.example; b', ''])
    expect((await app().staff(remindersCalls.updateReminder, { params, body: { to } })).status).toBe(400)

  const to = 'a@unread.example; b@unread.example'
  const edited = await app().staff(remindersCalls.updateReminder, { params, body: { to } })
  expect(edited.answer.data).toMatchObject({ to, reason: null })
  expect((await app().staff(remindersCalls.sendReminders, { body: { ids } })).answer.data).toEqual([
    { _id: params.id, ok: true },
  ])
  expect(await recipients('@unread.example')).toEqual(['a@unread.example', 'b@unread.example'])
  expect(await tasksOf('Unread')).toEqual([])
})

it('what an automatic rule cannot send becomes one task for the users of the company, and is sent once it can be', async () => {
  const user = await makeColleague(app())
  const id = await makeClient('Assigned Ltd', { mail: 'office at assigned.example', users: [{ userId: user.id }] })
  expect(await prepare()).toEqual({ prepared: 1, sent: 0 })
  await prepare()
  await turnOn([30, 7])
  await prepare()

  const tasks = await tasksOf('Assigned Ltd')
  expect(tasks).toMatchObject([
    { title: 'Reminder not sent: Assigned Ltd', status: 'TO DO', users: [{ userId: user.id }], organizationId: id },
  ])
  expect(tasks[0]?.description).toContain('office at assigned.example is not an email address.')

  await app().staff(organizationsCalls.updateOrganization, {
    params: { id },
    body: { mail: 'office@assigned.example' },
  })
  expect((await prepare()).sent).toBe(1)
  expect(await recipients('@assigned.example')).toEqual(['office@assigned.example'])
})

it('without a user of the company the task is for the administrators', async () => {
  await makeClient('Nobody Ltd', { mail: null })
  await prepare()
  const [task] = await tasksOf('Nobody Ltd')
  expect(task?.users.map(({ userId }) => userId)).toEqual([app().staffId])
  expect(task?.description).toContain('There is no email address.')
})
