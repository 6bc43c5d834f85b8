import { secondFactorCalls } from '@registrar/domain/users/second-factor.calls'
import { usersCalls } from '@registrar/domain/users/users.calls'
import { Secret, TOTP } from 'otpauth'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { nowMs } from '#platform/clock'
import { newId } from '#platform/database/ids'
import { stopClock } from '#testing/stopped-clock'
import { SECRET_CODE, STAFF_PASSWORD, useApp } from '#testing/test-app'

const app = useApp({ RATE_LIMIT_SIGN_IN_FAILURES: '1000' })
const strict = useApp({ SECOND_FACTOR: 'required' })
stopClock()

const STEP_MS = 30_000
const wait = (steps: number) => vi.setSystemTime(nowMs() + steps * STEP_MS)

const PASSWORD = 'a decent password'
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: nowMs() + steps * 30_000 })

const makeUser = async () => {
  const email = `${newId()}@example.ie`
  const person = { firstName: 'Conor', lastName: 'Walsh', email, password: PASSWORD, secretCode: SECRET_CODE }
  const { answer } = await app().anybody(usersCalls.signUp, { body: person })
  const signIn = (code?: string, password = PASSWORD) =>
    app().anybody(usersCalls.signIn, { body: { email, password, ...(code && { code }) } })
  return { email, calls: app().as(answer.token), signIn }
}
const enrol = async () => {
  const user = await makeUser()
  const { answer } = await user.calls(secondFactorCalls.createTotp, { body: { password: PASSWORD } })
  const confirmed = await user.calls(secondFactorCalls.confirmTotp, { body: { code: codeOf(answer.secret) } })
  expect(confirmed.answer).toEqual({ ok: true })
  return { ...user, ...answer }
}

