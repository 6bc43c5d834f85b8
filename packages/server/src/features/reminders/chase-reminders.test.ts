import { deadlinesCalls } from '@registrar/domain/deadlines/deadlines.calls'
import { reminderRules } from '@registrar/domain/reminders/reminder-rule'
import { remindersCalls } from '@registrar/domain/reminders/reminders.calls'
import { addDays } from '@registrar/domain/shared/iso-date'
import { tasksCalls } from '@registrar/domain/tasks/tasks.calls'
import { beforeEach, expect, it } from 'vitest'
import { today as todayIn } from '#platform/clock'
import { useApp } from '#testing/test-app'
import { makeOrganization } from '../organizations/organizations.factory.ts'

const app = useApp()
const today = todayIn('Europe/Dublin')

beforeEach(async () => {
  for (const rule of reminderRules)
    await app().staff(remindersCalls.updateReminderRule, { params: { rule }, body: { on: false, automatic: false } })
})

let count = 0
const makeClient = (days: number, fields: object = {}) => {
  count += 1
  return makeOrganization(app(), {
    name: `Chased ${count}`,
    mail: `chased${count}@example.ie`,
    language: 'en',
    hasDomiciliation: true,
    domiciliationPaidReminder: addDays(today, days),
    ...fields,
  })
}
const deadlinesOf = async (organizationId: string) => {
  const { answer } = await app().staff(deadlinesCalls.searchDeadlines, {
    body: { organizationId, limit: 100 } as never,
  })
  return answer.data.filter((row) => row.organizationId === organizationId)
}
const service = async (organizationId: string) =>
  (await deadlinesOf(organizationId)).find(({ kind }) => kind === 'DOMICILIATION')?._id ?? ''
const chase = async (deadlineIds: string[]) =>
  (await app().staff(remindersCalls.chaseReminders, { body: { deadlineIds } })).answer

it('a client is chased for a deadline whose rule is off and whose day counts are not reached (REM-13)', async () => {
  const id = await makeClient(45)
  const deadlineId = await service(id)
  const { data, refused } = await chase([deadlineId])
  expect(data).toMatchObject([{ kind: 'DOMICILIATION', organizationId: id, days: 45, state: 'prepared' }])
  expect(refused).toEqual([])

  // Asking again answers the one that waits, and sends nothing.
  expect((await chase([deadlineId])).data.map(({ _id }) => _id)).toEqual(data.map(({ _id }) => _id))
  const mails = await app()
    .db.selectFrom('mails')
    .select('id')
    .where('recipient', '=', data[0]?.to ?? '')
    .execute()
  expect(mails).toEqual([])
})

it('what was sent today, is snoozed, or is nothing that clients are reminded of is refused with its reason (REM-13)', async () => {
  const id = await makeClient(-3)
  const deadlineId = await service(id)
  const { data } = await chase([deadlineId])
  await app().staff(remindersCalls.sendReminders, { body: { ids: data.map((row) => row._id) } })
  expect(await chase([deadlineId])).toMatchObject({
    data: [],
    refused: [{ _id: deadlineId, reason: 'A reminder of today was sent or skipped already.' }],
  })

  const other = await makeClient(5)
  const snoozed = await service(other)
  await app().staff(deadlinesCalls.snoozeDeadline, {
    params: { id: snoozed },
    body: { until: addDays(today, 3), reason: 'They called' },
  })
  const { answer } = await app().staff(tasksCalls.createTask, {
    body: { title: 'Ring', dueDate: today, users: [{ userId: app().staffId }] },
  })
  const task = `TASK:${answer.data._id}`
  expect((await chase([snoozed, task, 'NONE:1'])).refused.map(({ _id, reason }) => [_id, reason.slice(0, 11)])).toEqual(
    [
      [snoozed, 'It is snooz'],
      [task, 'Clients are'],
      ['NONE:1', 'Clients are'],
    ],
  )
})

it('a company is chased for what is late, however late, and for what falls due within 30 days (REM-13)', async () => {
  const late = await makeClient(-500)
  const soon = await makeClient(30)
  const far = await makeClient(31)
  const chased = async (organizationId: string) =>
    (await app().staff(remindersCalls.chaseReminders, { body: { organizationId } })).answer.data.map(({ kind }) => kind)
  expect(await chased(late)).toEqual(['DOMICILIATION'])
  expect(await chased(soon)).toEqual(['DOMICILIATION'])
  expect(await chased(far)).toEqual([])
})

it('a deadline of another century is chased as any other (REM-13)', async () => {
  const id = await makeClient(60_000)
  expect((await chase([await service(id)])).data).toMatchObject([{ organizationId: id, days: 32_767 }])
})

it('a rule that is turned on goes on from the day count of the reminder that was asked for (REM-13)', async () => {
  const id = await makeClient(5)
  const { data } = await chase([await service(id)])
  await app().staff(remindersCalls.sendReminders, { body: { ids: data.map((row) => row._id) } })
  const params = { rule: 'DOMICILIATION' }
  await app().staff(remindersCalls.updateReminderRule, { params, body: { on: true, days: [30, 7, -7] } })
  await app().staff(remindersCalls.prepareReminders, {})
  const { answer } = await app().staff(remindersCalls.searchReminders, { body: { state: 'prepared', limit: 1000 } })
  expect(answer.data.filter(({ organizationId }) => organizationId === id)).toEqual([])
})

it('chasing asks for one of the two, takes no others, and answers 401 without a session (REM-13)', async () => {
  const asked = (body: object) => app().staff(remindersCalls.chaseReminders, { body: body as never })
  expect((await asked({})).status).toBe(400)
  expect((await asked({ deadlineIds: [] })).status).toBe(400)
  expect((await asked({ organizationId: 'none' })).answer.data).toEqual([])
  expect((await app().anybody(remindersCalls.chaseReminders, { body: { organizationId: 'x' } })).status).toBe(401)
})
