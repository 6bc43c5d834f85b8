import type { Tx } from '#platform/database/database'
import { lockExclusively } from '#platform/database/lock-exclusively'
import { Problem } from '#platform/problem'
import type { Session } from '#platform/sessions/session'
import { listAdministrators } from './staff.queries.ts'

/**
 * Lets administrators change accounts, invitations and the secret code one at a time: two who demote each other at once would
 * leave none. Roles change under this lock, so the role of the request is checked again: it may have changed meanwhile.
 * @throws Problem FORBIDDEN when the user is no longer an administrator
 */
export const lockAdministrators = async (tx: Tx, { userId }: Session): Promise<void> => {
  await lockExclusively(tx, 'administrators')

  const administrators = await listAdministrators(tx)
  if (administrators.every(({ _id }) => _id !== userId))
    throw new Problem('FORBIDDEN', 'Your role does not allow this. Ask an administrator.')
}
