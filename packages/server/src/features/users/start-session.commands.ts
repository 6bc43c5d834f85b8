import type { User } from '@registrar/domain/users/users'
import { DAY_MS } from '@registrar/domain/shared/iso-date'
import { recordAudit } from '#platform/audit/record-audit'
import { later, now } from '#platform/clock'
import { recordChange } from '#platform/commands/change-log'
import type { Config } from '#platform/config'
import type { Db, Tx } from '#platform/database/database'
import { networkOf } from '#platform/http/client-address'
import { hashToken } from '#platform/one-time-token'
import { type Session, signToken } from '#platform/sessions/session'
import { endSession, openSession } from '#platform/sessions/session-commands'
import { deviceOf } from './account/device.ts'
import { emailOwner } from './account/email-owner.ts'
import { type CheckedAccount, requireUnchanged } from './checked-account.ts'
import { findUser } from './users.queries.ts'

/** `isStaying`: the browser keeps the cookie when it closes. */
export type SignedIn = { token: string; data: User; expiresAt: string; isStaying: boolean }

/** Where somebody signs in from. */
export type SignInContext = {
  db: Db
  config: Config
  /** the session whose cookie the sign-in brought */
  cookieSession: Session | undefined
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
type NewSession = {
  userId: string
  checked: CheckedAccount | null
  isStaying?: boolean | undefined
  /** what the browser calls itself */
  deviceId?: string | undefined
}

// A browser has one session of a user: the one whose cookie it brings would stay open with nobody who knows of it.
const endReplaced = async (tx: Tx, userId: string, cookieSession: Session | undefined): Promise<void> => {
  if (cookieSession?.userId === userId) await endSession(tx, cookieSession.sessionId)
}

type Device = { userId: string; device: string | null; deviceHash: string | null; ipAddress: string }

// A device is known by what it calls itself, or by the same kind of browser in the same network.
const isKnownDevice = async (tx: Tx, { userId, device, deviceHash, ipAddress }: Device): Promise<boolean> => {
  const former = await tx
    .selectFrom('sessions')
    .select(['device', 'address', 'device_hash'])
    .distinct()
    .where('user_id', '=', userId)
    .execute()
  const network = networkOf(ipAddress)
  return former.some(
    (session) =>
      (deviceHash !== null && session.device_hash === deviceHash) ||
      (session.device === device && session.address !== null && networkOf(session.address) === network),
  )
}

/**
 * Opens a session of a user. One that does not stay also ends after hours without use (USER-20).
 * The session whose cookie it brought ends when it is the same user's. The owner is told of a sign-in from a new device (USER-23).
 * @throws Problem as `requireUnchanged`, when the account has changed since it was checked
 */
export const startSession = async (
  context: SignInContext,
  tx: Tx,
  { userId, checked, isStaying = true, deviceId }: NewSession,
): Promise<SignedIn> => {
  const { config, secrets, ipAddress, userAgent } = context
  if (checked) await requireUnchanged(tx, userId, checked)
  await endReplaced(tx, userId, context.cookieSession)

  const device = deviceOf(userAgent)
  const deviceHash = deviceId ? hashToken(deviceId) : null
  if (checked && !(await isKnownDevice(tx, { userId, device, deviceHash, ipAddress })))
    await emailOwner(tx, userId, 'newDevice', { ...context, address: ipAddress, device })

  const at = now()
  const expiresAt = later(at, (isStaying ? config.sessionDays : config.shortSession.days) * DAY_MS)

  const sessionId = await openSession(tx, {
    userId,
    expiresAt,
    idleHours: isStaying ? null : config.shortSession.idleHours,
    device,
    address: ipAddress,
    deviceHash,
  })
  await tx.updateTable('users').set({ last_login_at: at }).where('id', '=', userId).execute()
  await recordChange(tx, { userId }, { recordType: 'user', recordId: userId, action: 'signedIn' })
  await recordAudit(tx, { kind: 'signedIn', userId, address: ipAddress })

  const token = await signToken(secrets.jwt, sessionId, expiresAt)
  return { token, data: await findUser(tx, userId), expiresAt, isStaying }
}
