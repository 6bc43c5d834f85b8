import type { AuditEntry } from '@registrar/domain/audit/audit-entry'
import { auditCalls } from '@registrar/domain/audit/audit.calls'
import { calendarCalls } from '@registrar/domain/deadlines/calendar.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { staffCalls } from '@registrar/domain/users/staff.calls'
import { accountCalls } from '@registrar/domain/users/account.calls'
import { passkeysCalls } from '@registrar/domain/users/passkeys.calls'
import { secondFactorCalls } from '@registrar/domain/users/second-factor.calls'
import { usersCalls } from '@registrar/domain/users/users.calls'
import { Secret, TOTP } from 'otpauth'
import { describe, expect, it } from 'vitest'
import { nowMs } from '#platform/clock'
import { newId } from '#platform/database/ids'
import { createSoftwarePasskey } from '#testing/software-passkey'
import { stopClock } from '#testing/stopped-clock'
import { useApp } from '#testing/test-app'
import { sentTextsTo } from '../../emails/emails.factory.ts'
import { makeColleague } from '../users.factory.ts'

const app = useApp()
stopClock()

const PASSWORD = 'a decent password'
const NEW_PASSWORD = 'another decent one'

const makeUser = () => makeColleague(app(), { password: PASSWORD })

const linesOf = async (userId: string): Promise<AuditEntry[]> =>
  (await app().staff(auditCalls.searchAudit, { body: { user: userId, limit: 100 } })).answer.data
const kindsOf = async (userId: string) => (await linesOf(userId)).map(({ kind }) => kind).toReversed()

const subjectsTo = async (email: string) => {
  const rows = await app()
    .db.selectFrom('mails')
    .select('subject')
    .where('recipient', '=', email)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(({ subject }) => subject)
}

const appCode = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: nowMs() })

describe('the owner of an account (USER-23)', () => {
  const body = { password: PASSWORD }

  it('hears by email of a new password, of second factors and of a calendar address', async () => {
    const { email, calls } = await makeUser()
    const { secret } = (await calls(secondFactorCalls.createTotp, { body })).answer
    await calls(secondFactorCalls.confirmTotp, { body: { code: appCode(secret) } })
    await calls(secondFactorCalls.removeTotp, { body })
    await calls(calendarCalls.createCalendar, { body })
    await calls(accountCalls.changePassword, { body: { current: PASSWORD, password: NEW_PASSWORD } })

    expect(await subjectsTo(email)).toEqual([
      'An authenticator app was added to your account',
      'The authenticator app of your account was removed',
      'A calendar address of your deadlines was created',
      'Your password was changed',
    ])
    const [text = ''] = await sentTextsTo(app(), email)
    expect(text).toMatch(
      /was changed on \d{1,2} [A-Z][a-z]+ \d{4} at \d\d:\d\d .*from the network address 127\.0\.0\.1\./,
    )
    expect(text).toContain('/account')
    expect(text).not.toContain(NEW_PASSWORD)
  })

  it('hears nothing when the password was wrong', async () => {
    const { email, calls } = await makeUser()
    await calls(calendarCalls.createCalendar, { body: { password: 'wrong' } })
    await calls(accountCalls.changePassword, { body: { current: 'wrong', password: NEW_PASSWORD } })
    expect(await subjectsTo(email)).toEqual([])
  })

  it('hears of a sign-in from a new device once, and not of one that is known', async () => {
    const { email } = await makeUser()
    const signIn = async (remoteAddress: string, deviceId?: string) => {
      const response = await app().app.inject({
        method: 'POST',
        url: '/user/signin',
        remoteAddress,
        payload: { email, password: PASSWORD, ...(deviceId && { deviceId }) },
      })
      expect(response.statusCode).toBe(200)
      return (await subjectsTo(email)).length
    }

    expect(await signIn('127.0.0.1')).toBe(0)
    expect(await signIn('192.0.2.7', 'laptop')).toBe(1)
    expect(await signIn('192.0.2.7')).toBe(1)
    expect(await signIn('198.51.100.3', 'laptop')).toBe(1)
    expect(await signIn('203.0.113.9', 'another laptop')).toBe(2)
    expect(await subjectsTo(email)).toEqual(['A sign-in from a new device', 'A sign-in from a new device'])
  })
})

