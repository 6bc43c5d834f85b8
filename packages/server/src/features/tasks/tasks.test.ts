import { emailsCalls } from '@registrar/domain/emails/emails.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import { tasksCalls } from '@registrar/domain/tasks/tasks.calls'
import { beforeAll, describe, expect, it } from 'vitest'
import { useApp } from '#testing/test-app'
import { makeOrganization } from '../organizations/organizations.factory.ts'
import { makePerson } from '../people/people.factory.ts'
import { makeTask } from './tasks.factory.ts'
import { makeColleague } from '../users/users.factory.ts'

const app = useApp()
const UNKNOWN_ID = '01a1fbc3-c238-73ba-a010-250c35c466ab'
let colleague = ''

beforeAll(async () => {
  const { id } = await makeColleague(app(), { firstName: 'Oisín', lastName: 'Daly', email: 'oisin@example.ie' })
  colleague = id
})

const find = (id: string) => app().staff(tasksCalls.findTask, { params: { id } })
const create = (body: object) => app().staff(tasksCalls.createTask, { body: body as never })
const update = (id: string, body: object) => app().staff(tasksCalls.updateTask, { params: { id }, body })
const remove = (id: string) => app().staff(tasksCalls.removeTask, { params: { id } })
const send = (id: string, body: object) => app().staff(tasksCalls.sendTask, { params: { id }, body })
const logged = (id: string) =>
  app().db.selectFrom('changes').select(['action', 'fields']).where('record_id', '=', id).orderBy('id').execute()

const emailsAbout = (subject: string) =>
  app().db.selectFrom('mails').selectAll().where('subject', '=', subject).orderBy('id').execute()

describe('without a session', () => {
  it.each(Object.entries(tasksCalls))('%s answers 401', async (_, call) => {
    const { status, problem } = await app().anybody(call, { params: { id: UNKNOWN_ID } })
    expect([status, problem.code]).toEqual([401, 'UNAUTHENTICATED'])
  })
})

