import type { PasswordChange, PasswordReset } from '@registrar/domain/users/account'
import { now } from '#platform/clock'
import { recordAudit } from '#platform/audit/record-audit'
import { recordChange } from '#platform/commands/change-log'
import { type Db, inTransaction, type Tx } from '#platform/database/database'
import { Problem } from '#platform/problem'
import { hashToken } from '#platform/one-time-token'
import type { Session } from '#platform/sessions/session'
import { endOtherSessionsOf, endSessionsOf } from '#platform/sessions/session-commands'
import type { CallOrigin } from '../call-origin.ts'
import { requireSamePassword } from '../checked-account.ts'
import { emailOwner } from './email-owner.ts'
import { endPasswordResets } from './password-reset.commands.ts'
import { hashNewPassword, requirePassword } from './password.ts'

// A link that was sent before does not open the account again.
const writePassword = async (tx: Tx, userId: string, passwordHash: string) => {
  await tx.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute()
  await endPasswordResets(tx, userId)
  await recordChange(tx, { userId }, { recordType: 'user', recordId: userId, action: 'passwordChanged' })
}

/**
 * Changes the user's own password and ends the other sessions (USER-18).
 * @returns the ended sessions
 * @throws Problem INVALID_CREDENTIALS, WEAK_PASSWORD, TOO_MANY_REQUESTS
 */
export const changePassword = async (
  db: Db,
  { current, password }: PasswordChange,
  { session, ...origin }: CallOrigin & { session: Session },
): Promise<string[]> => {
  const checked = await requirePassword(db, origin.config, session.userId, current, 'current')
  const passwordHash = await hashNewPassword(password, origin.config)

  return inTransaction(db, async (tx) => {
    await requireSamePassword(tx, session.userId, checked)
    await writePassword(tx, session.userId, passwordHash)
    await recordAudit(tx, { kind: 'passwordChanged', userId: session.userId, address: origin.address })
    await emailOwner(tx, session.userId, 'passwordChanged', origin)
    return endOtherSessionsOf(tx, session)
  })
}

/**
 * Sets a new password with the token of a link, once, and ends the user's sessions (USER-19).
 * @returns the ended sessions
 * @throws Problem INVALID_RESET_TOKEN, WEAK_PASSWORD
 */
export const resetPassword = async (
  db: Db,
  { token, password }: PasswordReset,
  origin: CallOrigin,
): Promise<string[]> => {
  const passwordHash = await hashNewPassword(password, origin.config)

  return inTransaction(db, async (tx) => {
    const reset = await tx
      .updateTable('password_resets')
      .set({ used_at: now() })
      .from('users')
      .whereRef('users.id', '=', 'password_resets.user_id')
      .where('users.deactivated_at', 'is', null)
      .where('token_hash', '=', hashToken(token))
      .where('used_at', 'is', null)
      .where('expires_at', '>', now())
      .returning('user_id')
      .executeTakeFirst()
    if (!reset)
      throw new Problem(
        'INVALID_RESET_TOKEN',
        'This link has been used or is older than 30 minutes. Ask for a new one.',
      )

    await writePassword(tx, reset.user_id, passwordHash)
    await recordAudit(tx, { kind: 'passwordReset', userId: reset.user_id, address: origin.address })
    await emailOwner(tx, reset.user_id, 'passwordReset', origin)
    return endSessionsOf(tx, reset.user_id)
  })
}
