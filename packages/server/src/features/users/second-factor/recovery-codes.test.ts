import { passkeysCalls } from '@registrar/domain/users/passkeys.calls'
import { secondFactorCalls } from '@registrar/domain/users/second-factor.calls'
import { usersCalls } from '@registrar/domain/users/users.calls'
import { Secret, TOTP } from 'otpauth'
import { describe, expect, it } from 'vitest'
import { nowMs } from '#platform/clock'
import { newId } from '#platform/database/ids'
import { hashToken } from '#platform/one-time-token'
import type { Session } from '#platform/sessions/session'
import { duringTransaction } from '#testing/during-transaction'
import { createSoftwarePasskey } from '#testing/software-passkey'
import { stopClock } from '#testing/stopped-clock'
import { SECRET_CODE, useApp } from '#testing/test-app'
import { requirePassword } from '../account/password.ts'
import { confirmTotp, createTotp } from './second-factor.commands.ts'

const app = useApp()
// A code is good in its own half minute only.
stopClock()

const PASSWORD = 'a decent password'
const codeOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: nowMs() })

const makeUser = async () => {
  const email = `${newId()}@example.ie`
  const person = { firstName: 'Conor', lastName: 'Walsh', email, password: PASSWORD, secretCode: SECRET_CODE }
  const { answer } = await app().anybody(usersCalls.signUp, { body: person })
  const session = await app().sessions.find(answer.token)
  if (!session) throw new Error('Signing up opened no session.')

  const calls = app().as(answer.token)
  return {
    session,
    calls,
    confirm: (code: string) => calls(secondFactorCalls.confirmTotp, { body: { code } }),
    signIn: (code: string) => app().anybody(usersCalls.signIn, { body: { email, password: PASSWORD, code } }),
    codesLeft: async () => (await calls(secondFactorCalls.findSecondFactor)).answer.recoveryCodesLeft,
  }
}
type User = Awaited<ReturnType<typeof makeUser>>

const origin = () => ({ config: app().config, address: '127.0.0.1', device: null, emailedLinkBase: '' })
const checkPassword = ({ userId }: Session) => requirePassword(app().db, app().config, userId, PASSWORD, 'password')

const addPasskey = async ({ calls }: User) => {
  const { options } = (await calls(passkeysCalls.createPasskeyOptions, { body: { password: PASSWORD } })).answer
  const response = createSoftwarePasskey().register(options.challenge, { origin: 'http://localhost' })
  return (await calls(passkeysCalls.createPasskey, { body: { response } })).answer
}

describe('the recovery codes of somebody who has a passkey (USER-21)', () => {
  it('stay when an authenticator app is not confirmed, whose codes open nothing', async () => {
    const user = await makeUser()
    const [mine = ''] = (await addPasskey(user)).recoveryCodes
    const [shown = ''] = (await user.calls(secondFactorCalls.createTotp, { body: { password: PASSWORD } })).answer
      .recoveryCodes

    expect((await user.signIn(shown)).problem.code).toBe('SECOND_FACTOR_REQUIRED')
    expect((await user.signIn(mine)).status).toBe(200)
    expect(await user.codesLeft()).toBe(9)
  })

  it('are replaced by those of the app when it is confirmed', async () => {
    const user = await makeUser()
    const [mine = ''] = (await addPasskey(user)).recoveryCodes
    const { secret, recoveryCodes } = (await user.calls(secondFactorCalls.createTotp, { body: { password: PASSWORD } }))
      .answer
    expect((await user.confirm(codeOf(secret))).status).toBe(200)

    expect(await user.codesLeft()).toBe(10)
    expect((await user.signIn(mine)).problem.code).toBe('SECOND_FACTOR_REQUIRED')
    expect((await user.signIn(recoveryCodes[0] ?? '')).status).toBe(200)
  })

  it('go with the last passkey, although an authenticator app waits to be confirmed', async () => {
    const user = await makeUser()
    const { passkey } = await addPasskey(user)
    await user.calls(secondFactorCalls.createTotp, { body: { password: PASSWORD } })
    const params = { id: passkey._id }
    await user.calls(passkeysCalls.removePasskey, { params, body: { password: PASSWORD } })

    expect((await addPasskey(user)).recoveryCodes).toHaveLength(10)
  })
})

describe('an authenticator app (USER-21)', () => {
  it('is not turned on by the code of a secret that is being replaced', async () => {
    const { session, calls, confirm } = await makeUser()
    const { secret } = (await calls(secondFactorCalls.createTotp, { body: { password: PASSWORD } })).answer
    const { status, problem } = await duringTransaction(
      app(),
      async (tx) => createTotp(tx, session, app().config, await checkPassword(session)),
      () => confirm(codeOf(secret)),
    )
    expect([status, problem.code]).toEqual([422, 'WRONG_CODE'])
    expect((await calls(secondFactorCalls.findSecondFactor)).answer.totp).toBe(false)
  })

  it('is not replaced by one that is made while it is being confirmed', async () => {
    const { session, calls, signIn } = await makeUser()
    const { secret } = (await calls(secondFactorCalls.createTotp, { body: { password: PASSWORD } })).answer
    const { status, problem } = await duringTransaction(
      app(),
      (tx) => confirmTotp(tx, codeOf(secret), session, origin()),
      () => calls(secondFactorCalls.createTotp, { body: { password: PASSWORD } }),
    )
    expect([status, problem.code]).toEqual([409, 'SECOND_FACTOR_EXISTS'])
    expect((await signIn(codeOf(secret))).status).toBe(200)
  })

  it('is turned on once by two confirmations at once, and both say that it is on', async () => {
    const { session, calls, confirm, codesLeft } = await makeUser()
    const { secret } = (await calls(secondFactorCalls.createTotp, { body: { password: PASSWORD } })).answer
    const second = await duringTransaction(
      app(),
      (tx) => confirmTotp(tx, codeOf(secret), session, origin()),
      () => confirm(codeOf(secret)),
    )
    expect(second.answer).toEqual({ ok: true })
    expect(await codesLeft()).toBe(10)
  })
})

describe('a recovery code (USER-21)', () => {
  it('has 128 bits, and its stored hash is slow and differs from user to user', async () => {
    const users = [await makeUser(), await makeUser()]
    for (const user of users) {
      const [code = ''] = (await addPasskey(user)).recoveryCodes
      const letters = code.replaceAll('-', '')
      expect(letters).toMatch(/^[a-z2-9]{26}$/)
      expect(Math.log2(31) * letters.length).toBeGreaterThan(128)
    }

    const stored = await app().db.selectFrom('recovery_codes').select('code_hash').execute()
    expect(new Set(stored.map(({ code_hash: hash }) => hash)).size).toBe(stored.length)
    const [code = ''] = (await addPasskey(await makeUser())).recoveryCodes
    expect(stored.map(({ code_hash: hash }) => hash)).not.toContain(hashToken(code.replaceAll('-', '')))
  })

  it('of an earlier version still signs in once', async () => {
    const user = await makeUser()
    await addPasskey(user)
    const values = { user_id: user.session.userId, code_hash: hashToken('abcdefghjkmn') }
    await app().db.insertInto('recovery_codes').values(values).execute()
    expect((await user.signIn('abcdef-ghjkmn')).status).toBe(200)
    expect((await user.signIn('abcdef-ghjkmn')).problem.code).toBe('SECOND_FACTOR_REQUIRED')
  })
})
