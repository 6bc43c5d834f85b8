import type { Task, TaskChanges } from '@registrar/domain/tasks/task'
import type { UserReference } from '@registrar/domain/users/users'
import { organizationRecord } from '#features/organizations'
import { personRecord } from '#features/people'
import { findUserReferences } from '#features/users'
import { lockIfExists } from '#platform/commands/lock-record'
import type { Tx } from '#platform/database/database'
import { Problem } from '#platform/http/problem'

/**
 * The users with these ids, each once, in the order sent (TASK-2).
 * @throws Problem USERS_REQUIRED, UNKNOWN_USER
 */
export const resolveUsers = async (tx: Tx, users: NonNullable<TaskChanges['users']>): Promise<UserReference[]> => {
  const message = 'Please add at least one user'
  if (users.length === 0) throw new Problem('USERS_REQUIRED', message, { fields: { users: message } })

  const ids = [...new Set(users.map((user) => user.userId))]
  const known = await findUserReferences(tx, ids)
  const firstUnknown = users.findIndex((user) => !known.has(user.userId))
  if (firstUnknown >= 0)
    throw new Problem('UNKNOWN_USER', 'An assigned user has no account.', {
      fields: { [`users.${firstUnknown}.userId`]: 'There is no such user.' },
    })

  return ids.flatMap((id) => known.get(id) ?? [])
}

/**
 * Locks the organization and the person that a save newly names. Those that the task already has may be deleted since.
 * @throws Problem NOT_FOUND, with the field that names it
 */
export const lockReferences = async (
  tx: Tx,
  before: Pick<Task, 'organizationId' | 'peopleId'>,
  { organizationId, peopleId }: TaskChanges,
): Promise<void> => {
  const isOrganizationNew = organizationId && organizationId !== before.organizationId
  if (isOrganizationNew && !(await lockIfExists(tx, organizationRecord, organizationId, 'key share')))
    throw new Problem('NOT_FOUND', 'There is no such organization.', {
      fields: { organizationId: 'There is no such organization.' },
    })

  const isPersonNew = peopleId && peopleId !== before.peopleId
  if (isPersonNew && !(await lockIfExists(tx, personRecord, peopleId, 'key share')))
    throw new Problem('NOT_FOUND', 'There is no such person.', {
      fields: { peopleId: 'There is no such person.' },
    })
}