describe('a task', () => {
  it('keeps every field, and shows the present names instead of those sent (TASK-3)', async () => {
    const organizationId = await makeOrganization(app(), { name: 'Liffey Ltd' })
    const peopleId = await makePerson(app(), { firstName: 'Aoife', lastName: 'Byrne' })
    const fields = {
      title: 'File the return',
      description: 'Two\nlines',
      status: 'IN PROGRESS',
      organizationId,
      peopleId,
      attachedFiles: ['http://localhost/file/b.pdf', 'http://localhost/file/a.pdf'],
    }
    const users = [
      { userId: colleague, userName: 'Somebody Else' },
      { userId: app().staffId, userName: '' },
      { userId: colleague, userName: 'Twice' },
    ]
    const { answer } = await create({ ...fields, users, organizationName: 'x', peopleName: 'y' })
    expect(answer).toMatchObject({
      ok: true,
      data: {
        ...fields,
        organizationName: 'Liffey Ltd',
        peopleName: 'Aoife Byrne',
        users: [
          { userId: colleague, userName: 'Oisín Daly' },
          { userId: app().staffId, userName: 'Niamh Kelly' },
        ],
      },
    })
    await app().staff(organizationsCalls.updateOrganization, {
      params: { id: organizationId },
      body: { name: 'Renamed' },
    })
    expect((await find(answer.data._id)).answer).toEqual({ ok: true, ...answer.data, organizationName: 'Renamed' })
  })

  it('is TO DO and otherwise empty when only a title and a user are sent (TASK-1)', async () => {
    expect(await makeTask(app())).toMatchObject({
      title: 'Call the bank',
      description: null,
      status: 'TO DO',
      organizationId: null,
      organizationName: null,
      peopleId: null,
      peopleName: null,
      attachedFiles: [],
    })
  })

  it('goes from any status to any other, and updates updatedAt each time (TASK-1)', async () => {
    const task = await makeTask(app())
    let last = task.updatedAt
    for (const status of ['DONE', 'TO DO', 'IN PROGRESS', 'TO DO', 'DONE', 'IN PROGRESS']) {
      const { answer } = await update(task._id, { status })
      expect(answer).toMatchObject({ status, title: task.title })
      expect(answer.updatedAt > last).toBe(true)
      last = answer.updatedAt
    }
    expect((await logged(task._id)).map((line) => line.action)).toEqual(['created', ...Array(6).fill('updated')])
  })

  it('changes its users, and loses its files and its description when they are sent empty', async () => {
    const task = await makeTask(app(), { attachedFiles: ['http://x/a'], description: 'd' })
    const changed = { users: [{ userId: colleague }], attachedFiles: [], description: null }
    expect((await update(task._id, changed)).answer).toMatchObject({
      users: [{ userId: colleague, userName: 'Oisín Daly' }],
      attachedFiles: [],
      description: null,
    })
  })

  it('does not change when the whole record is sent back, even with a deleted organization and person', async () => {
    const organizationId = await makeOrganization(app())
    const peopleId = await makePerson(app())
    const task = await makeTask(app(), { organizationId, peopleId, attachedFiles: ['http://x/a'] })
    await app().staff(organizationsCalls.removeOrganization, { params: { id: organizationId } })
    await app().staff(peopleCalls.removePerson, { params: { id: peopleId } })
    expect((await update(task._id, { ...task, ok: true })).answer).toEqual({ ok: true, ...task })
    expect(await logged(task._id)).toHaveLength(1)
    expect((await update(task._id, { organizationId: '', peopleId: null })).answer).toMatchObject({
      organizationId: null,
      peopleName: null,
    })
  })

  it('needs a title (TASK-2)', async () => {
    const users = [{ userId: app().staffId }]
    const { _id } = await makeTask(app())
    for (const refused of [
      await create({ users }),
      await create({ title: ' ', users }),
      await update(_id, { title: '' }),
    ])
      expect([refused.status, refused.problem.code, Object.keys(refused.problem.fields ?? {})]).toEqual([
        400,
        'VALIDATION_FAILED',
        ['title'],
      ])
  })

  it('needs a user (TASK-2)', async () => {
    const { _id } = await makeTask(app())
    for (const refused of [
      await create({ title: 'x' }),
      await create({ title: 'x', users: [] }),
      await update(_id, { users: [] }),
    ])
      expect([refused.status, refused.problem.code, refused.problem.message]).toEqual([
        422,
        'USERS_REQUIRED',
        'Please add at least one user',
      ])
  })

  it.each(['nobody', UNKNOWN_ID])('refuses unknown ids (%s) and changes nothing', async (id) => {
    const task = await makeTask(app())
    const users = [{ userId: app().staffId }, { userId: id }]
    const tries: [object, number, string, string][] = [
      [{ title: 'x', users }, 422, 'UNKNOWN_USER', 'users.1.userId'],
      [{ title: 'x', organizationId: id }, 404, 'NOT_FOUND', 'organizationId'],
      [{ title: 'x', peopleId: id }, 404, 'NOT_FOUND', 'peopleId'],
    ]
    for (const [body, expected, code, field] of tries)
      for (const { status, problem } of [
        await update(task._id, body),
        await create({ users: [{ userId: app().staffId }], ...body }),
      ])
        expect([status, problem.code, Object.keys(problem.fields ?? {})]).toEqual([expected, code, [field]])
    expect((await find(task._id)).answer).toEqual({ ok: true, ...task })
  })

  it('refuses a deleted organization or person that it did not have before', async () => {
    const organizationId = await makeOrganization(app())
    const peopleId = await makePerson(app())
    await app().staff(organizationsCalls.removeOrganization, { params: { id: organizationId } })
    await app().staff(peopleCalls.removePerson, { params: { id: peopleId } })
    const { _id } = await makeTask(app())
    expect((await update(_id, { organizationId })).problem.code).toBe('NOT_FOUND')
    expect((await update(_id, { peopleId })).problem.code).toBe('NOT_FOUND')
  })

  it('takes 50 simultaneous changes one after the other, and the log has each once', async () => {
    const { _id } = await makeTask(app())
    const lists = Array.from({ length: 50 }, (_, index) => [`http://x/${index}`])
    await Promise.all(lists.map((attachedFiles) => update(_id, { attachedFiles })))
    const [, ...changes] = (await logged(_id)).map(
      (line) => (line.fields as Record<string, [unknown, unknown]>)['attachedFiles'],
    )
    expect(changes.map((change) => change?.[0])).toEqual([[], ...changes.slice(0, -1).map((change) => change?.[1])])
    expect(new Set(changes.map((change) => String(change?.[1])))).toEqual(new Set(lists.map(String)))
    expect((await find(_id)).answer.attachedFiles).toEqual(changes.at(-1)?.[1])
  })

  it('answers 404 once deleted (API-7)', async () => {
    const { _id } = await makeTask(app())
    expect((await remove(_id)).answer).toEqual({ ok: true })
    const after = [
      await find(_id),
      await update(_id, { status: 'DONE' }),
      await remove(_id),
      await send(_id, { recipients: [app().staffId] }),
    ]
    expect(after.map(({ status, problem }) => [status, problem.code])).toEqual(after.map(() => [404, 'NOT_FOUND']))
    expect((await find('nothing')).status).toBe(404)
  })
})

