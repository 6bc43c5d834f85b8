import { passkeysCalls } from '@registrar/domain/users/passkeys.calls'
import { secondFactorCalls } from '@registrar/domain/users/second-factor.calls'
import { accountCalls } from '@registrar/domain/users/account.calls'
import { usersCalls } from '@registrar/domain/users/users.calls'
import { Secret, TOTP } from 'otpauth'
import { describe, expect, it } from 'vitest'
import { nowMs } from '#platform/clock'
import type { Tx } from '#platform/database/database'
import { newId } from '#platform/database/ids'
import { duringTransaction } from '#testing/during-transaction'
import { createSoftwarePasskey } from '#testing/software-passkey'
import { stopClock } from '#testing/stopped-clock'
import { SECRET_CODE, useApp } from '#testing/test-app'
import { changePassword, resetPassword } from './account/password.commands.ts'
import { requirePassword } from './account/password.ts'
import { createPasswordReset } from './account/password-reset.commands.ts'
import { createPasskey, createPasskeyOptions, removePasskey } from './passkeys/passkeys.commands.ts'
import { confirmTotp } from './second-factor/second-factor.commands.ts'
import { updateStaff } from './staff/staff.commands.ts'

const app = useApp()
// A code of an app is good in its own half minute only.
stopClock()

const PASSWORD = 'a decent password'
const NEW_PASSWORD = 'another decent one'
const party = { name: 'Registrar', id: 'localhost', origin: 'http://localhost' }

const makeUser = async () => {
  const email = `${newId()}@example.ie`
  const person = { firstName: 'Conor', lastName: 'Walsh', email, password: PASSWORD, secretCode: SECRET_CODE }
  const { answer } = await app().anybody(usersCalls.signUp, { body: person })
  const session = await app().sessions.find(answer.token)
  if (!session) throw new Error('Signing up opened no session.')

  const context = { config: app().config, session, address: '127.0.0.1', device: null, emailedLinkBase: '' }
  return { id: answer.data._id, email, session, context, calls: app().as(answer.token) }
}
type User = Awaited<ReturnType<typeof makeUser>>

const signIn = ({ email }: User) => app().anybody(usersCalls.signIn, { body: { email, password: PASSWORD } })

const checkPassword = ({ id }: User) => requirePassword(app().db, app().config, id, PASSWORD, 'password')

const codeOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: nowMs() })

const addPasskey = async (tx: Tx, { session, context }: User) => {
  const passkey = createSoftwarePasskey()
  const { challenge } = await createPasskeyOptions(tx, session, party)
  const response = passkey.register(challenge, { origin: party.origin })
  const { passkey: added } = await createPasskey(tx, { name: 'Phone', response }, session, {
    ...context,
    party,
  })
  return { id: added._id, passkey }
}

const deactivate = async (tx: Tx, { id }: User) => {
  const session = await app().sessions.find(app().staffToken)
  if (!session) throw new Error('The administrator is not signed in.')

  const origin = { config: app().config, address: '127.0.0.1', device: null, emailedLinkBase: '' }
  await updateStaff(
    tx,
    id,
    { active: false },
    { session, handOverWork: async () => {}, origin, mailing: { config: app().config, baseUrl: '' } },
  )
}

const endsSessions: Record<string, (tx: Tx, user: User) => Promise<unknown>> = {
  'the password is changed': (tx, { context }) =>
    changePassword(tx, { current: PASSWORD, password: NEW_PASSWORD }, context),
  'the password is set anew by a link': async (tx, { id, context }) =>
    resetPassword(tx, { token: (await createPasswordReset(tx, id)).token, password: NEW_PASSWORD }, context),
  'an authenticator app is confirmed': async (tx, { session, calls, context }) => {
    const { secret } = (await calls(secondFactorCalls.createTotp, { body: { password: PASSWORD } })).answer
    await confirmTotp(tx, codeOf(secret), session, context)
  },
  'the first passkey is added': addPasskey,
}

describe('signing in with the password that was right a moment ago', () => {
  it.each(Object.entries(endsSessions))('is refused while %s (USER-18, USER-19, USER-21)', async (_, change) => {
    const user = await makeUser()
    const { status, problem } = await duringTransaction(
      app(),
      (tx) => change(tx, user),
      () => signIn(user),
    )
    expect([status, problem.code]).toEqual([401, 'INVALID_CREDENTIALS'])
  })

  it('is refused while the account is deactivated (USER-15)', async () => {
    const user = await makeUser()
    const { status, problem } = await duringTransaction(
      app(),
      (tx) => deactivate(tx, user),
      () => signIn(user),
    )
    expect([status, problem.code]).toEqual([401, 'ACCOUNT_DEACTIVATED'])
  })
})

describe('signing in with a passkey (USER-22)', () => {
  const signInWith = async (passkey: ReturnType<typeof createSoftwarePasskey>) => {
    const { challenge } = (await app().anybody(passkeysCalls.createPasskeyChallenge)).answer.options
    const response = passkey.answer(challenge, { origin: party.origin })
    return () => app().anybody(passkeysCalls.signInWithPasskey, { body: { response } })
  }

  it('is refused while the passkey is removed', async () => {
    const user = await makeUser()
    const { id, passkey } = await app()
      .db.transaction()
      .execute((tx) => addPasskey(tx, user))
    const { status, problem } = await duringTransaction(
      app(),
      async (tx) => removePasskey(tx, id, user.session, { ...user.context, checked: await checkPassword(user) }),
      await signInWith(passkey),
    )
    expect([status, problem.code]).toEqual([401, 'INVALID_CREDENTIALS'])
  })

  it('is refused while the account is deactivated', async () => {
    const user = await makeUser()
    const { passkey } = await app()
      .db.transaction()
      .execute((tx) => addPasskey(tx, user))
    const { status, problem } = await duringTransaction(app(), (tx) => deactivate(tx, user), await signInWith(passkey))
    expect([status, problem.code]).toEqual([401, 'ACCOUNT_DEACTIVATED'])
  })
})

describe('with a password that is set anew by a link at that moment', () => {
  const password = PASSWORD
  const changes: Record<string, (user: User) => Promise<() => Promise<{ status: number; problem: { code: string } }>>> =
    {
      'the password cannot be changed': async ({ calls }) => {
        return () => calls(accountCalls.changePassword, { body: { current: password, password: 'not the new one' } })
      },
      'the passkey cannot be removed': async (user) => {
        const { id } = await app()
          .db.transaction()
          .execute((tx) => addPasskey(tx, user))
        return () => user.calls(passkeysCalls.removePasskey, { params: { id }, body: { password } })
      },
      'the authenticator app cannot be removed': async ({ calls }) => {
        const { secret } = (await calls(secondFactorCalls.createTotp, { body: { password: PASSWORD } })).answer
        await calls(secondFactorCalls.confirmTotp, { body: { code: codeOf(secret) } })
        return () => calls(secondFactorCalls.removeTotp, { body: { password } })
      },
    }

  it.each(Object.entries(changes))('%s (USER-19)', async (_, prepare) => {
    const user = await makeUser()
    const { status, problem } = await duringTransaction(
      app(),
      async (tx) =>
        resetPassword(
          tx,
          { token: (await createPasswordReset(tx, user.id)).token, password: NEW_PASSWORD },
          user.context,
        ),
      await prepare(user),
    )
    expect([status, problem.code]).toEqual([401, 'INVALID_CREDENTIALS'])
  })
})
