import { usersCalls } from '@registrar/domain/users/users.calls'
import { SignJWT } from 'jose'
import { describe, expect, it, vi } from 'vitest'
import { later, now } from '#platform/clock'
import { newId } from '#platform/database/ids'
import { signToken } from '#platform/sessions/session'
import { stopClock } from '#testing/stopped-clock'
import { SECRET_CODE, useApp } from '#testing/test-app'

const app = useApp({ RATE_LIMIT_SIGN_IN_FAILURES: '5' })

const account = (email: string) => ({
  firstName: 'Conor',
  lastName: 'Walsh',
  email,
  password: 'a decent password',
  secretCode: SECRET_CODE,
})
const signUp = (email: string, more: object = {}) =>
  app().anybody(usersCalls.signUp, { body: { ...account(email), ...more } })
const signIn = (email: string, password: string) => app().anybody(usersCalls.signIn, { body: { email, password } })

describe('signing up', () => {
  it('makes the first account admin and later ones staff, and opens a session (USER-7)', async () => {
    const first = await app().staff(usersCalls.checkSession)
    expect(first.answer.data.role).toBe('admin')
    const { status, answer } = await signUp('conor.walsh@example.ie')
    expect(status).toBe(200)
    expect(answer).toMatchObject({ ok: true, data: { firstName: 'Conor', role: 'staff' } })
    expect((await app().as(answer.token)(usersCalls.checkSession)).answer.data._id).toBe(answer.data._id)
  })

  it('refuses a wrong secret code, a weak password and a known email address (USER-4, USER-5)', async () => {
    await signUp('known@example.ie')
    const tries = await Promise.all([
      signUp('new1@example.ie', { secretCode: 'guess' }),
      signUp('new2@example.ie', { password: 'password1' }),
      signUp('KNOWN@example.ie'),
      signUp('not an address'),
    ])
    expect(tries.map(({ status, problem }) => [status, problem.code])).toEqual([
      [403, 'INVALID_SECRET_CODE'],
      [422, 'WEAK_PASSWORD'],
      [409, 'EMAIL_ALREADY_EXISTS'],
      [400, 'VALIDATION_FAILED'],
    ])
  })

  it('never answers or logs a password', async () => {
    const { answer } = await signUp('secretive@example.ie')
    expect(JSON.stringify(answer)).not.toContain('decent')
    const log = await app().db.selectFrom('changes').select('fields').where('record_id', '=', answer.data._id).execute()
    expect(JSON.stringify(log)).toContain('secretive@example.ie')
    expect(JSON.stringify(log)).not.toMatch(/decent|argon2/)
  })
})

describe('signing in', () => {
  stopClock()

  it('answers the user with the time of this sign-in, for the email address in any letter case', async () => {
    await signUp('case@example.ie')
    vi.advanceTimersByTime(1000)
    const { status, answer } = await signIn('Case@Example.ie', 'a decent password')
    expect(status).toBe(200)
    expect(answer.data.lastLoginAt).toBe(now())
  })

  it('refuses an unknown email address and a wrong password with the same answer (USER-6)', async () => {
    await signUp('alike@example.ie')
    const unknown = await signIn('nobody@example.ie', 'a decent password')
    const wrong = await signIn('alike@example.ie', 'another password')
    expect([unknown.status, wrong.status]).toEqual([401, 401])
    expect(unknown.problem).toEqual(wrong.problem)
    expect(wrong.problem.code).toBe('INVALID_CREDENTIALS')
  })

  it('refuses further attempts on one account after too many failures, and says how long to wait (USER-6)', async () => {
    await signUp('guessed@example.ie')
    for (let round = 0; round < 5; round += 1) await signIn('guessed@example.ie', `guess ${round}`)
    const { status, headers, problem } = await signIn('guessed@example.ie', 'a decent password')
    expect([status, problem.code]).toEqual([429, 'TOO_MANY_REQUESTS'])
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  })
})

