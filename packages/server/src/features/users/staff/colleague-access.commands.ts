import { type Db, inTransaction } from '#platform/database/database'
import { Problem } from '#platform/problem'
import type { Session } from '#platform/sessions/session'
import { rereadSessionsOf } from '#platform/sessions/session-commands'
import { endPasswordResets, type LinkRequest, queuePasswordLink } from '../account/password-reset.commands.ts'
import type { CallOrigin } from '../call-origin.ts'
import { removeSecondFactor } from '../second-factor/second-factor.commands.ts'
import { lockUser } from '../users.row.ts'
import { lockAdministrators } from './lock-administrators.ts'
import { findStaffMember } from './staff.queries.ts'

type By<O extends CallOrigin = CallOrigin> = { session: Session; origin: O }

/**
 * Removes the authenticator app, the passkeys and the recovery codes of a colleague who has lost them; the owner is told by email (USER-25).
 * Without any, nothing is done.
 * @returns the sessions that every server must read again
 * @throws Problem NOT_FOUND, FORBIDDEN for one's own, which needs the password, and when the user is no longer an administrator
 */
export const resetSecondFactor = (db: Db, id: string, { session, origin }: By): Promise<string[]> =>
  inTransaction(db, async (tx) => {
    await lockAdministrators(tx, session)
    if (id === session.userId) throw new Problem('FORBIDDEN', 'Remove your own second factor on My Profile.')
    await findStaffMember(tx, id)
    await lockUser(tx, id)
    if (!(await findStaffMember(tx, id)).hasSecondFactor) return []

    await removeSecondFactor(tx, id, origin, session)
    return rereadSessionsOf(tx, id)
  })

/**
 * Sends a colleague a link to a new password; earlier links end (USER-25).
 * @returns the address
 * @throws Problem NOT_FOUND, UNKNOWN_USER for a deactivated account, FORBIDDEN when the user is no longer an administrator
 */
export const sendPasswordLink = (db: Db, id: string, { session, origin }: By<LinkRequest>): Promise<string> =>
  inTransaction(db, async (tx) => {
    await lockAdministrators(tx, session)
    await findStaffMember(tx, id)
    await lockUser(tx, id)
    const { email, active } = await findStaffMember(tx, id)
    if (!active) throw new Problem('UNKNOWN_USER', 'This account is deactivated. Reactivate it first.')

    await endPasswordResets(tx, id)
    await queuePasswordLink(tx, { id, email }, origin, session)
    return email
  })