describe('sending a task (TASK-7)', () => {
  it('queues an email to each recipient who is a user, with the fields as sent (TASK-7)', async () => {
    const { _id } = await makeTask(app())
    const payload = {
      title: 'Sign the <B1>',
      description: 'Before noon',
      organizationName: 'Liffey & Co',
      peopleName: '',
      attachedFiles: ['http://x/Bank%20letter.pdf'],
    }
    const recipients = [colleague, 'nobody', app().staffId, UNKNOWN_ID, colleague]

    expect((await send(_id, { ...payload, recipients })).answer).toEqual({ ok: true })

    const emails = await emailsAbout('Task: Sign the <B1>')
    expect(emails.map((email) => email.recipient)).toEqual(['oisin@example.ie', 'niamh.kelly@example.ie'])
    expect(emails[0]).toMatchObject({
      sender: app().config.mailFrom,
      tag: 'task',
      state: 'queued',
      requested_by: app().staffId,
    })
    for (const text of ['Before noon', 'Organization: Liffey & Co', 'Bank letter.pdf', `/task/${_id}`])
      expect(emails[0]?.text_content).toContain(text)
    expect(emails[0]?.text_content).not.toContain('Person concerned')
    expect(emails[0]?.html_content).toContain('Sign the &lt;B1&gt;')

    const { answer } = await app().staff(emailsCalls.listRecentEmails, { params: { email: 'oisin@example.ie' } })
    expect(answer.data[0]).toMatchObject({ subject: 'Task: Sign the <B1>', status: 'queued' })
    expect((await logged(_id)).map((line) => line.action)).toEqual(['created', 'mailed'])
  })

  it('shows the stored value of a field that was not sent', async () => {
    const organizationId = await makeOrganization(app(), { name: 'Shannon Ltd' })
    const fields = { title: 'Stored', description: 'As it is', organizationId, attachedFiles: ['http://x/a.pdf'] }
    const { _id } = await makeTask(app(), fields)
    await send(_id, { recipients: [colleague], description: null })
    const [email] = await emailsAbout('Task: Stored')
    expect(email?.text_content).toContain('Organization: Shannon Ltd')
    expect(email?.text_content).toContain('- a.pdf: http://x/a.pdf')
    expect(email?.text_content).not.toContain('As it is')
  })

  it.each([[['nobody', UNKNOWN_ID]], [[]], [undefined]])('is refused with the recipients %j', async (recipients) => {
    const { _id } = await makeTask(app())
    const { status, problem } = await send(_id, { title: 'Unsent', recipients })
    expect([status, problem.code, problem.message]).toEqual([422, 'NO_VALID_RECIPIENTS', 'No valid email recipients'])
    expect(await emailsAbout('Task: Unsent')).toEqual([])
  })
})
