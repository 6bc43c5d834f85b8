import { remindersCalls } from '@registrar/domain/reminders/reminders.calls'
import { addDays } from '@registrar/domain/shared/iso-date'
import { beforeEach, describe, expect, it } from 'vitest'
import { today } from '#platform/clock'
import { useApp } from '#testing/test-app'
import { makeOrganization } from '../organizations/organizations.factory.ts'
import { makeColleague } from '../users/users.factory.ts'

const app = useApp({ MAIL_FROM: 'office@example.ie' })

let id = ''
beforeEach(async () => {
  const organizationId = await makeOrganization(app(), {
    mail: 'client@example.ie',
    hasDomiciliation: true,
    domiciliationPaidReminder: addDays(today('Europe/Dublin'), 7),
  })
  await app().staff(remindersCalls.updateReminderRule, { params: { rule: 'DOMICILIATION' }, body: { on: true } })
  await app().staff(remindersCalls.prepareReminders, { body: undefined as never })
  const { answer } = await app().staff(remindersCalls.searchReminders, { body: { limit: 1000 } })
  id = answer.data.find((row) => row.organizationId === organizationId)?._id ?? ''
})

const edit = (body: object) => app().staff(remindersCalls.updateReminder, { params: { id }, body })
const logged = () =>
  app()
    .db.selectFrom('changes')
    .select(['user_id', 'record_type', 'action', 'fields'])
    .where('record_id', '=', id)
    .orderBy('id')
    .execute()
const line = (action: string, fields: object) => ({
  user_id: app().staffId,
  record_type: 'reminder',
  action,
  fields: expect.objectContaining(fields),
})

it('skipped reminders wait again when the skipping is undone, unless a later one has come (REM-5)', async () => {
  const skip = () => app().staff(remindersCalls.skipReminders, { body: { ids: [id], reason: 'Paid by card' } })
  const takeBack = async (ids: string[]) =>
    (await app().staff(remindersCalls.takeSkippedBack, { body: { ids } })).answer.data
  const waiting = async () =>
    (
      await app().staff(remindersCalls.searchReminders, { body: { state: 'prepared', limit: 1000 } })
    ).answer.data.filter((row) => row._id === id)
  const before = (await waiting()).map((row) => ({ ...row, version: expect.any(Number) as number }))

  await skip()
  expect(await takeBack([id, 'nobody'])).toEqual([
    { _id: id, ok: true },
    { _id: 'nobody', ok: false, reason: 'There is no such reminder.' },
  ])
  expect(await waiting()).toMatchObject(before)
  expect((await logged()).at(-1)).toMatchObject(
    line('updated', { state: ['skipped', 'prepared'], reason: ['Paid by card', null] }),
  )
  expect(await takeBack([id])).toMatchObject([{ ok: false, reason: 'It is not skipped.' }])

  await skip()
  await app().db.updateTable('reminders').set({ day_count: 30 }).where('id', '=', id).execute()
  await app().staff(remindersCalls.prepareReminders, { body: undefined as never })
  expect(await takeBack([id])).toMatchObject([{ ok: false, reason: 'A later reminder has taken its place.' }])
})

describe('the change log of a reminder (REM-5)', () => {
  it('has the old and the new values of the fields that an edit changed, and of no others', async () => {
    await edit({ to: 'client@example.ie', subject: 'Please pay' })
    expect(await logged()).toEqual([line('updated', { subject: [expect.any(String), 'Please pay'] })])
    expect(Object.keys((await logged())[0]?.fields as object)).toEqual(['subject'])
  })

  it('says in the title of the HTML the edited subject, above the same text', async () => {
    const { subject, htmlContent } = (await edit({})).answer
    const edited = (await edit({ subject: 'Please pay & reply' })).answer.data.htmlContent
    expect(edited).toContain('<title>Please pay &amp; reply</title>')
    expect((await edit({ subject })).answer.data.htmlContent).toBe(htmlContent)
  })

  it('has no line for an edit that changes nothing', async () => {
    expect((await edit({ to: 'client@example.ie' })).status).toBe(200)
    expect(await logged()).toEqual([])
  })

  it('says that the reminder was skipped, and why', async () => {
    await app().staff(remindersCalls.skipReminders, { body: { ids: [id], reason: 'Paid by card' } })
    expect(await logged()).toEqual([
      line('updated', { state: ['prepared', 'skipped'], reason: [null, 'Paid by card'] }),
    ])
  })

  it('says that the reminder was sent', async () => {
    await app().staff(remindersCalls.sendReminders, { body: { ids: [id] } })
    expect(await logged()).toEqual([line('mailed', { state: ['prepared', 'sent'] })])
  })
})

describe('two people who edit one reminder (API-10)', () => {
  const save = async (body: object) => {
    const { calls } = await makeColleague(app())
    return calls(remindersCalls.updateReminder, { params: { id }, body })
  }
  const find = async () => {
    const { answer } = await app().staff(remindersCalls.searchReminders, { body: { limit: 1000 } })
    return answer.data.find((row) => row._id === id)
  }

  it('both keep what they changed, and each save answers the new version', async () => {
    const version = (await find())?.version
    await save({ subject: 'Theirs', version })
    const { status, answer } = await edit({ to: 'mine@example.ie', version })

    expect([status, answer.data.subject, answer.data.to]).toEqual([200, 'Theirs', 'mine@example.ie'])
    expect(answer.data.version).toBeGreaterThan(version ?? 0)
    expect(await find()).toMatchObject(answer.data)
  })

  it('are told of the field that both changed, and nothing is saved until one of them chooses', async () => {
    const version = (await find())?.version
    await save({ subject: 'Theirs', version })
    const { status, problem } = await edit({ subject: 'Mine', to: 'mine@example.ie', version })

    expect([status, problem.code]).toEqual([409, 'CHANGED_MEANWHILE'])
    expect(problem).toMatchObject({ conflicts: { subject: { yours: 'Mine', theirs: 'Theirs' } } })
    const now = await find()
    expect([now?.subject, now?.to]).toEqual(['Theirs', 'client@example.ie'])
    expect((await edit({ subject: 'Mine', version: now?.version })).answer.data.subject).toBe('Mine')
  })

  it('overwrite each other without a version', async () => {
    await save({ subject: 'Theirs' })
    expect((await edit({ subject: 'Mine' })).answer.data.subject).toBe('Mine')
  })
})

it('a new text of a reminder is in its HTML, under the subject that a colleague has changed (REM-5)', async () => {
  await edit({ subject: 'A changed subject' })
  const { answer } = await edit({ textContent: 'Please pay soon.' })
  expect(answer.data.htmlContent).toContain('Please pay soon.')
  expect(answer.data.htmlContent).toContain('A changed subject')
})
