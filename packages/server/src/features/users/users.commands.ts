import type { Role } from '@registrar/domain/access/roles'
import type { signInBody, signUpBody } from '@registrar/domain/users/users'
import type * as z from 'zod'
import { recordAudit } from '#platform/audit/record-audit'
import { changedFields, recordChange } from '#platform/commands/change-log'
import { type Db, inTransaction, type Tx } from '#platform/database/database'
import { lockExclusively } from '#platform/database/lock-exclusively'
import { newId } from '#platform/database/ids'
import { Problem } from '#platform/problem'
import { countAttempt } from '#platform/http/rate-limit'
import type { Session } from '#platform/sessions/session'
import { endOtherSessionsOf, endSession } from '#platform/sessions/session-commands'
import { CODE_EXPIRED, consumeSecondFactorCode } from './second-factor/second-factor.commands.ts'
import { emailAdministrators } from './staff/new-account-email.ts'
import { acceptInvitation } from './staff/invitations.commands.ts'
import { isSignupCodeRight } from './staff/signup-code.commands.ts'
import { requireStrongPassword } from './account/password.ts'
import { requireAccount } from './check-credentials.ts'
import { type CheckedPassword, requireSamePassword } from './checked-account.ts'
import { countAccountAttempt, countNetworkAttempt } from './limit-attempts.ts'
import { recordFailedSignIn } from './record-failed-sign-in.ts'
import { hashSecret } from './slow-hash.ts'
import { type SignedIn, type SignInContext, startSession } from './start-session.commands.ts'

// A missing code is not a failure: it is how the page learns that it must ask for one.
const requireSecondFactorCode = async ({ db, config }: SignInContext, userId: string, code: string | undefined) => {
  if (!code?.trim())
    throw new Problem(
      'SECOND_FACTOR_REQUIRED',
      'Type the code of your authenticator app or a recovery code, or use a passkey.',
    )

  // The password was right, so attempts are counted by account, whatever network they come from.
  const attempt = await countAttempt(db, `second-factor:${userId}`, config.rateLimits.signInFailures)
  const outcome = await consumeSecondFactorCode(db, userId, code)
  if (outcome === 'right') return attempt.giveBack()

  const message = outcome === 'expired' ? CODE_EXPIRED : 'The code is wrong, or it has been used.'
  throw new Problem('SECOND_FACTOR_REQUIRED', message, { fields: { code: message } })
}

/**
 * Opens a session. A failure is recorded in the audit (AUD-2).
 * @throws Problem INVALID_CREDENTIALS both for an unknown email address and a wrong password (USER-6), ACCOUNT_DEACTIVATED
 * and SECOND_FACTOR_REQUIRED only when the password is right (USER-15, USER-21), TOO_MANY_REQUESTS
 */
export const signIn = (context: SignInContext, body: z.output<typeof signInBody>): Promise<SignedIn> =>
  recordFailedSignIn(context, body, () => checkAndSignIn(context, body))

const checkAndSignIn = async (
  context: SignInContext,
  { email, password, staySignedIn, code, deviceId }: z.output<typeof signInBody>,
): Promise<SignedIn> => {
  const { db } = context
  await countNetworkAttempt(context)
  const { id: userId, checked } = await requireAccount(context, { email, password })

  if (checked.secondFactors !== '') await requireSecondFactorCode(context, userId, code)

  return inTransaction(db, (tx) => startSession(context, tx, { userId, checked, isStaying: staySignedIn, deviceId }))
}

type NewAccount = Omit<z.output<typeof signUpBody>, 'secretCode' | 'invitation' | 'deviceId'>

/**
 * Creates an account. The first one is `admin`, later ones have the role of their invitation, else `staff` (USER-7).
 * @throws Problem EMAIL_ALREADY_EXISTS
 */
export const createAccount = async (
  tx: Tx,
  { password, ...account }: NewAccount,
  invitedRole?: Role,
): Promise<string> => {
  const passwordHash = await hashSecret(password)

  // Accounts are created one at a time, so that only one can be the first.
  await lockExclusively(tx, 'first account')
  const first = await tx.selectFrom('users').select('id').limit(1).executeTakeFirst()
  const id = newId()
  const role = first ? (invitedRole ?? 'staff') : 'admin'

  const inserted = await tx
    .insertInto('users')
    .values({
      id,
      first_name: account.firstName,
      last_name: account.lastName,
      email: account.email,
      password_hash: passwordHash,
      role,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!inserted) throw new Problem('EMAIL_ALREADY_EXISTS', 'An account with this email address already exists.')

  await recordChange(
    tx,
    { userId: id },
    { recordType: 'user', recordId: id, action: 'created', fields: changedFields({}, { ...account, role }) },
  )

  return id
}

/**
 * Creates an account with the secret code or an invitation, opens its first session, and tells the administrators
 * (USER-4, USER-14, USER-17).
 * @throws Problem INVALID_SECRET_CODE, INVALID_INVITATION, WEAK_PASSWORD, EMAIL_ALREADY_EXISTS, TOO_MANY_REQUESTS
 */
export const signUp = async (
  context: SignInContext,
  { secretCode, invitation, deviceId, ...account }: z.output<typeof signUpBody>,
): Promise<SignedIn> => {
  const { db, secrets } = context
  await countNetworkAttempt(context)
  const attempt = await countAccountAttempt(context, 'sign-up', account.email)

  if (!invitation && !(await isSignupCodeRight(db, secretCode ?? '', secrets.signupCode)))
    throw new Problem('INVALID_SECRET_CODE', 'The secret code is wrong.', {
      fields: { secretCode: 'The secret code is wrong.' },
    })
  await attempt.giveBack()

  requireStrongPassword(account.password, context.config)

  return inTransaction(db, async (tx) => {
    const role = invitation ? await acceptInvitation(tx, invitation, account.email) : undefined
    const id = await createAccount(tx, account, role)
    if (role)
      await recordAudit(tx, {
        kind: 'invitationAccepted',
        userId: id,
        address: context.ipAddress,
        email: account.email,
        record: { type: 'user', id },
        details: { role },
      })
    await emailAdministrators(tx, id, { config: context.config, baseUrl: context.emailedLinkBase })

    return startSession(context, tx, { userId: id, checked: null, deviceId })
  })
}

/** Ends a session at once, on every server. `address`: the network address of the client, for the audit */
export const logout = (db: Db, session: Session, address: string): Promise<void> =>
  inTransaction(db, async (tx) => {
    await endSession(tx, session.sessionId)
    await recordAudit(tx, { kind: 'signedOut', userId: session.userId, address })
    await recordChange(tx, session, { recordType: 'user', recordId: session.userId, action: 'signedOut' })
  })

/**
 * Ends the user's other open sessions at once, on every server.
 * @returns their ids
 * @throws Problem INVALID_CREDENTIALS
 */
export const endOtherSessions = (
  db: Db,
  session: Session,
  { checked, address }: { checked: CheckedPassword; address: string },
): Promise<string[]> =>
  inTransaction(db, async (tx) => {
    await requireSamePassword(tx, session.userId, checked)
    const ended = await endOtherSessionsOf(tx, session)
    await recordAudit(tx, {
      kind: 'otherSessionsEnded',
      userId: session.userId,
      address,
      details: { sessions: ended.length },
    })
    if (ended.length === 0) return []

    await recordChange(tx, session, {
      recordType: 'user',
      recordId: session.userId,
      action: 'signedOut',
      fields: { otherSessions: [ended.length, 0] },
    })

    return ended
  })
