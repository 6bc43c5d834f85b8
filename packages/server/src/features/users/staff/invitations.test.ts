import type { Role } from '@registrar/domain/access/roles'
import { auditCalls } from '@registrar/domain/audit/audit.calls'
import { staffCalls } from '@registrar/domain/users/staff.calls'
import { usersCalls } from '@registrar/domain/users/users.calls'
import { describe, expect, it } from 'vitest'
import { later, now } from '#platform/clock'
import { newId } from '#platform/database/ids'
import { duringTransaction } from '#testing/during-transaction'
import { SECRET_CODE, useApp } from '#testing/test-app'
import { sentTextsTo } from '../../emails/emails.factory.ts'
import { inviteStaff } from './invitations.commands.ts'

const app = useApp()

const PASSWORD = 'a decent password'
const person = (email: string) => ({ firstName: 'Conor', lastName: 'Walsh', email, password: PASSWORD })
const signUp = (email: string, by: { secretCode?: string; invitation?: string } = { secretCode: SECRET_CODE }) =>
  app().anybody(usersCalls.signUp, { body: { ...person(email), ...by } })

const makeUser = async (role: Role = 'staff') => {
  const email = `${newId()}@example.ie`
  const { answer } = await signUp(email)
  const id = answer.data._id
  if (role !== 'staff') await app().staff(staffCalls.updateStaff, { params: { id }, body: { role } })
  return { id, email, calls: app().as(answer.token) }
}

const update = (id: string, body: { role?: Role; active?: boolean; handOverTo?: string }) =>
  app().staff(staffCalls.updateStaff, { params: { id }, body })

const tokenIn = async (address: string): Promise<string> => {
  const [latest = ''] = await sentTextsTo(app(), address)
  return /[?]invitation=([\w-]+)/.exec(latest)?.[1] ?? ''
}

