import { accountCalls } from '@registrar/domain/users/account.calls'
import { staffCalls } from '@registrar/domain/users/staff.calls'
import { usersCalls } from '@registrar/domain/users/users.calls'
import { describe, expect, it } from 'vitest'
import { later, now, nowMs } from '#platform/clock'
import { newId } from '#platform/database/ids'
import { duringTransaction } from '#testing/during-transaction'
import { SECRET_CODE, useApp } from '#testing/test-app'
import { sentTextsTo } from '../../emails/emails.factory.ts'
import { deviceOf } from './device.ts'
import { forgotPassword } from './password-reset.commands.ts'

const app = useApp()

const PASSWORD = 'a decent password'
const NEW_PASSWORD = 'another decent one'
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36'

const signIn = (email: string, password = PASSWORD, staySignedIn?: boolean) =>
  app().anybody(usersCalls.signIn, {
    body: { email, password, ...(staySignedIn !== undefined && { staySignedIn }) },
    headers: { 'user-agent': CHROME },
  })
const makeUser = async () => {
  const email = `${newId()}@example.ie`
  const person = { firstName: 'Conor', lastName: 'Walsh', email, password: PASSWORD, secretCode: SECRET_CODE }
  const { answer } = await app().anybody(usersCalls.signUp, { body: person })
  return { id: answer.data._id, email, calls: app().as(answer.token) }
}

const isSignedIn = async (token: string) => (await app().as(token)(usersCalls.checkSession)).status === 200

describe('changing the password (USER-18)', () => {
  it('needs the current one, and ends the other sessions', async () => {
    const { email, calls } = await makeUser()
    const other = (await signIn(email)).answer.token
    expect(await isSignedIn(other)).toBe(true)

    const { answer } = await calls(accountCalls.changePassword, { body: { current: PASSWORD, password: NEW_PASSWORD } })
    expect(answer).toEqual({ ok: true, ended: 1 })
    expect(await isSignedIn(other)).toBe(false)
    expect((await calls(usersCalls.checkSession)).status).toBe(200)
    expect((await signIn(email)).status).toBe(401)
    expect((await signIn(email, NEW_PASSWORD)).status).toBe(200)
  })

  it('is refused with a wrong current one, and with a weak new one', async () => {
    const { calls } = await makeUser()
    const change = (current: string, password: string) =>
      calls(accountCalls.changePassword, { body: { current, password } })
    const tries = [
      await change('wrong', NEW_PASSWORD),
      await change(PASSWORD, 'password1'),
      await change(PASSWORD, 'x'),
    ]
    expect(tries.map(({ status, problem }) => [status, problem.code])).toEqual([
      [401, 'INVALID_CREDENTIALS'],
      [422, 'WEAK_PASSWORD'],
      [422, 'WEAK_PASSWORD'],
    ])
  })
})

