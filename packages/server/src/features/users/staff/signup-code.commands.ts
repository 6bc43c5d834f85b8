import { timingSafeEqual } from 'node:crypto'
import type { SignupCode, SignupCodeChanges } from '@registrar/domain/users/staff'
import { recordAudit } from '#platform/audit/record-audit'
import { now } from '#platform/clock'
import { recordChange } from '#platform/commands/change-log'
import { type Db, inTransaction } from '#platform/database/database'
import { newId } from '#platform/database/ids'
import { hashToken } from '#platform/one-time-token'
import { createCode } from '#platform/secrets'
import type { Session } from '#platform/sessions/session'
import { hashSecret, isSecretRight } from '../slow-hash.ts'
import { lockAdministrators } from './lock-administrators.ts'
import { findSignupCode } from './signup-code.queries.ts'

const isSameText = (left: string, right: string): boolean => timingSafeEqual(Buffer.from(left), Buffer.from(right))

const isRenewedCode = (hash: string, sent: string): Promise<boolean> | boolean =>
  // A code of an earlier version is stored as a fast hash.
  hash.startsWith('$argon2') ? isSecretRight(hash, sent) : isSameText(hashToken(sent), hash)

/** Whether a code opens sign-up: the renewed one, else that of the configuration, unless it is turned off (USER-16). */
export const isSignupCodeRight = async (db: Db, sent: string, configured: string): Promise<boolean> => {
  const { on, hash } = await findSignupCode(db)
  if (!on) return false
  return hash === null ? isSameText(hashToken(sent.trim()), hashToken(configured)) : isRenewedCode(hash, sent.trim())
}

/**
 * Turns the secret code on or off, or renews it (USER-16). A new code leaves sign-up on or off as it was; it is answered once and only its hash is stored.
 * `address`: the network address of the administrator, for the audit
 * @throws Problem FORBIDDEN when the user is no longer an administrator
 */
export const updateSignupCode = async (
  db: Db,
  { on, renew }: SignupCodeChanges,
  { session, address }: { session: Session; address: string },
): Promise<SignupCode> => {
  const code = renew ? createCode() : null
  const newHash = code === null ? null : await hashSecret(code)

  return inTransaction(db, async (tx) => {
    await lockAdministrators(tx, session)
    const before = await findSignupCode(tx)
    const after = {
      on: on ?? before.on,
      hash: newHash ?? before.hash,
      renewedAt: code === null ? before.renewedAt : now(),
    }
    const values = { is_on: after.on, code_hash: after.hash, renewed_at: after.renewedAt }

    await tx
      .insertInto('signup_code')
      .values(values)
      .onConflict((conflict) => conflict.column('is_only').doUpdateSet(values))
      .execute()
    const line = { userId: session.userId, address }
    if (renew) await recordAudit(tx, { ...line, kind: 'secretCodeRenewed' })
    if (before.on !== after.on)
      await recordAudit(tx, { ...line, kind: after.on ? 'secretCodeTurnedOn' : 'secretCodeTurnedOff' })
    await recordChange(tx, session, {
      recordType: 'signup-code',
      recordId: newId(),
      action: 'updated',
      fields: { on: [before.on, after.on], renewedAt: [before.renewedAt, after.renewedAt] },
    })

    return { on: after.on, renewedAt: after.renewedAt, code }
  })
}
