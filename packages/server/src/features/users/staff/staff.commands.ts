import { hasRole } from '@registrar/domain/access/roles'
import type { StaffChanges, StaffMember } from '@registrar/domain/users/staff'
import type { HandOver } from '@registrar/domain/users/hand-over'
import { type UserReference, userName } from '@registrar/domain/users/users'
import { recordAudit } from '#platform/audit/record-audit'
import { now } from '#platform/clock'
import { recordChange, sentFields } from '#platform/commands/change-log'
import { lockRecord } from '#platform/commands/lock-record'
import { updateRecord } from '#platform/commands/record-commands'
import type { Config } from '#platform/config'
import { type Db, inTransaction, type Tx } from '#platform/database/database'
import { Problem } from '#platform/problem'
import type { Session } from '#platform/sessions/session'
import { endSessionsOf, rereadSessionsOf } from '#platform/sessions/session-commands'
import { emailOwner } from '../account/email-owner.ts'
import { endPasswordResets } from '../account/password-reset.commands.ts'
import type { CallOrigin } from '../call-origin.ts'
import { findCredentials } from '../users.queries.ts'
import { userRecord } from '../users.row.ts'
import { withdrawInvitationsOf } from './invitations.commands.ts'
import { lockAdministrators } from './lock-administrators.ts'
import { findStaffMember, listAdministrators } from './staff.queries.ts'

/** How a colleague is told of it: `baseUrl` is where the app is opened. */
export type Mailing = { config: Config; baseUrl: string }

/** Hands over what a user works on, and ends what only they could use, in every feature that knows users. */
export type HandOverWork = (tx: Tx, handOver: HandOver, session: Session, mailing: Mailing) => Promise<void>

type Access = Pick<StaffMember, 'role' | 'active'>
type Account = Access & Pick<StaffMember, 'firstName' | 'lastName' | 'email'>
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

const requireFreeAddress = async (tx: Tx, id: string, email: string) => {
  const owner = await findCredentials(tx, email)
  if (owner && owner.id !== id)
    throw new Problem('EMAIL_ALREADY_EXISTS', 'An account with this email address already exists.', {
      fields: { email: 'An account with this email address already exists.' },
    })
}

const editedFields = ['firstName', 'lastName', 'email'] as const

/** `origin`: of the administrator, for the audit and the email to the owner */
type Context = { session: Session; handOverWork: HandOverWork; origin: CallOrigin; mailing: Mailing }

// The owner of an account reads at the old address that it has another, and at the new one as well.
const changeAddress = async (tx: Tx, id: string, email: string, origin: CallOrigin): Promise<void> => {
  await emailOwner(tx, id, 'emailChanged', origin)
  await tx.updateTable('users').set({ email }).where('id', '=', id).execute()
  await endPasswordResets(tx, id)
  await emailOwner(tx, id, 'emailChanged', origin)
}

const writeEdits = async (
  tx: Tx,
  id: string,
  { before, after }: { before: Account; after: Account },
  { session, origin }: Pick<Context, 'session' | 'origin'>,
): Promise<void> => {
  const edited = editedFields.filter((field) => before[field] !== after[field])
  if (edited.length === 0) return

  await tx
    .updateTable('users')
    .set({ first_name: after.firstName, last_name: after.lastName })
    .where('id', '=', id)
    .execute()
  if (before.email !== after.email) await changeAddress(tx, id, after.email, origin)
  await recordAudit(tx, {
    kind: 'accountEdited',
    userId: session.userId,
    address: origin.address,
    record: { type: 'user', id },
    details: Object.fromEntries(edited.map((field) => [field, `${before[field]} → ${after[field]}`])),
  })
}

/**
 * Changes a user's role, name or address, deactivates or reactivates the account (USER-13, USER-15, USER-25). When an account is deactivated, its sessions,
 * its links to a new password and its calendar address end at once, and its tasks and companies are handed over. The name stays
 * in histories. The open invitations of a user who is no longer an administrator are withdrawn (USER-14).
 * @returns the user, and the sessions that every server must read again
 * @throws Problem NOT_FOUND, LAST_ADMINISTRATOR, UNKNOWN_USER, EMAIL_ALREADY_EXISTS, FORBIDDEN when the user is no longer an administrator
 */
export const updateStaff = (
  db: Db,
  id: string,
  { handOverTo, ...sent }: StaffChanges,
  { session, handOverWork, origin, mailing }: Context,
): Promise<{ member: StaffMember; changedSessions: string[] }> =>
  inTransaction(db, async (tx) => {
    await lockAdministrators(tx, session)
    const changedSessions: string[] = []

    await updateRecord(tx, userRecord, id, session, {
      read: async (): Promise<Account> => {
        const { role, active, firstName, lastName, email } = await findStaffMember(tx, id)
        return { role, active, firstName, lastName, email }
      },
      decide: async (before) => {
        const after = { ...before, ...sentFields(sent) }
        if (after.email !== before.email) await requireFreeAddress(tx, id, after.email)
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

        await writeEdits(tx, id, { before, after }, { session, origin })

        const { address } = origin
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
        } else if (before.role !== after.role || before.active !== after.active)
          changedSessions.push(...(await rereadSessionsOf(tx, id)))
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
  { session, address }: { session: Session; address: string },
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