describe('a session (USER-2)', () => {
  const check = (token: string) => app().as(token)(usersCalls.checkSession)
  const openedBy = async (email: string) => (await signUp(email)).answer.token

  it('ends at once on logout (USER-2)', async () => {
    const token = await openedBy('leaver@example.ie')
    expect((await check(token)).status).toBe(200)
    expect((await app().as(token)(usersCalls.logout)).status).toBe(200)
    expect((await check(token)).status).toBe(401)
  })

  it('can end the other sessions of its user at once, and nobody else’s (USER-2)', async () => {
    const { email, password } = account('many@example.ie')
    await signUp(email)
    const [kept, ...others] = await Promise.all([1, 2, 3].map(async () => (await signIn(email, password)).answer.token))
    const mine = app().as(kept ?? '')

    // One use of each session puts it into the cache.
    for (const token of others) expect((await app().as(token)(usersCalls.checkSession)).status).toBe(200)

    const { answer } = await mine(usersCalls.listSessions)
    expect(answer.data.map(({ isThis }) => isThis)).toEqual([true, false, false, false])

    const missing = await mine(usersCalls.endOtherSessions)
    expect([missing.status, missing.problem.code]).toEqual([400, 'VALIDATION_FAILED'])
    const wrong = await mine(usersCalls.endOtherSessions, { body: { password: 'wrong' } })
    expect([wrong.status, wrong.problem.code]).toEqual([401, 'INVALID_CREDENTIALS'])
    expect((await mine(usersCalls.listSessions)).answer.data).toHaveLength(4)

    const endOthers = () => mine(usersCalls.endOtherSessions, { body: { password } })
    expect((await endOthers()).answer).toEqual({ ok: true, ended: 3 })
    for (const token of others) expect((await app().as(token)(usersCalls.checkSession)).status).toBe(401)
    expect((await mine(usersCalls.listSessions)).answer.data).toHaveLength(1)
    expect((await endOthers()).answer.ended).toBe(0)
    expect((await app().staff(usersCalls.checkSession)).status).toBe(200)
  })

  it('ends when it is too old (USER-2)', async () => {
    const token = await openedBy('aged@example.ie')
    const { answer } = await check(token)
    await app()
      .db.updateTable('sessions')
      .set({ expires_at: later(now(), -1000) })
      .where('user_id', '=', answer.data._id)
      .execute()
    app().sessions.setCaching(false)
    app().sessions.setCaching(true)
    expect((await check(token)).status).toBe(401)
  })

  it('is refused when the token is forged, unsigned, expired or names nothing', async () => {
    const session = await app()
      .db.selectFrom('sessions')
      .select('id')
      .where('user_id', '=', app().staffId)
      .executeTakeFirstOrThrow()
    const tomorrow = later(now(), 86_400_000)
    const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')

    const unsigned = `${encode({ alg: 'none', typ: 'JWT' })}.${encode({ sub: session.id, exp: 9_999_999_999 })}.`
    const otherSecret = new TextEncoder().encode('another secret, long enough to sign with')
    const hs512 = await new SignJWT({})
      .setProtectedHeader({ alg: 'HS512' })
      .setSubject(session.id)
      .setExpirationTime('1h')
      .sign(app().secrets.jwt)

    expect((await check(await signToken(app().secrets.jwt, session.id, tomorrow))).status).toBe(200)
    const tokens = [
      unsigned,
      hs512,
      await signToken(otherSecret, session.id, tomorrow),
      await signToken(app().secrets.jwt, session.id, later(now(), -60_000)),
      await signToken(app().secrets.jwt, newId(), tomorrow),
      await signToken(app().secrets.jwt, "'; drop table sessions; --", tomorrow),
      'nonsense',
      '',
    ]

    const answers = await Promise.all(tokens.map(check))
    expect(answers.map(({ status, problem }) => [status, problem.code])).toEqual(
      tokens.map(() => [401, 'UNAUTHENTICATED']),
    )
  })

  it('is recognised by its cookie too, for writes only from the app itself (USER-3)', async () => {
    const { app: server } = app()
    const cookie = `registrar_session=${app().staffToken}`
    const send = (method: 'GET' | 'POST', url: string, headers: Record<string, string> = {}) =>
      server.inject({ method, url, headers: { cookie, host: 'registrar.example', ...headers } })
    expect((await send('GET', '/user/signin_token')).statusCode).toBe(200)
    for (const authorization of ['JWT null', 'JWT '])
      expect((await send('GET', '/user/signin_token', { authorization })).statusCode).toBe(200)
    expect((await send('POST', '/user/search')).statusCode).toBe(403)
    expect((await send('POST', '/user/search', { authorization: 'JWT null' })).statusCode).toBe(403)
    expect((await send('POST', '/user/search', { origin: 'https://evil.example' })).json().code).toBe(
      'FORBIDDEN_ORIGIN',
    )
    expect((await send('POST', '/user/search', { origin: 'http://registrar.example' })).statusCode).toBe(200)
  })

  it('sets its cookie as HttpOnly and SameSite=Lax (USER-2)', async () => {
    const { headers } = await signUp('cookie@example.ie')
    expect(headers['set-cookie']).toMatch(/^registrar_session=.*; Path=\/; Expires=.*; HttpOnly; SameSite=Lax$/)
  })
})