describe('an authenticator app (USER-21)', () => {
  it('has a secret, an address for its QR code and ten recovery codes', async () => {
    const { email, calls } = await makeUser()
    const { answer } = await calls(secondFactorCalls.createTotp, { body: { password: PASSWORD } })
    expect(answer.uri).toMatch(/^otpauth:\/\/totp\/Registrar:/)
    expect(answer.uri).toContain(`secret=${answer.secret}`)
    expect(decodeURIComponent(answer.uri)).toContain(email)
    expect(new Set(answer.recoveryCodes).size).toBe(10)
  })

  it('is not asked for before a code has confirmed it', async () => {
    const { calls, signIn } = await makeUser()
    const { answer } = await calls(secondFactorCalls.createTotp, { body: { password: PASSWORD } })
    const { status, problem } = await calls(secondFactorCalls.confirmTotp, { body: { code: codeOf(answer.secret, 9) } })
    expect([status, problem.code]).toEqual([422, 'WRONG_CODE'])
    expect((await signIn()).status).toBe(200)
    expect((await calls(secondFactorCalls.findSecondFactor)).answer).toMatchObject({ totp: false, required: false })
  })

  it('is asked for by a sign-in with the right password only', async () => {
    const { signIn } = await enrol()
    const without = await signIn()
    expect([without.status, without.problem.code]).toEqual([401, 'SECOND_FACTOR_REQUIRED'])
    const wrong = await signIn('000000', 'a wrong password')
    expect([wrong.status, wrong.problem.code]).toEqual([401, 'INVALID_CREDENTIALS'])
  })

  it('opens a session with each of its codes once, even when two sign-ins use it at once', async () => {
    const { secret, signIn } = await enrol()
    const code = codeOf(secret)
    const both = await Promise.all([signIn(code), signIn(code)])
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 401])
    const third = await signIn(code)
    expect([third.status, third.problem.code]).toEqual([401, 'SECOND_FACTOR_REQUIRED'])
    wait(1)
    expect((await signIn(codeOf(secret))).status).toBe(200)
    expect((await signIn(codeOf(secret, 9))).status).toBe(401)
  })

  it('accepts a code in its own half minute only, and says when it has just expired', async () => {
    const { secret, signIn } = await enrol()
    const code = codeOf(secret)
    expect((await signIn(codeOf(secret, 1))).problem.code).toBe('SECOND_FACTOR_REQUIRED')

    wait(1)
    const late = await signIn(code)
    expect([late.status, late.problem.code]).toEqual([401, 'SECOND_FACTOR_REQUIRED'])
    expect(late.problem.fields?.['code']).toBe('This code has just expired. Type the next one that the app shows.')
    expect((await signIn(codeOf(secret))).status).toBe(200)
  })

  it('is not confirmed by a code that has just expired, and says so', async () => {
    const { calls } = await makeUser()
    const { secret } = (await calls(secondFactorCalls.createTotp, { body: { password: PASSWORD } })).answer
    const code = codeOf(secret)
    wait(1)
    const { problem } = await calls(secondFactorCalls.confirmTotp, { body: { code } })
    expect(problem).toMatchObject({ code: 'WRONG_CODE', fields: { code: expect.stringContaining('just expired') } })
  })

  it('is made with the password only, and a wrong one leaves what there is', async () => {
    const { calls } = await makeUser()
    const { secret } = (await calls(secondFactorCalls.createTotp, { body: { password: PASSWORD } })).answer
    const missing = await calls(secondFactorCalls.createTotp)
    expect([missing.status, missing.problem.code]).toEqual([400, 'VALIDATION_FAILED'])
    const wrong = await calls(secondFactorCalls.createTotp, { body: { password: 'wrong' } })
    expect([wrong.status, wrong.problem.code]).toEqual([401, 'INVALID_CREDENTIALS'])
    expect((await calls(secondFactorCalls.confirmTotp, { body: { code: codeOf(secret) } })).status).toBe(200)
  })

  it('can be replaced by each recovery code once, however it is typed', async () => {
    const { calls, recoveryCodes, signIn } = await enrol()
    const [first = '', second = ''] = recoveryCodes
    expect((await signIn(first)).status).toBe(200)
    expect((await signIn(first)).problem.code).toBe('SECOND_FACTOR_REQUIRED')
    expect((await signIn(second.replace('-', ' ').toUpperCase())).status).toBe(200)
    expect((await calls(secondFactorCalls.findSecondFactor)).answer).toMatchObject({ totp: true, recoveryCodesLeft: 8 })
  })

  it('ends the sessions that were opened without it when it is confirmed, but not the one that adds it', async () => {
    const { calls, signIn } = await makeUser()
    const withPasswordOnly = app().as((await signIn()).answer.token)
    const { answer } = await calls(secondFactorCalls.createTotp, { body: { password: PASSWORD } })
    expect((await withPasswordOnly(usersCalls.checkSession)).status).toBe(200)

    await calls(secondFactorCalls.confirmTotp, { body: { code: codeOf(answer.secret) } })
    expect((await withPasswordOnly(usersCalls.checkSession)).status).toBe(401)
    expect((await calls(usersCalls.checkSession)).status).toBe(200)
  })

  it('is removed with the password, and neither replaced nor removed without it', async () => {
    const { calls, signIn } = await enrol()
    const again = await calls(secondFactorCalls.createTotp, { body: { password: PASSWORD } })
    expect([again.status, again.problem.code]).toEqual([409, 'SECOND_FACTOR_EXISTS'])
    const wrong = await calls(secondFactorCalls.removeTotp, { body: { password: 'wrong' } })
    expect([wrong.status, wrong.problem.code]).toEqual([401, 'INVALID_CREDENTIALS'])
    expect((await calls(secondFactorCalls.removeTotp, { body: { password: PASSWORD } })).status).toBe(200)
    expect((await signIn()).status).toBe(200)
  })
})

describe('where everybody needs a second factor (USER-21)', () => {
  let secret = ''
  beforeAll(async () => {
    secret = (await strict().staff(secondFactorCalls.createTotp, { body: { password: STAFF_PASSWORD } })).answer.secret
  })

  it('a user without a second factor is refused until one is confirmed', async () => {
    const search = () => strict().staff(usersCalls.searchUsers)
    const { status, problem } = await search()
    expect([status, problem.code]).toEqual([403, 'SECOND_FACTOR_MISSING'])
    expect((await strict().staff(usersCalls.checkSession)).status).toBe(200)

    await strict().staff(secondFactorCalls.confirmTotp, { body: { code: codeOf(secret) } })
    expect((await search()).status).toBe(200)
  })
})