describe('a forgotten password (USER-19)', () => {
  const requestLink = (email: string) => app().anybody(accountCalls.forgotPassword, { body: { email } })
  const reset = (token: string, password = NEW_PASSWORD) =>
    app().anybody(accountCalls.resetPassword, { body: { token, password } })
  const tokensTo = async (email: string) => {
    const texts = await sentTextsTo(app(), email)
    return texts.flatMap((text) => /[?]token=([\w-]+)/.exec(text)?.[1] ?? [])
  }

  it('is replaced through the link, once, and all sessions end', async () => {
    const { email, calls } = await makeUser()
    expect((await calls(usersCalls.checkSession)).status).toBe(200)
    await requestLink(email.toUpperCase())
    const [token = ''] = await tokensTo(email)

    expect((await reset(token, 'password1')).problem.code).toBe('WEAK_PASSWORD')
    expect((await reset(token)).answer).toEqual({ ok: true })
    expect((await calls(usersCalls.checkSession)).status).toBe(401)
    expect((await signIn(email, NEW_PASSWORD)).status).toBe(200)
    const again = await reset(token)
    expect([again.status, again.problem.code]).toEqual([403, 'INVALID_RESET_TOKEN'])
  })

  it('gets a link that leads to this server, even when the request names another host', async () => {
    const { email } = await makeUser()
    const linksFor = async (host: string) => {
      await app().db.deleteFrom('password_resets').execute()
      await app().anybody(accountCalls.forgotPassword, { body: { email }, headers: { host } })
      const sent = await app()
        .db.selectFrom('mails')
        .select('text_content as text')
        .where('recipient', '=', email)
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow()
      return /https?:[^ ]+(?=[?]token=)/.exec(sent.text)?.[0]
    }

    expect(await linksFor('evil.example.com')).toBe('http://localhost:8080/auth/reset')
    expect(await linksFor('localhost.evil.example.com:8080')).toBe('http://localhost:8080/auth/reset')
    expect(await linksFor('localhost:8155')).toBe('http://localhost:8155/auth/reset')
  })

  it('is answered with 200 whatever is sent, and a link goes to active accounts only, at most three open ones', async () => {
    const { email } = await makeUser()
    for (const address of [email, email, email, email, 'nobody@example.ie', 'nonsense', ''])
      expect((await requestLink(address)).status).toBe(200)
    expect(await tokensTo(email)).toHaveLength(3)
    expect(await tokensTo('nobody@example.ie')).toEqual([])

    const gone = await makeUser()
    await app().staff(staffCalls.updateStaff, { params: { id: gone.id }, body: { active: false } })
    await requestLink(gone.email)
    expect(await tokensTo(gone.email)).toEqual([])
  })

  it('gets no fourth open link when two are asked for at once', async () => {
    const { email } = await makeUser()
    for (const address of [email, email]) await requestLink(address)
    const context = { ...app(), address: '127.0.0.1', device: null, emailedLinkBase: '' }
    await duringTransaction(
      app(),
      (tx) => forgotPassword(tx, email, context),
      () => requestLink(email),
    )
    expect(await tokensTo(email)).toHaveLength(3)
  })

  it('gets no link while the account is deactivated', async () => {
    const { id, email } = await makeUser()
    await duringTransaction(
      app(),
      (tx) => tx.updateTable('users').set({ deactivated_at: now() }).where('id', '=', id).execute(),
      () => requestLink(email),
    )
    expect(await tokensTo(email)).toEqual([])
  })

  it('is not replaced through a link that has expired', async () => {
    const { id, email } = await makeUser()
    await requestLink(email)
    await app()
      .db.updateTable('password_resets')
      .set({ expires_at: later(now(), -1000) })
      .where('user_id', '=', id)
      .execute()
    expect((await reset((await tokensTo(email))[0] ?? '')).problem.code).toBe('INVALID_RESET_TOKEN')
  })
})

describe('a session (USER-2, USER-20)', () => {
  it('shows its device, its network address and its last use', async () => {
    const { email } = await makeUser()
    const { token } = (await signIn(email)).answer
    const { answer } = await app().as(token)(usersCalls.listSessions)
    expect(answer.data[0]).toMatchObject({
      device: 'Chrome on Windows',
      address: '127.0.0.1',
      lastUsedAt: expect.any(String),
      isThis: true,
    })
  })

  it('ends after 12 hours without use on a device that does not stay signed in, and not before', async () => {
    const { id, email } = await makeUser()
    const [shared, own] = [(await signIn(email, PASSWORD, false)).answer.token, (await signIn(email)).answer.token]
    const lastUsed = async (hoursAgo: number) => {
      await app()
        .db.updateTable('sessions')
        .set({ last_used_at: later(now(), -hoursAgo * 3_600_000) })
        .where('user_id', '=', id)
        .execute()
      app().sessions.setCaching(false)
      app().sessions.setCaching(true)
    }

    await lastUsed(11)
    expect([await isSignedIn(shared), await isSignedIn(own)]).toEqual([true, true])
    // Checking the session counted as a use.
    const { answer } = await app().as(shared)(usersCalls.listSessions)
    expect(Date.parse(answer.data[0]?.lastUsedAt ?? '')).toBeGreaterThan(nowMs() - 3_600_000)
    await lastUsed(13)
    expect([await isSignedIn(shared), await isSignedIn(own)]).toEqual([false, true])
  })

  it('lasts 30 days on a device that stays signed in, and 7 days elsewhere, with a cookie that ends when the browser closes', async () => {
    const { email } = await makeUser()
    const daysOf = async (token: string) => {
      const payload = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
        exp: number
        iat: number
      }
      return (payload.exp - payload.iat) / 86_400
    }
    const [staying, short] = [await signIn(email), await signIn(email, PASSWORD, false)]
    expect(await daysOf(staying.answer.token)).toBeCloseTo(30, 2)
    expect(await daysOf(short.answer.token)).toBeCloseTo(7, 2)
    expect(short.headers['set-cookie']).not.toContain('Expires')
  })
})

it.each([
  [CHROME, 'Chrome on Windows'],
  ['curl/8.5.0', 'curl/8.5.0'],
  ['', null],
  [undefined, null],
])('the device of %j is %j (USER-2)', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device)
})
