import type { Role } from '@registrar/domain/access/roles'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { tasksCalls } from '@registrar/domain/tasks/tasks.calls'
import { staffCalls } from '@registrar/domain/users/staff.calls'
import { usersCalls } from '@registrar/domain/users/users.calls'
import { beforeEach, describe, expect, it } from 'vitest'
import { later, now } from '#platform/clock'
import { newId } from '#platform/database/ids'
import { SECRET_CODE, useApp } from '#testing/test-app'

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

const emailsTo = (address: string) =>
  app().db.selectFrom('mails').selectAll().where('recipient', '=', address).orderBy('created_at', 'desc').execute()

const tokenIn = async (address: string, name: 'invitation' | 'token'): Promise<string> => {
  const [latest] = await emailsTo(address)
  return new RegExp(`[?]${name}=([\\w-]+)`).exec(latest?.text_content ?? '')?.[1] ?? ''
}

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
    },
  ])
})

describe('an invitation (USER-14)', () => {
  const invite = (email: string, role?: Role) =>
    app().staff(staffCalls.inviteStaff, { body: { email, ...(role && { role }) } })

  it('makes one account of its role, for its address, once', async () => {
    expect((await invite('invited@example.ie', 'amlOfficer')).status).toBe(200)
    const invitation = await tokenIn('invited@example.ie', 'invitation')

    const elsewhere = await signUp('other@example.ie', { invitation })
    expect([elsewhere.status, elsewhere.problem.code]).toEqual([403, 'INVALID_INVITATION'])
    const { status, answer } = await signUp('Invited@example.ie', { invitation })
    expect([status, answer.data.role]).toEqual([200, 'amlOfficer'])
    await app().db.updateTable('users').set({ email: 'renamed@example.ie' }).where('id', '=', answer.data._id).execute()
    expect((await signUp('invited@example.ie', { invitation })).problem.code).toBe('INVALID_INVITATION')
  })

  it('is refused to an address that has an account', async () => {
    const { email } = await makeUser()
    const { status, problem } = await invite(email.toUpperCase())
    expect([status, problem.code]).toEqual([409, 'EMAIL_ALREADY_EXISTS'])
  })

  it('ends after seven days, and when a newer one is sent', async () => {
    await invite('late@example.ie')
    const first = await tokenIn('late@example.ie', 'invitation')
    await invite('late@example.ie')
    const second = await tokenIn('late@example.ie', 'invitation')
    expect((await signUp('late@example.ie', { invitation: first })).problem.code).toBe('INVALID_INVITATION')

    const { expires_at: expiresAt } = await app()
      .db.selectFrom('invitations')
      .select('expires_at')
      .where('email', '=', 'late@example.ie')
      .executeTakeFirstOrThrow()
    expect((Date.parse(expiresAt) - Date.parse(now())) / 86_400_000).toBeCloseTo(7, 2)

    await app()
      .db.updateTable('invitations')
      .set({ expires_at: later(now(), -1000) })
      .where('email', '=', 'late@example.ie')
      .execute()
    expect((await signUp('late@example.ie', { invitation: second })).problem.code).toBe('INVALID_INVITATION')
  })

  it('is needed to sign up without the secret code', async () => {
    const { status, problem } = await signUp('bare@example.ie', {})
    expect([status, problem.code, problem.fields]).toEqual([
      400,
      'VALIDATION_FAILED',
      { secretCode: 'This is required.' },
    ])
  })
})

it('administrators get an email for each new account (USER-17)', async () => {
  const { email } = await makeUser()
  const [latest] = await emailsTo('niamh.kelly@example.ie')
  expect(latest?.text_content).toContain(email)
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
    app().sessions.forgetAll()
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
    expect(answer).toMatchObject({ on: true, code: expect.stringMatching(/^\w{12}$/) })
    expect((await signUp('old-code@example.ie')).problem.code).toBe('INVALID_SECRET_CODE')
    expect((await signUp('new-code@example.ie', { secretCode: answer.code ?? '' })).status).toBe(200)

    expect((await app().staff(staffCalls.findSignupCode)).answer).toMatchObject({ on: true, code: null })
    const stored = await app().db.selectFrom('signup_code').selectAll().execute()
    expect(JSON.stringify(stored)).not.toContain(answer.code)
  })
})
