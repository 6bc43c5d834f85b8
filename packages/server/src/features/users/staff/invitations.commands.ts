import type { Role } from '@registrar/domain/access/roles'
import { invitationEmail } from '@registrar/domain/users/account-emails'
import { type Invitation, INVITATION_DAYS, type InvitationRequest } from '@registrar/domain/users/staff'
import { userName } from '@registrar/domain/users/users'
import { DAY_MS } from '@registrar/domain/shared/iso-date'
import { type Expression, type SqlBool, sql } from 'kysely'
import { queueEmail, TOKEN_PLACE, tokenOfLink } from '#features/emails'
import { recordAudit } from '#platform/audit/record-audit'
import { later, now } from '#platform/clock'
import { clearedFields, recordChange } from '#platform/commands/change-log'
import { createRecord } from '#platform/commands/record-commands'
import type { RowDeletedKind } from '#platform/commands/lock-record'
import type { Config } from '#platform/config'
import { type Db, inTransaction, type Tx } from '#platform/database/database'
import { isId } from '#platform/database/ids'
import { notFound, Problem } from '#platform/problem'
import { hashToken } from '#platform/one-time-token'
import type { Session } from '#platform/sessions/session'
import { findCredentials, findUser } from '../users.queries.ts'
import { lockAdministrators } from './lock-administrators.ts'

const invitationRecord = {
  type: 'invitation',
  table: 'invitations',
  isRowDeleted: true,
} as const satisfies RowDeletedKind

const isFor = (email: string): Expression<SqlBool> => sql<SqlBool>`lower(email) = ${email.toLowerCase()}`

type OpenInvitationRow = { id: string; email: string; role: string }

// The change log has a line for each.
const deleteOpen = async (tx: Tx, which: Expression<SqlBool>, session: Session): Promise<OpenInvitationRow[]> => {
  const deleted = await tx
    .deleteFrom('invitations')
    .where('used_at', 'is', null)
    .where(which)
    .returning(['id', 'email', 'role'])
    .execute()

  for (const { id, email, role } of deleted)
    await recordChange(tx, session, {
      recordType: invitationRecord.type,
      recordId: id,
      action: 'deleted',
      fields: clearedFields({ email, role }),
    })
  return deleted
}

type InvitationContext = {
  config: Config
  secrets: { jwt: Uint8Array }
  baseUrl: string
  session: Session
  address: string
}

/**
 * Invites an address by email to create an account (USER-14). A new invitation replaces an open one of the same address.
 * @returns the invitation, and its link, which is not kept and cannot be shown again
 * @throws Problem EMAIL_ALREADY_EXISTS, FORBIDDEN when the user is no longer an administrator
 */
export const inviteStaff = (
  db: Db,
  { email, role }: InvitationRequest,
  { config, secrets, baseUrl, session, address }: InvitationContext,
): Promise<{ invitation: Invitation; link: string }> =>
  inTransaction(db, async (tx) => {
    // Invitations are sent one at a time, so that of two for one address the second replaces the first.
    await lockAdministrators(tx, session)

    if (await findCredentials(tx, email))
      throw new Problem('EMAIL_ALREADY_EXISTS', 'An account with this email address already exists.', {
        fields: { email: 'An account with this email address already exists.' },
      })

    const expiresAt = later(now(), INVITATION_DAYS * DAY_MS)
    await deleteOpen(tx, isFor(email), session)
    const _id = await createRecord(tx, invitationRecord, session, async (_tx, id) => {
      const { hash } = tokenOfLink(secrets.jwt, { purpose: 'invitation', id })
      await tx
        .insertInto('invitations')
        .values({ id, email, role, token_hash: hash, invited_by: session.userId, expires_at: expiresAt })
        .execute()
      return { email, role }
    })

    await recordAudit(tx, { kind: 'invitationSent', userId: session.userId, address, email, details: { role } })

    const inviter = userName(await findUser(tx, session.userId))
    const urlWith = (token: string) => `${baseUrl}/auth/signup?invitation=${token}&email=${encodeURIComponent(email)}`
    const content = invitationEmail(
      { role, inviter, days: INVITATION_DAYS, url: urlWith(TOKEN_PLACE) },
      { brand: config.brands.main },
    )
    const link = { purpose: 'invitation', id: _id } as const
    await queueEmail(tx, { ...content, sender: config.mailSender, to: email, tag: 'invitation', link }, session)

    const { token } = tokenOfLink(secrets.jwt, link)
    return { invitation: { _id, email, role, expiresAt }, link: urlWith(token) }
  })

/** `address`: the network address of the administrator, for the audit */
type Withdrawal = { session: Session; address: string | null }

// Returns how many open invitations it has withdrawn.
const withdrawOpen = async (tx: Tx, which: Expression<SqlBool>, { session, address }: Withdrawal): Promise<number> => {
  const withdrawn = await deleteOpen(tx, which, session)

  for (const { email, role } of withdrawn)
    await recordAudit(tx, { kind: 'invitationWithdrawn', userId: session.userId, address, email, details: { role } })
  return withdrawn.length
}

/**
 * Withdraws an open invitation (USER-14).
 * @throws Problem NOT_FOUND when it is unknown or used, FORBIDDEN when the user is no longer an administrator
 */
export const withdrawInvitation = (db: Db, id: string, withdrawal: Withdrawal): Promise<void> =>
  inTransaction(db, async (tx) => {
    await lockAdministrators(tx, withdrawal.session)

    const count = isId(id) ? await withdrawOpen(tx, sql<SqlBool>`id = ${id}`, withdrawal) : 0
    if (count === 0) throw notFound('invitation')
  })

/** Withdraws the open invitations that a user has sent who is no longer an administrator (USER-14). */
export const withdrawInvitationsOf = async (tx: Tx, userId: string, withdrawal: Withdrawal): Promise<void> => {
  await withdrawOpen(tx, sql<SqlBool>`invited_by = ${userId}`, withdrawal)
}

/**
 * Uses up an invitation in the transaction that makes its account.
 * @returns the role of the new account
 * @throws Problem INVALID_INVITATION when it is unknown, used, too old or for another address
 */
export const acceptInvitation = async (tx: Tx, token: string, email: string): Promise<Role> => {
  const accepted = await tx
    .updateTable('invitations')
    .set({ used_at: now() })
    .where('token_hash', '=', hashToken(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now())
    .where(isFor(email))
    .returning('role')
    .executeTakeFirst()
  if (!accepted)
    throw new Problem(
      'INVALID_INVITATION',
      'This invitation is for another address, has been used, or is older than seven days. Ask for a new one.',
    )

  return accepted.role as Role
}