describe('an invitation (USER-14)', () => {
  const invite = (email: string, role?: Role) =>
    app().staff(staffCalls.inviteStaff, { body: { email, ...(role && { role }) } })

  it('makes one account of its role, for its address, once', async () => {
    expect((await invite('invited@example.ie', 'amlOfficer')).status).toBe(200)
    const invitation = await tokenIn('invited@example.ie')

    const elsewhere = await signUp('other@example.ie', { invitation })
    expect([elsewhere.status, elsewhere.problem.code]).toEqual([403, 'INVALID_INVITATION'])
    const { status, answer } = await signUp('Invited@example.ie', { invitation })
    expect([status, answer.data.role]).toEqual([200, 'amlOfficer'])
    await app().db.updateTable('users').set({ email: 'renamed@example.ie' }).where('id', '=', answer.data._id).execute()
    expect((await signUp('invited@example.ie', { invitation })).problem.code).toBe('INVALID_INVITATION')
  })

  it('has a link that is answered once, with the address filled in', async () => {
    const { answer } = await invite('copied+link@example.ie')
    const link = new URL(answer.link)
    expect(link.pathname).toBe('/auth/signup')
    expect(link.searchParams.get('email')).toBe('copied+link@example.ie')
    expect(link.searchParams.get('invitation')).toBe(await tokenIn('copied+link@example.ie'))
    const { status } = await signUp('copied+link@example.ie', { invitation: link.searchParams.get('invitation') ?? '' })
    expect(status).toBe(200)
  })

  it('is refused to an address that has an account', async () => {
    const { email } = await makeUser()
    const { status, problem } = await invite(email.toUpperCase())
    expect([status, problem.code]).toEqual([409, 'EMAIL_ALREADY_EXISTS'])
  })

  it('ends after seven days, and when a newer one is sent', async () => {
    await invite('late@example.ie')
    const first = await tokenIn('late@example.ie')
    await invite('late@example.ie')
    const second = await tokenIn('late@example.ie')
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

  const openOf = async (email: string) =>
    (await app().staff(staffCalls.searchStaff)).answer.invitations.filter((one) => one.email === email)
  const auditOf = async (email: string) =>
    (await app().staff(auditCalls.searchAudit, { body: { search: email } })).answer.data

  it('is listed while it is open, and an administrator withdraws it', async () => {
    const { answer } = await invite('listed@example.ie', 'admin')
    expect(await openOf('listed@example.ie')).toEqual([
      { ...answer.data, invitedBy: { _id: app().staffId, name: 'Niamh Kelly' } },
    ])

    const withdraw = () => app().staff(staffCalls.withdrawInvitation, { params: { id: answer.data._id } })
    expect((await withdraw()).status).toBe(200)
    expect((await withdraw()).status).toBe(404)
    expect(await openOf('listed@example.ie')).toEqual([])
    const invitation = await tokenIn('listed@example.ie')
    expect((await signUp('listed@example.ie', { invitation })).problem.code).toBe('INVALID_INVITATION')
    expect(await auditOf('listed@example.ie')).toMatchObject([
      { kind: 'invitationWithdrawn', user: { _id: app().staffId }, details: { role: 'admin' } },
      { kind: 'invitationSent', user: { _id: app().staffId }, details: { role: 'admin' } },
    ])
  })

  it('is in the audit when it is accepted, with the role of the new account', async () => {
    await invite('accepts@example.ie', 'admin')
    const { answer } = await signUp('accepts@example.ie', {
      invitation: await tokenIn('accepts@example.ie'),
    })
    const [accepted] = await auditOf('accepts@example.ie')
    const _id = answer.data._id
    expect(accepted).toMatchObject({ kind: 'invitationAccepted', record: { _id }, details: { role: 'admin' } })
    await update(_id, { role: 'staff' })
  })

  it.each([{ active: false }, { role: 'amlOfficer' as const }])(
    'ends with the rights of the administrator who sent it: %j',
    async (change) => {
      const leaver = await makeUser('admin')
      const email = `${newId()}@example.ie`
      await leaver.calls(staffCalls.inviteStaff, { body: { email, role: 'admin' } })
      await update(leaver.id, change)

      expect(await openOf(email)).toEqual([])
      const invitation = await tokenIn(email)
      expect((await signUp(email, { invitation })).problem.code).toBe('INVALID_INVITATION')
      expect((await auditOf(email)).map(({ kind }) => kind)).toEqual(['invitationWithdrawn', 'invitationSent'])
    },
  )

  const sessionOf = async (token: string) => {
    const session = await app().sessions.find(token)
    if (!session) throw new Error('The user is not signed in.')
    return session
  }

  it('of one address replaces one that is sent at the same moment, and the change log has what was replaced', async () => {
    const email = `${newId()}@example.ie`
    const { config, secrets } = app()
    const context = { config, secrets, baseUrl: '', session: await sessionOf(app().staffToken), address: '127.0.0.1' }
    let replaced = ''
    const { status, answer } = await duringTransaction(
      app(),
      async (tx) => {
        replaced = (await inviteStaff(tx, { email, role: 'admin' }, context)).invitation._id
      },
      () => invite(email),
    )
    expect(status).toBe(200)
    expect((await openOf(email)).map(({ _id }) => _id)).toEqual([answer.data._id])

    const lines = await app()
      .db.selectFrom('changes')
      .select(['action', 'fields', 'user_id'])
      .where('record_id', '=', replaced)
      .orderBy('id')
      .execute()
    expect(lines).toMatchObject([
      { action: 'created' },
      { action: 'deleted', fields: { email: [email, null], role: ['admin', null] }, user_id: app().staffId },
    ])
  })

  it('or the secret code is needed to sign up', async () => {
    const { status, problem } = await signUp('bare@example.ie', {})
    expect([status, problem.code, problem.fields]).toEqual([
      400,
      'VALIDATION_FAILED',
      { secretCode: 'This is required.' },
    ])
  })
})
