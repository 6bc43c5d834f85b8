import type { AuditEntry } from '@registrar/domain/audit/audit-entry'
import { auditCalls } from '@registrar/domain/audit/audit.calls'
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
import { makeColleague } from '../users.factory.ts'

const app = useApp()
stopClock()

const PASSWORD = 'a decent password'
const NEW_PASSWORD = 'another decent one'

const makeUser = () => makeColleague(app(), { password: PASSWORD })

const linesOf = async (userId: string): Promise<AuditEntry[]> =>
  (await app().staff(auditCalls.searchAudit, { body: { user: userId, limit: 100 } })).answer.data
const kindsOf = async (userId: string) => (await linesOf(userId)).map(({ kind }) => kind).toReversed()

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
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: nowMs() })
    await calls(secondFactorCalls.confirmTotp, { body: { code } })
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