describe('a sign-in that brings the cookie of a session (USER-2)', () => {
  const signInWith = (email: string, cookie: string) =>
    app().anybody(usersCalls.signIn, {
      body: { email, password: PASSWORD },
      headers: { cookie: `registrar_session=${cookie}` },
    })

  it('ends that session when it is the same user’s, and leaves it when it is another’s', async () => {
    const [mine, other] = [await makeUser(), await makeUser()]
    expect((await mine.calls(usersCalls.checkSession)).status).toBe(200)

    expect((await signInWith(other.email, mine.token)).status).toBe(200)
    expect((await mine.calls(usersCalls.checkSession)).status).toBe(200)

    expect((await app().anybody(usersCalls.signIn, { body: { email: mine.email, password: 'wrong' } })).status).toBe(
      401,
    )
    const { answer } = await signInWith(mine.email, mine.token)
    expect((await mine.calls(usersCalls.checkSession)).status).toBe(401)
    expect((await app().as(answer.token)(usersCalls.checkSession)).status).toBe(200)
  })
})

describe('the audit (AUD-1)', () => {
  it('has a line for each sign-in, each sign-out and the end of other sessions', async () => {
    const { id, email, calls } = await makeUser()
    const { answer } = await app().anybody(usersCalls.signIn, { body: { email, password: PASSWORD } })
    await calls(usersCalls.endOtherSessions, { body: { password: 'wrong' } })
    await calls(usersCalls.endOtherSessions, { body: { password: PASSWORD } })
    await calls(usersCalls.logout)
    await app().as(answer.token)(usersCalls.logout)

    expect(await kindsOf(id)).toEqual(['signedIn', 'signedIn', 'otherSessionsEnded', 'signedOut'])
    expect(await linesOf(id)).toMatchObject([
      { kind: 'signedOut', user: { _id: id }, address: '127.0.0.1' },
      { kind: 'otherSessionsEnded', details: { sessions: 1 } },
      {},
      {},
    ])
  })

  it('has a line for a new password, a link to one, and a password set by it', async () => {
    const { id, email, calls } = await makeUser()
    const change = (current: string) =>
      calls(accountCalls.changePassword, { body: { current, password: NEW_PASSWORD } })
    await change('wrong')
    await change(PASSWORD)
    await app().anybody(accountCalls.forgotPassword, { body: { email } })
    await app().anybody(accountCalls.forgotPassword, { body: { email: 'nobody@example.ie' } })

    const sent = await app().staff(auditCalls.searchAudit, { body: { kinds: ['resetLinkSent'] } })
    expect(sent.answer.data).toMatchObject([{ user: null, email, address: '127.0.0.1' }])

    expect(await kindsOf(id)).toEqual(['signedIn', 'passwordChanged'])
  })

  it('has a line for each second factor that is added or removed', async () => {
    const { id, calls } = await makeUser()
    const body = { password: PASSWORD }
    const { secret } = (await calls(secondFactorCalls.createTotp, { body })).answer
    await calls(secondFactorCalls.confirmTotp, { body: { code: appCode(secret) } })
    const { options } = (await calls(passkeysCalls.createPasskeyOptions, { body })).answer
    const response = createSoftwarePasskey().register(options.challenge, { origin: 'http://localhost' })
    const { passkey } = (await calls(passkeysCalls.createPasskey, { body: { response } })).answer
    await calls(secondFactorCalls.removeTotp, { body })
    await calls(passkeysCalls.removePasskey, { params: { id: passkey._id }, body })

    const lines = (await linesOf(id)).toReversed().slice(1)
    expect(lines.map(({ kind, details }) => [kind, details['factor']])).toEqual([
      ['secondFactorAdded', 'authenticator app'],
      ['secondFactorAdded', 'passkey'],
      ['secondFactorRemoved', 'authenticator app'],
      ['secondFactorRemoved', 'passkey'],
    ])
  })

  it('has one line a minute for a call that is refused, with its pattern and no id', async () => {
    const { id, calls } = await makeUser()
    const organizationId = newId()
    for (let count = 0; count < 3; count += 1) {
      const { status } = await calls(staffCalls.updateStaff, {
        params: { id: organizationId },
        body: { active: false },
      })
      expect(status).toBe(403)
    }
    await calls(auditCalls.searchAudit)
    expect((await calls(organizationsCalls.findOrganization, { params: { id: organizationId } })).status).toBe(404)

    const refused = (await linesOf(id)).filter(({ kind }) => kind === 'refused')
    expect(refused.map(({ details }) => details)).toEqual([
      { method: 'POST', route: '/audit/search' },
      { method: 'PUT', route: '/staff/:id' },
    ])
    expect(JSON.stringify(await linesOf(id))).not.toContain(organizationId)
  })

  it('has a line for a write with the cookie alone that another origin sent', async () => {
    const { id, token } = await makeUser()
    const response = await app().app.inject({
      method: 'POST',
      url: '/task',
      cookies: { registrar_session: token },
      headers: { origin: 'https://elsewhere.example' },
      payload: {},
    })
    expect(response.json()).toMatchObject({ code: 'FORBIDDEN_ORIGIN' })
    expect((await linesOf(id))[0]).toMatchObject({ kind: 'refused', details: { method: 'POST', route: '/task' } })
  })
})
