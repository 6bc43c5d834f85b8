import { setTimeout } from 'node:timers/promises'
import { RESET_MINUTES } from '@registrar/domain/users/account'
import { passwordResetEmail } from '@registrar/domain/users/account-emails'
import { queueEmail } from '#features/emails'
import { recordAudit } from '#platform/audit/record-audit'
import { later, now } from '#platform/clock'
import { lockRecord } from '#platform/commands/lock-record'
import { type Db, inTransaction, type Tx } from '#platform/database/database'
import { newId } from '#platform/database/ids'
import { createToken } from '#platform/one-time-token'
import type { CallOrigin } from '../call-origin.ts'
import { findCredentials, findCredentialsOf } from '../users.queries.ts'
import { userRecord } from '../users.row.ts'

/** A user has at most this many open links, so that nobody floods a mailbox. */
const MAX_OPEN_LINKS = 3

/** Longer than the work for a known address, so that the time of the answer does not reveal whether there is an account. */
const ANSWER_MS = 300

/** Makes a link's token for a new password, valid once and for 30 minutes (USER-19). */
export const createPasswordReset = async (tx: Tx, userId: string): Promise<string> => {
  const { token, hash } = createToken()
  const expiresAt = later(now(), RESET_MINUTES * 60_000)
  await tx
    .insertInto('password_resets')
    .values({ id: newId(), user_id: userId, token_hash: hash, expires_at: expiresAt })
    .execute()

  return token
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

type LinkRequest = CallOrigin & { baseUrl: string }

const emailLink = (db: Db, email: string, { config, baseUrl, address }: LinkRequest) =>
  inTransaction(db, async (tx) => {
    const account = await findCredentials(tx, email)
    if (!account) return

    // Requests for one account wait for each other, so that each counts the links of those before.
    await lockRecord(tx, userRecord, account.id, 'no key update')
    const { deactivated_at: deactivatedAt } = await findCredentialsOf(tx, account.id)
    if (deactivatedAt !== null) return
    if ((await countOpenLinks(tx, account.id)) >= MAX_OPEN_LINKS) return

    const url = `${baseUrl}/auth/reset?token=${await createPasswordReset(tx, account.id)}`
    const content = passwordResetEmail({ minutes: RESET_MINUTES, url }, { brand: config.brands.main })
    await queueEmail(tx, { ...content, from: config.mailFrom, to: account.email, tag: 'password' }, null)
    await recordAudit(tx, { kind: 'resetLinkSent', userId: null, address, email: account.email })
  })

/** Sends a link to a new password, when the address has an active account. The caller never learns whether it has (USER-19). */
export const forgotPassword = async (db: Db, email: string, context: LinkRequest): Promise<void> => {
  await Promise.all([emailLink(db, email, context), setTimeout(ANSWER_MS)])
}
