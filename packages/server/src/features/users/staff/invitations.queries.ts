import type { Role } from '@registrar/domain/access/roles'
import type { OpenInvitation } from '@registrar/domain/users/staff'
import { userName } from '@registrar/domain/users/users'
import { now } from '#platform/clock'
import type { Db } from '#platform/database/database'

/** The invitations that can still make an account, the newest first (USER-14). */
export const listOpenInvitations = async (db: Db): Promise<OpenInvitation[]> => {
  const rows = await db
    .selectFrom('invitations as i')
    .leftJoin('users as u', 'u.id', 'i.invited_by')
    .select(['i.id', 'i.email', 'i.role', 'i.expires_at', 'u.id as userId', 'u.first_name', 'u.last_name'])
    .where('i.used_at', 'is', null)
    .where('i.expires_at', '>', now())
    .orderBy('i.created_at', 'desc')
    .orderBy('i.id')
    .execute()

  return rows.map(({ id, email, role, expires_at: expiresAt, userId, first_name, last_name }) => ({
    _id: id,
    email,
    role: role as Role,
    expiresAt,
    invitedBy:
      userId === null
        ? null
        : { _id: userId, name: userName({ firstName: first_name ?? '', lastName: last_name ?? '' }) },
  }))
}