describe('with https', () => {
  const https = useApp({ PUBLIC_URL: 'https://crm.example.ie' })

  it('the cookie is one that only this host can set, and opens a session (SEC-10)', async () => {
    const body = { firstName: 'A', lastName: 'B', email: 'host@example.ie', password: 'a decent password' }
    const { headers } = await https().anybody(usersCalls.signUp, { body: { ...body, secretCode: SECRET_CODE } })
    expect(headers['set-cookie']).toMatch(
      /^__Host-registrar_session=.*; Path=\/; Expires=.*; HttpOnly; Secure; SameSite=Lax$/,
    )

    expect(headers['strict-transport-security']).toMatch(/^max-age=\d{8,}; includeSubDomains$/)

    const check = async (cookie: string) =>
      (await https().app.inject({ method: 'GET', url: '/user/signin_token', headers: { cookie } })).statusCode
    expect(await check(String(headers['set-cookie']).split(';', 1)[0] ?? '')).toBe(200)
    expect(await check(`registrar_session=${https().staffToken}`)).toBe(401)
  })
})

describe('users', () => {
  it('are found by any part of the name or the email address, without accents (USER-11)', async () => {
    await signUp('marie@example.fr', { firstName: 'Marie-Hélène', lastName: "L'Hôpital" })
    const { answer } = await app().staff(usersCalls.searchUsers, { body: { search: 'lhopital hel', limit: 5 } })
    expect(answer.data.map((user) => user.email)).toEqual(['marie@example.fr'])

    const byEmail = await app().staff(usersCalls.searchUsers, { body: { search: 'ie@example.fr' } })
    expect(byEmail.answer.data.map((user) => user.email)).toEqual(['marie@example.fr'])
  })

  it('are in the order of their names, whatever the accents and the letter case (USER-11)', async () => {
    for (const firstName of ['Zoé', 'Éabha', 'aoibhe', 'Fiadh'])
      await signUp(`${firstName.length}${firstName.codePointAt(0)}@example.test`, { firstName, lastName: 'Ordered' })
    const { answer } = await app().staff(usersCalls.searchUsers, { body: { search: 'ordered' } })
    expect(answer.data.map(({ firstName }) => firstName)).toEqual(['aoibhe', 'Éabha', 'Fiadh', 'Zoé'])
  })

  it('are all listed without a body', async () => {
    const { answer } = await app().staff(usersCalls.searchUsers)
    const users = await app().db.selectFrom('users').select('id').execute()
    expect(answer.data.map(({ _id }) => _id).toSorted()).toEqual(users.map(({ id }) => id).toSorted())
  })

  it('cannot be deleted (USER-7)', async () => {
    const { status, problem } = await app().staff(usersCalls.deleteUser, { params: { id: app().staffId } })
    expect([status, problem.code]).toEqual([403, 'ACCOUNT_DELETION_DISABLED'])
  })
})
