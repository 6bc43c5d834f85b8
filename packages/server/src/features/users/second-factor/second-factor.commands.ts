import type { NewTotp } from '@registrar/domain/users/second-factor'
import { sql } from 'kysely'
import { now } from '#platform/clock'
import { recordAudit } from '#platform/audit/record-audit'
import { recordChange } from '#platform/commands/change-log'
import type { Config } from '#platform/config'
import { type Db, inTransaction, type Tx } from '#platform/database/database'
import { Problem } from '#platform/problem'
import { countAttempt } from '#platform/http/rate-limit'
import type { Session } from '#platform/sessions/session'
import { keepOnlyThisSession, rereadSessionsOf } from '#platform/sessions/session-commands'
import { emailOwner } from '../account/email-owner.ts'
import type { CallOrigin } from '../call-origin.ts'
import { type CheckedPassword, requireSamePassword } from '../checked-account.ts'
import { findUser } from '../users.queries.ts'
import { lockUser } from '../users.row.ts'
import { hasPasskey } from '../passkeys/passkeys.queries.ts'
import {
  consumeRecoveryCode,
  createRecoveryCodes,
  removeRecoveryCodes,
  replaceRecoveryCodes,
  withoutBlanks,
} from './recovery-codes.commands.ts'
import { findTotp, hasTotp } from './second-factor.queries.ts'
import { checkCode, createTotpSecret } from './totp.ts'

/** This many used steps are kept, in case that the clock of the server is set back. */
const KEPT_STEPS = 5

/**
 * Makes the secret of an authenticator app and its recovery codes. Both count once a code of the app has confirmed them; the
 * recovery codes that the user has work until then (USER-21).
 * @throws Problem SECOND_FACTOR_EXISTS, INVALID_CREDENTIALS
 */
export const createTotp = async (
  db: Db,
  { userId }: Session,
  { brands }: Config,
  checked: CheckedPassword,
): Promise<NewTotp> => {
  const { recoveryCodes, hashes } = await createRecoveryCodes(userId)

  return inTransaction(db, async (tx) => {
    await requireSamePassword(tx, userId, checked)
    if (await hasTotp(tx, userId))
      throw new Problem('SECOND_FACTOR_EXISTS', 'You have an authenticator app. Remove it before you add another.')

    const { email } = await findUser(tx, userId)
    const { secret, uri } = createTotpSecret({ issuer: brands.main, account: email })

    await tx.deleteFrom('totp_factors').where('user_id', '=', userId).execute()
    await tx.insertInto('totp_factors').values({ user_id: userId, secret, new_recovery_codes: hashes }).execute()

    return { secret, uri, recoveryCodes }
  })
}

const logSecondFactor = async (tx: Tx, session: Session, isOn: boolean, origin: CallOrigin) => {
  const { userId } = session
  await recordChange(tx, session, {
    recordType: 'user',
    recordId: userId,
    action: 'updated',
    fields: { secondFactor: [!isOn, isOn] },
  })
  const kind = isOn ? 'secondFactorAdded' : 'secondFactorRemoved'
  await recordAudit(tx, { kind, userId, address: origin.address, details: { factor: 'authenticator app' } })
  await emailOwner(tx, userId, isOn ? 'authenticatorAdded' : 'authenticatorRemoved', origin)
}

const wrongCode = () =>
  new Problem('WRONG_CODE', 'The code is wrong. Check the time of your phone, and type the code it shows now.', {
    fields: { code: 'The code is wrong.' },
  })

/** What somebody reads whose code was right until a moment ago. */
export const CODE_EXPIRED = 'This code has just expired. Type the next one that the app shows.'
const expiredCode = () => new Problem('WRONG_CODE', CODE_EXPIRED, { fields: { code: CODE_EXPIRED } })

// Nobody replaces the secret between the check of the code and the end of the transaction: that takes the user's lock.
const confirmInTransaction = async (tx: Tx, code: string, session: Session, origin: CallOrigin): Promise<string[]> => {
  const { userId } = session
  await lockUser(tx, userId)
  const totp = await findTotp(tx, userId)
  const checked = totp && checkCode(totp.secret, withoutBlanks(code))
  if (checked === 'expired') throw expiredCode()
  if (!totp || checked === undefined) throw wrongCode()
  if (totp.confirmedAt) return []

  await tx
    .updateTable('totp_factors')
    .set({ confirmed_at: now(), new_recovery_codes: [] })
    .where('user_id', '=', userId)
    .execute()
  await replaceRecoveryCodes(tx, userId, totp.newRecoveryCodes)
  await logSecondFactor(tx, session, true, origin)

  return keepOnlyThisSession(tx, session)
}

