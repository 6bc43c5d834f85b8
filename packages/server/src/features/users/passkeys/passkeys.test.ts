import { auditCalls } from '@registrar/domain/audit/audit.calls'
import { passkeysCalls } from '@registrar/domain/users/passkeys.calls'
import { secondFactorCalls } from '@registrar/domain/users/second-factor.calls'
import { usersCalls } from '@registrar/domain/users/users.calls'
import { describe, expect, it } from 'vitest'
import { newId } from '#platform/database/ids'
import { endSessionsOf } from '#platform/sessions/session-commands'
import { duringTransaction } from '#testing/during-transaction'
import { createSoftwarePasskey } from '#testing/software-passkey'
import { stopClock } from '#testing/stopped-clock'
import { SECRET_CODE, type TestApp, useApp } from '#testing/test-app'
import { lockUser } from '../users.row.ts'

const ORIGIN = 'https://crm.example.ie'
const PASSWORD = 'a decent password'
const app = useApp({ PUBLIC_URL: ORIGIN, RATE_LIMIT_SIGN_IN_FAILURES: '1000' })
const strict = useApp({ SECOND_FACTOR: 'required', RATE_LIMIT_SIGN_IN_FAILURES: '3' })

const makeUser = async (on: TestApp = app()) => {
  const email = `${newId()}@example.ie`
  const person = { firstName: 'Conor', lastName: 'Walsh', email, password: PASSWORD, secretCode: SECRET_CODE }
  const { answer } = await on.anybody(usersCalls.signUp, { body: person })
  return { id: answer.data._id, email, calls: on.as(answer.token) }
}
type User = Awaited<ReturnType<typeof makeUser>>

const challengeFor = async (user: User) =>
  (await user.calls(passkeysCalls.createPasskeyOptions, { body: { password: PASSWORD } })).answer.options.challenge
const signInChallenge = async (on: TestApp = app()) =>
  (await on.anybody(passkeysCalls.createPasskeyChallenge)).answer.options.challenge

const register = async (user: User, name?: string, origin = ORIGIN) => {
  const passkey = createSoftwarePasskey()
  const response = passkey.register(await challengeFor(user), { origin })
  const added = await user.calls(passkeysCalls.createPasskey, { body: { response, ...(name && { name }) } })
  return { passkey, added }
}
const signInWith = (response: ReturnType<ReturnType<typeof createSoftwarePasskey>['answer']>, more = {}) =>
  app().anybody(passkeysCalls.signInWithPasskey, { body: { response, ...more } })

const refusal = ({ status, problem }: { status: number; problem: { code: string } }) => [status, problem.code]

