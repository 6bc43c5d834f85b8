import type { User } from '@registrar/domain/users/users'
import { DAY_MS } from '@registrar/domain/shared/iso-date'
import { recordAudit } from '#platform/audit/record-audit'
import { later, now } from '#platform/clock'
import { recordChange } from '#platform/commands/change-log'
import type { Config } from '#platform/config'
import type { Db, Tx } from '#platform/database/database'
import { signToken } from '#platform/sessions/session'
import { openSession } from '#platform/sessions/session-commands'
import { deviceOf } from './account/device.ts'
import { type CheckedAccount, requireUnchanged } from './checked-account.ts'
import { findUser } from './users.queries.ts'

/** `isStaying`: the browser keeps the cookie when it closes. */
export type SignedIn = { token: string; data: User; expiresAt: string; isStaying: boolean }

/** Where somebody signs in from. */
export type SignInContext = {
  db: Db
  config: Config
  secrets: { jwt: Uint8Array; signupCode: string }
  /** for the limit of attempts, and the list of sessions */
  ipAddress: string
  userAgent: string | undefined
  /** the address at which the browser reaches the app, which a passkey is bound to */
  baseUrl: string
  /** what the addresses in emails begin with */
  emailedLinkBase: string
}

/** `checked` null: the transaction has made the account itself */
type NewSession = { userId: string; checked: CheckedAccount | null; isStaying?: boolean | undefined }

/**
 * Opens a session of a user. One that does not stay also ends after hours without use (USER-20).
 * @throws Problem as `requireUnchanged`, when the account has changed since it was checked
 */
export const startSession = async (
  { config, secrets, ipAddress, userAgent }: SignInContext,
  tx: Tx,
  { userId, checked, isStaying = true }: NewSession,
): Promise<SignedIn> => {
  if (checked) await requireUnchanged(tx, userId, checked)

  const at = now()
  const expiresAt = later(at, (isStaying ? config.sessionDays : config.shortSession.days) * DAY_MS)

  const sessionId = await openSession(tx, {
    userId,
    expiresAt,
    idleHours: isStaying ? null : config.shortSession.idleHours,
    device: deviceOf(userAgent),
    address: ipAddress,
  })
  await tx.updateTable('users').set({ last_login_at: at }).where('id', '=', userId).execute()
  await recordChange(tx, { userId }, { recordType: 'user', recordId: userId, action: 'signedIn' })
  await recordAudit(tx, { kind: 'signedIn', userId, address: ipAddress })

  const token = await signToken(secrets.jwt, sessionId, expiresAt)
  return { token, data: await findUser(tx, userId), expiresAt, isStaying }
}
