import { setTimeout } from 'node:timers/promises'
import { DAY_MS } from '@registrar/domain/shared/iso-date'
import { RESET_MINUTES } from '@registrar/domain/users/account'
import { passwordResetEmail } from '@registrar/domain/users/account-emails'
import { queueEmail, TOKEN_PLACE, tokenOfLink } from '#features/emails'
import { recordAudit } from '#platform/audit/record-audit'
import { later, now } from '#platform/clock'
import { lockRecord } from '#platform/commands/lock-record'
import { type Db, inTransaction, type Tx } from '#platform/database/database'
import { newId } from '#platform/database/ids'
import { createToken } from '#platform/one-time-token'
import type { Session } from '#platform/sessions/session'
import type { CallOrigin } from '../call-origin.ts'
import { findCredentials, findCredentialsOf } from '../users.queries.ts'
import { userRecord } from '../users.row.ts'

/** A user has at most this many open links, so that nobody floods a mailbox. */
const MAX_OPEN_LINKS = 3

/** Longer than the work for a known address, so that the time of the answer does not reveal whether there is an account. */
const ANSWER_MS = 300

/**
 * Makes a link's token for a new password, valid once and for 30 minutes (USER-19).
 * @param tokenOf makes the token of a link by its id; a random one without it
 */
export const createPasswordReset = async (
  tx: Tx,
  userId: string,
  tokenOf: (id: string) => { token: string; hash: string } = createToken,
): Promise<{ id: string; token: string }> => {
  const id = newId()
  const { token, hash } = tokenOf(id)
  const expiresAt = later(now(), RESET_MINUTES * 60_000)
  await tx
    .insertInto('password_resets')
    .values({ id, user_id: userId, token_hash: hash, expires_at: expiresAt })
    .execute()

  return { id, token }
}

/** Ends the open links of a user to a new password. */
export const endPasswordResets = async (tx: Tx, userId: string): Promise<void> => {
  await tx
    .updateTable('password_resets')
    .set({ used_at: now() })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .execute()
}

const countOpenLinks = async (tx: Tx, userId: string): Promise<number> => {
  const { open } = await tx
    .selectFrom('password_resets')
    .select((eb) => eb.fn.countAll<number>().as('open'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now())
    .executeTakeFirstOrThrow()

  return open
}

export type LinkRequest = CallOrigin & { secrets: { jwt: Uint8Array } }

/** Queues the email with a link to a new password. `by`: the administrator who sends it; null: the owner asked. */
export const queuePasswordLink = async (
  tx: Tx,
  account: { id: string; email: string },
  { config, secrets, emailedLinkBase, address }: LinkRequest,
  by: Session | null,
): Promise<void> => {
  const { id } = await createPasswordReset(tx, account.id, (linkId) =>
    tokenOfLink(secrets.jwt, { purpose: 'password', id: linkId }),
  )
  const url = `${emailedLinkBase}/auth/reset?token=${TOKEN_PLACE}`
  const content = passwordResetEmail(
    { minutes: RESET_MINUTES, url, isAsked: by === null },
    { brand: config.brands.main },
  )
  const message = { ...content, sender: config.mailSender, to: account.email, tag: 'password' }
  await queueEmail(tx, { ...message, link: { purpose: 'password', id } }, by)
  await recordAudit(tx, { kind: 'resetLinkSent', userId: by?.userId ?? null, address, email: account.email })
}

const emailLink = (db: Db, email: string, request: LinkRequest) =>
  inTransaction(db, async (tx) => {
    const account = await findCredentials(tx, email)
    if (!account) return

    // Requests for one account wait for each other, so that each counts the links of those before.
    await lockRecord(tx, userRecord, account.id, 'no key update')
    const { deactivated_at: deactivatedAt } = await findCredentialsOf(tx, account.id)
    if (deactivatedAt !== null) return
    if ((await countOpenLinks(tx, account.id)) >= MAX_OPEN_LINKS) return

    await queuePasswordLink(tx, account, request, null)
  })

/** Sends a link to a new password, when the address has an active account. The caller never learns whether it has (USER-19). */
export const forgotPassword = async (db: Db, email: string, context: LinkRequest): Promise<void> => {
  await Promise.all([emailLink(db, email, context), setTimeout(ANSWER_MS)])
}

const KEPT_DAYS = 30

/** Removes the links to a new password and the invitations that ended over 30 days ago (USER-24). */
export const removeOldLinks = async (db: Db): Promise<void> => {
  const before = later(now(), -KEPT_DAYS * DAY_MS)
  await db.deleteFrom('password_resets').where('expires_at', '<', before).execute()
  await db.deleteFrom('invitations').where('expires_at', '<', before).execute()
}