describe('a passkey (USER-22)', () => {
  it('is added with the password, a name and ten recovery codes, and is in the history', async () => {
    const user = await makeUser()
    const wrong = await user.calls(passkeysCalls.createPasskeyOptions, { body: { password: 'wrong' } })
    expect(refusal(wrong)).toEqual([401, 'INVALID_CREDENTIALS'])

    const { answer } = (await register(user, 'Work laptop')).added
    expect(answer).toMatchObject({ ok: true, passkey: { name: 'Work laptop', lastUsedAt: null } })
    expect(new Set(answer.recoveryCodes).size).toBe(10)

    const second = (await register(user)).added.answer
    expect(second.recoveryCodes).toEqual([])
    const factor = (await user.calls(secondFactorCalls.findSecondFactor)).answer
    expect(factor).toMatchObject({ totp: false, recoveryCodesLeft: 10 })
    expect(factor.passkeys.map(({ name }) => name)).toEqual(['Work laptop', second.passkey.name])

    const changes = await app()
      .db.selectFrom('changes')
      .select('fields')
      .where('record_id', '=', user.id)
      .where('action', '=', 'updated')
      .execute()
    expect(changes).toContainEqual({ fields: { passkey: [null, 'Work laptop'] } })
  })

  it('ends the sessions that were opened without it, but not the one that adds it (USER-21)', async () => {
    const user = await makeUser()
    const { answer } = await app().anybody(usersCalls.signIn, { body: { email: user.email, password: PASSWORD } })
    const withPasswordOnly = app().as(answer.token)
    expect((await withPasswordOnly(usersCalls.checkSession)).status).toBe(200)

    await register(user)
    expect((await withPasswordOnly(usersCalls.checkSession)).status).toBe(401)
    expect((await user.calls(usersCalls.checkSession)).status).toBe(200)
  })

  it('is not added by a session that ends meanwhile, as when a link sets a new password (USER-22)', async () => {
    const user = await makeUser()
    const response = createSoftwarePasskey().register(await challengeFor(user), { origin: ORIGIN })
    const added = await duringTransaction(
      app(),
      async (tx) => {
        await lockUser(tx, user.id)
        await endSessionsOf(tx, user.id)
      },
      () => user.calls(passkeysCalls.createPasskey, { body: { response } }),
    )
    expect(refusal(added)).toEqual([401, 'UNAUTHENTICATED'])
    expect(await app().db.selectFrom('passkeys').select('id').where('user_id', '=', user.id).execute()).toEqual([])
  })

  it('opens a session without a password, and shows when it was last used', async () => {
    const user = await makeUser()
    const { passkey } = await register(user)
    const signedIn = await signInWith(passkey.answer(await signInChallenge(), { origin: ORIGIN }))

    expect(signedIn.status).toBe(200)
    expect(signedIn.answer.data.email).toBe(user.email)
    expect(String(signedIn.headers['set-cookie'])).toContain('__Host-registrar_session')
    expect((await app().as(signedIn.answer.token)(usersCalls.checkSession)).status).toBe(200)
    const factor = (await user.calls(secondFactorCalls.findSecondFactor)).answer
    expect(factor.passkeys[0]?.lastUsedAt).toEqual(expect.any(String))
  })

  it('is a second factor after the password, and so is a recovery code', async () => {
    const user = await makeUser()
    const { passkey, added } = await register(user)
    const signIn = (code?: string) =>
      app().anybody(usersCalls.signIn, { body: { email: user.email, password: PASSWORD, ...(code && { code }) } })
    expect(refusal(await signIn())).toEqual([401, 'SECOND_FACTOR_REQUIRED'])
    expect((await signIn(added.answer.recoveryCodes[0])).status).toBe(200)

    const answer = async () => passkey.answer(await signInChallenge(), { origin: ORIGIN })
    expect((await signInWith(await answer(), { email: user.email, password: PASSWORD })).status).toBe(200)
    const wrong = await signInWith(await answer(), { email: user.email, password: 'wrong' })
    expect(refusal(wrong)).toEqual([401, 'INVALID_CREDENTIALS'])
    const colleague = await makeUser()
    const other = await signInWith(await answer(), { email: colleague.email, password: PASSWORD })
    expect(refusal(other)).toEqual([401, 'INVALID_CREDENTIALS'])
  })

  it('answers each challenge once, even when two sign-ins use it at once', async () => {
    const { passkey } = await register(await makeUser())
    const answer = passkey.answer(await signInChallenge(), { origin: ORIGIN })
    const both = await Promise.all([signInWith(answer), signInWith(answer)])
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 401])
  })

  it('is refused with a made-up or expired challenge, on another origin, without a PIN, when it is unknown, and when it is a copy', async () => {
    const { passkey } = await register(await makeUser())
    const refused = async (response: Parameters<typeof signInWith>[0]) =>
      expect(refusal(await signInWith(response))).toEqual([401, 'INVALID_CREDENTIALS'])

    await refused(passkey.answer('bWFkZSB1cA', { origin: ORIGIN }))
    await refused(passkey.answer(await signInChallenge(), { origin: 'https://crm.example.com' }))
    await refused(passkey.answer(await signInChallenge(), { origin: ORIGIN, isUserVerified: false }))
    await refused(createSoftwarePasskey().answer(await signInChallenge(), { origin: ORIGIN }))

    const old = await signInChallenge()
    await app().db.updateTable('passkey_challenges').set({ expires_at: '2026-01-01T00:00:00.000Z' }).execute()
    await refused(passkey.answer(old, { origin: ORIGIN }))

    expect((await signInWith(passkey.answer(await signInChallenge(), { origin: ORIGIN }))).status).toBe(200)
    passkey.forgetUses()
    await refused(passkey.answer(await signInChallenge(), { origin: ORIGIN }))
  })

  it('is registered once, by the user who was given the challenge', async () => {
    const [user, colleague] = [await makeUser(), await makeUser()]
    const passkey = createSoftwarePasskey()
    const response = passkey.register(await challengeFor(user), { origin: ORIGIN })
    const stolen = await colleague.calls(passkeysCalls.createPasskey, { body: { response } })
    expect(refusal(stolen)).toEqual([422, 'INVALID_PASSKEY'])

    expect((await user.calls(passkeysCalls.createPasskey, { body: { response } })).status).toBe(200)
    expect(refusal(await user.calls(passkeysCalls.createPasskey, { body: { response } }))).toEqual([
      422,
      'INVALID_PASSKEY',
    ])
    const again = passkey.register(await challengeFor(colleague), { origin: ORIGIN })
    expect(refusal(await colleague.calls(passkeysCalls.createPasskey, { body: { response: again } }))).toEqual([
      422,
      'INVALID_PASSKEY',
    ])
  })

  it('is removed with the password, by its own user only, and takes the recovery codes with it', async () => {
    const [user, colleague] = [await makeUser(), await makeUser()]
    const { passkey, added } = await register(user)
    const params = { id: added.answer.passkey._id }
    const remove = (of: User, password: string) => of.calls(passkeysCalls.removePasskey, { params, body: { password } })
    expect(refusal(await remove(user, 'wrong'))).toEqual([401, 'INVALID_CREDENTIALS'])
    expect(refusal(await remove(colleague, PASSWORD))).toEqual([404, 'NOT_FOUND'])

    expect((await remove(user, PASSWORD)).status).toBe(200)
    expect((await user.calls(secondFactorCalls.findSecondFactor)).answer).toMatchObject({
      passkeys: [],
      recoveryCodesLeft: 0,
    })
    expect(refusal(await signInWith(passkey.answer(await signInChallenge(), { origin: ORIGIN })))).toEqual([
      401,
      'INVALID_CREDENTIALS',
    ])
    const { email } = user
    expect((await app().anybody(usersCalls.signIn, { body: { email, password: PASSWORD } })).status).toBe(200)
  })

  it('that is refused is recorded in the audit, and one that is right does not open a deactivated account', async () => {
    const user = await makeUser()
    const { passkey } = await register(user)
    await signInWith(passkey.answer('bWFkZSB1cA', { origin: ORIGIN }))
    const { answer } = await app().staff(auditCalls.searchAudit, { body: { search: user.email } })
    expect(answer.data).toMatchObject([{ kind: 'signInFailed', details: { code: 'INVALID_CREDENTIALS' } }])

    await app()
      .db.updateTable('users')
      .set({ deactivated_at: '2026-01-01T00:00:00.000Z' })
      .where('id', '=', user.id)
      .execute()
    const closed = await signInWith(passkey.answer(await signInChallenge(), { origin: ORIGIN }))
    expect(refusal(closed)).toEqual([401, 'ACCOUNT_DEACTIVATED'])
  })
})

describe('where everybody needs a second factor (USER-22)', () => {
  stopClock()

  it('a passkey counts as the second factor, on the origin of the request when no public address is configured', async () => {
    const user = await makeUser(strict())
    const search = () => user.calls(usersCalls.searchUsers)
    expect(refusal(await search())).toEqual([403, 'SECOND_FACTOR_MISSING'])
    expect((await register(user, 'Phone', 'http://localhost:80')).added.status).toBe(422)
    expect((await register(user, 'Phone', 'http://localhost')).added.status).toBe(200)
    expect((await search()).status).toBe(200)
  })

  it('wrong answers of a passkey are limited as wrong passwords are', async () => {
    const user = await makeUser(strict())
    const { passkey } = await register(user, 'Phone', 'http://localhost')
    const guess = () => {
      const response = passkey.answer('bWFkZSB1cA', { origin: 'http://localhost' })
      return strict().anybody(passkeysCalls.signInWithPasskey, { body: { response } })
    }
    const statuses = []
    for (let tries = 0; tries < 5; tries += 1) statuses.push((await guess()).status)
    expect(statuses).toEqual([401, 401, 401, 429, 429])
  })
})
