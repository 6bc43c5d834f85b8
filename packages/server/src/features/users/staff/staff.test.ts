import type { Role } from '@registrar/domain/access/roles'
import type { AuditKind } from '@registrar/domain/audit/audit-entry'
import { auditCalls } from '@registrar/domain/audit/audit.calls'
import { calendarCalls } from '@registrar/domain/deadlines/calendar.calls'
import { historyCalls } from '@registrar/domain/history/history.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { tasksCalls } from '@registrar/domain/tasks/tasks.calls'
import { accountCalls } from '@registrar/domain/users/account.calls'
import { staffCalls } from '@registrar/domain/users/staff.calls'
import { usersCalls } from '@registrar/domain/users/users.calls'
import { beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#platform/database/ids'
import { SECRET_CODE, useApp } from '#testing/test-app'
import { sentTextsTo } from '../../emails/emails.factory.ts'

const app = useApp()

const PASSWORD = 'a decent password'
const person = (email: string) => ({ firstName: 'Conor', lastName: 'Walsh', email, password: PASSWORD })
const signUp = (email: string, by: { secretCode?: string; invitation?: string } = { secretCode: SECRET_CODE }) =>
  app().anybody(usersCalls.signUp, { body: { ...person(email), ...by } })
const signIn = (email: string, password = PASSWORD) => app().anybody(usersCalls.signIn, { body: { email, password } })

const makeUser = async (role: Role = 'staff') => {
  const email = `${newId()}@example.ie`
  const { answer } = await signUp(email)
  const id = answer.data._id
  if (role !== 'staff') await app().staff(staffCalls.updateStaff, { params: { id }, body: { role } })
  return { id, email, token: answer.token, calls: app().as(answer.token) }
}

const update = (id: string, body: { role?: Role; active?: boolean; handOverTo?: string }) =>
  app().staff(staffCalls.updateStaff, { params: { id }, body })

const tokenIn = async (address: string, name: 'invitation' | 'token'): Promise<string> => {
  const [latest = ''] = await sentTextsTo(app(), address)
  return new RegExp(`[?]${name}=([\\w-]+)`).exec(latest)?.[1] ?? ''
}

const auditOf = async (body: { search?: string; kinds?: AuditKind[] }) =>
  (await app().staff(auditCalls.searchAudit, { body })).answer.data

it('the search of staff answers 401 without a session and 403 to the role staff (USER-1, USER-13)', async () => {
  const { calls } = await makeUser()
  expect((await app().anybody(staffCalls.searchStaff)).status).toBe(401)
  const { status, problem } = await calls(staffCalls.searchStaff)
  expect([status, problem.code]).toEqual([403, 'FORBIDDEN'])
})

it('administrators list staff with role, last sign-in and open sessions (USER-13)', async () => {
  const { id, email } = await makeUser()
  await signIn(email)
  const { answer } = await app().staff(staffCalls.searchStaff, { body: { search: email } })
  expect(answer).toMatchObject({ totalItems: 1, totalPages: 1 })
  expect(answer.data).toEqual([
    {
      _id: id,
      email,
      firstName: 'Conor',
      lastName: 'Walsh',
      role: 'staff',
      active: true,
      lastLoginAt: expect.any(String),
      sessions: 2,
      hasSecondFactor: false,
    },
  ])
})

it('administrators get an email for each new account (USER-17)', async () => {
  const { email } = await makeUser()
  const [latest] = await sentTextsTo(app(), 'niamh.kelly@example.ie')
  expect(latest).toContain(email)
})

describe('a deactivated user (USER-15)', () => {
  it('is signed out at once, cannot sign in, and can again when reactivated', async () => {
    const { id, email, calls } = await makeUser()
    expect((await calls(usersCalls.checkSession)).status).toBe(200)

    expect((await update(id, { active: false })).answer).toMatchObject({ active: false, sessions: 0 })
    expect((await calls(usersCalls.checkSession)).status).toBe(401)
    const right = await signIn(email)
    expect([right.status, right.problem.code]).toEqual([401, 'ACCOUNT_DEACTIVATED'])
    expect((await signIn(email, 'a wrong password')).problem.code).toBe('INVALID_CREDENTIALS')
    expect((await app().staff(usersCalls.searchUsers, { body: { search: email } })).answer.data).toEqual([])

    await update(id, { active: true })
    expect((await signIn(email)).status).toBe(200)
  })

  it('is in the audit when deactivated and reactivated, and not when nothing changes (AUD-1)', async () => {
    const { id } = await makeUser()
    for (const active of [true, false, false, true]) await update(id, { active })

    const line = { user: { _id: app().staffId }, address: '127.0.0.1', record: { type: 'user', _id: id } }
    expect(await auditOf({ search: id })).toMatchObject([
      { kind: 'accountReactivated', ...line },
      { kind: 'accountDeactivated', ...line },
    ])
  })

  it('gets neither the link to a new password nor the calendar back when reactivated', async () => {
    const { id, email, calls } = await makeUser()
    const url = (await calls(calendarCalls.createCalendar, { body: { password: PASSWORD } })).answer.url
    const calendar = () => app().app.inject({ url: new URL(url).pathname })
    expect((await calendar()).statusCode).toBe(200)
    await app().anybody(accountCalls.forgotPassword, { body: { email } })
    const token = await tokenIn(email, 'token')

    await update(id, { active: false })
    await update(id, { active: true })
    const reset = await app().anybody(accountCalls.resetPassword, { body: { token, password: 'another password' } })
    expect([reset.status, reset.problem.code]).toEqual([403, 'INVALID_RESET_TOKEN'])
    expect((await calendar()).statusCode).toBe(404)
    expect((await signIn(email)).status).toBe(200)
  })

  it('is not handed over to somebody who may only read', async () => {
    const [leaver, reader] = [await makeUser(), await makeUser('readOnly')]
    const { status, problem } = await update(leaver.id, { active: false, handOverTo: reader.id })
    expect([status, problem.fields]).toEqual([422, { handOverTo: 'This user may only read. Choose another one.' }])
    expect((await leaver.calls(usersCalls.checkSession)).status).toBe(200)
  })

  const work = async (userId: string) => {
    const users = [{ userId }]
    const task = await app().staff(tasksCalls.createTask, { body: { title: 'Call', users } })
    const done = await app().staff(tasksCalls.createTask, { body: { title: 'Called', status: 'DONE', users } })
    const company = await app().staff(organizationsCalls.createOrganization, { body: { name: 'Handed Ltd', users } })
    return { task: task.answer.data._id, done: done.answer.data._id, company: company.answer.data._id }
  }
  const usersOf = async (ids: Awaited<ReturnType<typeof work>>) => {
    const task = await app().staff(tasksCalls.findTask, { params: { id: ids.task } })
    const done = await app().staff(tasksCalls.findTask, { params: { id: ids.done } })
    const company = await app().staff(organizationsCalls.findOrganization, { params: { id: ids.company } })
    return [task.answer.users, done.answer.users, company.answer.users].map((users) => users.map((user) => user.userId))
  }

  it('hands open tasks and companies to the chosen user, and done tasks keep the name', async () => {
    const [leaver, successor] = [await makeUser(), await makeUser()]
    const ids = await work(leaver.id)
    await update(leaver.id, { active: false, handOverTo: successor.id })
    expect(await usersOf(ids)).toEqual([[successor.id], [leaver.id], [successor.id]])
  })

  it('hands over to the administrator when nobody is chosen', async () => {
    const leaver = await makeUser()
    const ids = await work(leaver.id)
    await update(leaver.id, { active: false })
    expect(await usersOf(ids)).toEqual([[app().staffId], [leaver.id], [app().staffId]])
  })

  it('cannot be newly assigned to a company or a task, but stays where assigned, and an undo assigns them again', async () => {
    const [leaver, user] = [await makeUser(), await makeUser()]
    const ids = await work(leaver.id)
    const users = (...userIds: string[]) => ({ users: userIds.map((userId) => ({ userId })) })
    const updateTask = (id: string, body: object) => app().staff(tasksCalls.updateTask, { params: { id }, body })
    const updateCompany = (body: object) =>
      app().staff(organizationsCalls.updateOrganization, { params: { id: ids.company }, body })
    await updateCompany(users(user.id))
    await update(leaver.id, { active: false })

    const refused = [
      await updateTask(ids.task, users(user.id, leaver.id)),
      await updateCompany(users(user.id, leaver.id)),
      await app().staff(tasksCalls.createTask, { body: { title: 'Call', ...users(user.id, leaver.id) } }),
      await app().staff(organizationsCalls.createOrganization, { body: { name: 'x', ...users(user.id, leaver.id) } }),
    ]
    for (const { status, problem } of refused)
      expect([status, problem.code, Object.keys(problem.fields ?? {})]).toEqual([
        422,
        'UNKNOWN_USER',
        ['users.1.userId'],
      ])

    expect((await updateTask(ids.done, { ...users(leaver.id, user.id), title: 'Called' })).status).toBe(200)
    expect((await usersOf(ids))[1]).toEqual([leaver.id, user.id])

    const history = await app().staff(historyCalls.searchHistory, {
      body: { recordType: 'organization', recordId: ids.company, field: 'users' },
    })
    const entry = { id: history.answer.data[0]?._id ?? '' }
    expect((await app().staff(historyCalls.restoreHistory, { params: entry, body: {} })).status).toBe(200)
    expect((await usersOf(ids))[2]).toEqual([leaver.id])
  })

  it('is not handed over to themselves, to another deactivated user or to an unknown one, and stays signed in', async () => {
    const [leaver, gone] = [await makeUser(), await makeUser()]
    await update(gone.id, { active: false })
    for (const handOverTo of [gone.id, leaver.id, newId()])
      expect((await update(leaver.id, { active: false, handOverTo })).problem.code).toBe('UNKNOWN_USER')
    expect((await leaver.calls(usersCalls.checkSession)).status).toBe(200)
  })
})

describe('a role (USER-12, USER-13)', () => {
  it('takes effect at once in open sessions', async () => {
    const { id, calls } = await makeUser()
    expect((await calls(tasksCalls.createTask, { body: { title: 'Mine', users: [{ userId: id }] } })).status).toBe(200)
    await update(id, { role: 'readOnly' })
    const { problem } = await calls(tasksCalls.createTask, { body: { title: 'Mine', users: [{ userId: id }] } })
    expect(problem.code).toBe('FORBIDDEN')
    expect((await calls(tasksCalls.searchTasks)).status).toBe(200)
  })

  it('of an unknown user is 404, and an unknown role 400', async () => {
    expect((await update(newId(), { role: 'staff' })).status).toBe(404)
    expect((await update(app().staffId, { role: 'boss' as Role })).status).toBe(400)
  })

  it('of the last administrator cannot be lowered, even when two are lowered at once', async () => {
    for (const body of [{ active: false }, { role: 'staff' }] as const) {
      const { status, problem } = await update(app().staffId, body)
      expect([status, problem.code]).toEqual([409, 'LAST_ADMINISTRATOR'])
    }

    const second = await makeUser('admin')
    const lowered = await Promise.all([
      update(app().staffId, { role: 'staff' }),
      second.calls(staffCalls.updateStaff, { params: { id: second.id }, body: { role: 'staff' } }),
    ])
    expect(lowered.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
    await app().db.updateTable('users').set({ role: 'admin' }).where('id', '=', app().staffId).execute()
    await app().db.updateTable('users').set({ role: 'staff' }).where('id', '=', second.id).execute()
    app().sessions.setCaching(false)
    app().sessions.setCaching(true)
  })
})

it('administrators end the sessions of a user at once (USER-13)', async () => {
  const { id, email, calls } = await makeUser()
  await signIn(email)
  expect((await calls(usersCalls.checkSession)).status).toBe(200)
  const { answer } = await app().staff(staffCalls.endStaffSessions, { params: { id } })
  expect(answer).toEqual({ ok: true, ended: 2 })
  expect((await calls(usersCalls.checkSession)).status).toBe(401)
  expect((await app().staff(staffCalls.endStaffSessions, { params: { id: newId() } })).status).toBe(404)
  expect(await auditOf({ search: id })).toMatchObject([
    { kind: 'sessionsEnded', user: { _id: app().staffId }, address: '127.0.0.1', details: { sessions: 2 } },
  ])
})

describe('the secret code (USER-16)', () => {
  const change = (body: { on?: boolean; renew?: boolean }) => app().staff(staffCalls.updateSignupCode, { body })
  beforeEach(() => app().db.deleteFrom('signup_code').execute())

  it('opens nothing while it is off, and an invitation still does', async () => {
    expect((await change({ on: false })).answer).toEqual({ ok: true, on: false, renewedAt: null, code: null })
    expect((await signUp('off@example.ie')).problem.code).toBe('INVALID_SECRET_CODE')

    await app().staff(staffCalls.inviteStaff, { body: { email: 'off@example.ie', role: 'staff' } })
    expect((await signUp('off@example.ie', { invitation: await tokenIn('off@example.ie', 'invitation') })).status).toBe(
      200,
    )
    await change({ on: true })
    expect((await signUp('on@example.ie')).status).toBe(200)
  })

  it('is replaced by a new one, which is shown once and stored as a hash', async () => {
    const { answer } = await change({ renew: true })
    expect(answer).toMatchObject({ on: true, code: expect.stringMatching(/^\w{26}$/) })
    expect((await signUp('old-code@example.ie')).problem.code).toBe('INVALID_SECRET_CODE')
    expect((await signUp('new-code@example.ie', { secretCode: answer.code ?? '' })).status).toBe(200)

    expect((await app().staff(staffCalls.findSignupCode)).answer).toMatchObject({ on: true, code: null })
    const stored = await app().db.selectFrom('signup_code').selectAll().execute()
    expect(JSON.stringify(stored)).not.toContain(answer.code)
  })

  it('stays off when it is renewed, and the new one opens sign-up once it is turned on', async () => {
    await change({ on: false })
    const { answer } = await change({ renew: true })
    expect(answer).toMatchObject({ on: false, code: expect.stringMatching(/^\w{26}$/) })
    const secretCode = answer.code ?? ''
    expect((await signUp('still-off@example.ie', { secretCode })).problem.code).toBe('INVALID_SECRET_CODE')
    await change({ on: true })
    expect((await signUp('on-again@example.ie', { secretCode })).status).toBe(200)
  })

  it('is in the audit when it is turned off, turned on and renewed, without the code (AUD-1)', async () => {
    const kinds: AuditKind[] = ['secretCodeTurnedOff', 'secretCodeTurnedOn', 'secretCodeRenewed']
    const earlier = (await auditOf({ kinds })).length
    for (const on of [true, false, false, true]) await change({ on })
    const { answer } = await change({ renew: true })

    const lines = (await auditOf({ kinds })).slice(0, -earlier || undefined)
    const by = { user: { _id: app().staffId }, address: '127.0.0.1', record: null, details: {} }
    expect(lines).toMatchObject([
      { kind: 'secretCodeRenewed', ...by },
      { kind: 'secretCodeTurnedOn', ...by },
      { kind: 'secretCodeTurnedOff', ...by },
    ])
    expect(JSON.stringify(lines)).not.toContain(answer.code)
  })
})