/**
 * Confirms the authenticator app with one of its codes. The code is not used up by this. The recovery codes of the app replace
 * those that the user had. The user's other sessions end: they were opened without the app (USER-21).
 * @returns the sessions that every server must read again
 * @throws Problem WRONG_CODE, TOO_MANY_REQUESTS
 */
export const confirmTotp = async (db: Db, code: string, session: Session, origin: CallOrigin): Promise<string[]> => {
  const { signInFailures } = origin.config.rateLimits
  const attempt = await countAttempt(db, `second-factor:${session.userId}`, signInFailures)

  const changed = await inTransaction(db, (tx) => confirmInTransaction(tx, code, session, origin))
  await attempt.giveBack()

  return changed
}

/**
 * Removes the authenticator app, the passkeys and the recovery codes of a user. `by`: the administrator who does it; null: whoever runs a
 * command.
 */
export const removeSecondFactor = async (
  tx: Tx,
  userId: string,
  origin: CallOrigin,
  by: Session | null = null,
): Promise<void> => {
  await lockUser(tx, userId)
  await removeRecoveryCodes(tx, userId)
  await tx.deleteFrom('totp_factors').where('user_id', '=', userId).execute()
  await tx.deleteFrom('passkeys').where('user_id', '=', userId).execute()
  await recordAudit(tx, {
    kind: 'secondFactorRemoved',
    userId: by?.userId ?? null,
    address: origin.address,
    record: { type: 'user', id: userId },
  })
  if (by)
    await recordChange(tx, by, {
      recordType: 'user',
      recordId: userId,
      action: 'updated',
      fields: { secondFactor: [true, false] },
    })
  await emailOwner(tx, userId, 'secondFactorRemoved', origin)
}

/**
 * Removes the authenticator app of the signed-in user. The recovery codes stay while there is a passkey.
 * @returns the sessions that every server must read again
 * @throws Problem INVALID_CREDENTIALS
 */
export const removeTotp = (db: Db, session: Session, checked: CheckedPassword, origin: CallOrigin): Promise<string[]> =>
  inTransaction(db, async (tx) => {
    await requireSamePassword(tx, session.userId, checked)
    await tx.deleteFrom('totp_factors').where('user_id', '=', session.userId).execute()
    if (!(await hasPasskey(tx, session.userId))) await removeRecoveryCodes(tx, session.userId)
    await logSecondFactor(tx, session, false, origin)
    return rereadSessionsOf(tx, session.userId)
  })

/** How a code of a sign-in was: a code of the app is `expired` when it belongs to the step before this one. */
type CodeOutcome = 'right' | 'wrong' | 'expired'

const consumeTotpCode = async (db: Db, userId: string, code: string): Promise<CodeOutcome> => {
  const totp = await findTotp(db, userId)
  const step = totp?.confirmedAt ? checkCode(totp.secret, code) : undefined
  if (step === 'expired') return 'expired'
  if (step === undefined) return 'wrong'

  // One statement, so that of two sign-ins with one code at once only one succeeds.
  const { numUpdatedRows } = await db
    .updateTable('totp_factors')
    .set({ used_steps: sql`(array_prepend(${step}::bigint, used_steps))[1:${sql.lit(KEPT_STEPS)}]` })
    .where('user_id', '=', userId)
    .where(sql<boolean>`not ${step}::bigint = any(used_steps)`)
    .executeTakeFirst()

  return numUpdatedRows === 1n ? 'right' : 'wrong'
}

/** Uses up a code of the app or a recovery code: each works once. */
export const consumeSecondFactorCode = async (db: Db, userId: string, typed: string): Promise<CodeOutcome> => {
  const code = withoutBlanks(typed)
  if (/^\d{6}$/.test(code)) return consumeTotpCode(db, userId, code)
  return (await consumeRecoveryCode(db, userId, code)) ? 'right' : 'wrong'
}
