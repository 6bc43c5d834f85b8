import { hasRole } from '@registrar/domain/access/roles'
import type { StaffChanges, StaffMember } from '@registrar/domain/users/staff'
import type { HandOver } from '@registrar/domain/users/hand-over'
import { type UserReference, userName } from '@registrar/domain/users/users'
import { recordAudit } from '#platform/audit/record-audit'
import { now } from '#platform/clock'
import { recordChange } from '#platform/commands/change-log'
import { lockRecord } from '#platform/commands/lock-record'
import { updateRecord } from '#platform/commands/record-commands'
import type { Config } from '#platform/config'
import { type Db, inTransaction, type Tx } from '#platform/database/database'
import { Problem } from '#platform/problem'
import type { Session } from '#platform/sessions/session'
import { endSessionsOf, rereadSessionsOf } from '#platform/sessions/session-commands'
import { endPasswordResets } from '../account/password-reset.commands.ts'
import { userRecord } from '../users.row.ts'
import { withdrawInvitationsOf } from './invitations.commands.ts'
import { lockAdministrators } from './lock-administrators.ts'
import { findStaffMember, listAdministrators } from './staff.queries.ts'

/** How a colleague is told of it: `baseUrl` is where the app is opened. */
export type Mailing = { config: Config; baseUrl: string }

/** Hands over what a user works on, and ends what only they could use, in every feature that knows users. */
export type HandOverWork = (tx: Tx, handOver: HandOver, session: Session, mailing: Mailing) => Promise<void>

type Access = Pick<StaffMember, 'role' | 'active'>
const isActiveAdministrator = ({ role, active }: Access) => role === 'admin' && active

const requireOtherAdministrator = async (tx: Tx, id: string) => {
  const administrators = await listAdministrators(tx)
  if (administrators.every(({ _id }) => _id === id))
    throw new Problem('LAST_ADMINISTRATOR', 'The last administrator can be neither deactivated nor given another role.')
}

// Without a chosen user, the administrator who deactivates gets the work; for their own account, the longest-serving other one.
const findSuccessor = async (
  tx: Tx,
  from: string,
  chosen: string | undefined,
  session: Session,
): Promise<UserReference> => {
  const unknown = () =>
    new Problem('UNKNOWN_USER', 'Choose another active user to take over the tasks and companies.', {
      fields: { handOverTo: 'Choose another active user.' },
    })
  if (chosen === from) throw unknown()

  const administrators = await listAdministrators(tx)
  const byDefault = session.userId === from ? administrators.find(({ _id }) => _id !== from)?._id : session.userId
  const successor = await findStaffMember(tx, chosen ?? byDefault ?? '').catch(() => undefined)
  if (!successor?.active) throw unknown()
  if (!hasRole(successor.role, 'staff'))
    throw new Problem('UNKNOWN_USER', 'Somebody who may only read cannot take over tasks and companies.', {
      fields: { handOverTo: 'This user may only read. Choose another one.' },
    })

  return { userId: successor._id, userName: userName(successor) }
}

/** `address`: the network address of the administrator, for the audit */
type Context = { session: Session; handOverWork: HandOverWork; address: string; mailing: Mailing }

/**
 * Changes a user's role, deactivates or reactivates the account (USER-13, USER-15). When an account is deactivated, its sessions,
 * its links to a new password and its calendar address end at once, and its tasks and companies are handed over. The name stays
 * in histories. The open invitations of a user who is no longer an administrator are withdrawn (USER-14).
 * @returns the user, and the sessions that every server must read again
 * @throws Problem NOT_FOUND, LAST_ADMINISTRATOR, UNKNOWN_USER, FORBIDDEN when the user is no longer an administrator
 */
export const updateStaff = (
  db: Db,
  id: string,
  { handOverTo, ...sent }: StaffChanges,
  { session, handOverWork, address, mailing }: Context,
): Promise<{ member: StaffMember; changedSessions: string[] }> =>
  inTransaction(db, async (tx) => {
    await lockAdministrators(tx, session)
    const changedSessions: string[] = []

    await updateRecord(tx, userRecord, id, session, {
      read: async (): Promise<Access> => {
        const { role, active } = await findStaffMember(tx, id)
        return { role, active }
      },
      decide: async (before) => {
        const after = { role: sent.role ?? before.role, active: sent.active ?? before.active }
        if (isActiveAdministrator(before) && !isActiveAdministrator(after)) await requireOtherAdministrator(tx, id)

        return after
      },
      write: async (_tx, { before, after }) => {
        const isDeactivated = before.active && !after.active
        await tx
          .updateTable('users')
          .set({
            role: after.role,
            ...(before.active !== after.active && { deactivated_at: isDeactivated ? now() : null }),
          })
          .where('id', '=', id)
          .execute()

        const line = { userId: session.userId, address, record: { type: 'user' as const, id } }
        if (before.role !== after.role)
          await recordAudit(tx, { ...line, kind: 'roleChanged', details: { from: before.role, to: after.role } })
        if (before.active !== after.active)
          await recordAudit(tx, { ...line, kind: after.active ? 'accountReactivated' : 'accountDeactivated' })

        if (isActiveAdministrator(before) && !isActiveAdministrator(after))
          await withdrawInvitationsOf(tx, id, { session, address })

        if (isDeactivated) {
          changedSessions.push(...(await endSessionsOf(tx, id)))
          await endPasswordResets(tx, id)
          await handOverWork(tx, { from: id, to: await findSuccessor(tx, id, handOverTo, session) }, session, mailing)
        } else changedSessions.push(...(await rereadSessionsOf(tx, id)))
      },
    })

    return { member: await findStaffMember(tx, id), changedSessions }
  })

/**
 * Ends all sessions of a user at once, on every server.
 * @returns their ids
 * @throws Problem NOT_FOUND, FORBIDDEN when the user is no longer an administrator
 */
export const endStaffSessions = (
  db: Db,
  id: string,
  { session, address }: Pick<Context, 'session' | 'address'>,
): Promise<string[]> =>
  inTransaction(db, async (tx) => {
    await lockAdministrators(tx, session)
    await lockRecord(tx, userRecord, id, 'share')

    const ended = await endSessionsOf(tx, id)
    if (ended.length === 0) return ended

    await recordAudit(tx, {
      kind: 'sessionsEnded',
      userId: session.userId,
      address,
      record: { type: 'user', id },
      details: { sessions: ended.length },
    })
    await recordChange(tx, session, {
      recordType: 'user',
      recordId: id,
      action: 'signedOut',
      fields: { sessions: [ended.length, 0] },
    })

    return ended
  })
