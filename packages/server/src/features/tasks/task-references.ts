import type { Task, TaskChanges } from '@registrar/domain/tasks/task'
import type { UserReference } from '@registrar/domain/users/users'
import { organizationRecord } from '#features/organizations'
import { personRecord } from '#features/people'
import { resolveAssignedUsers } from '#features/users'
import { requireReference } from '#platform/commands/lock-record'
import type { Tx } from '#platform/database/database'
import { Problem } from '#platform/problem'

/**
 * The users with these ids, each once, in the order sent (TASK-2). `before`: those who may be deactivated.
 * @throws Problem USERS_REQUIRED, UNKNOWN_USER
 */
export const resolveUsers = async (
  tx: Tx,
  users: NonNullable<TaskChanges['users']>,
  before: NonNullable<TaskChanges['users']>,
): Promise<UserReference[]> => {
  const message = 'Please add at least one user'
  if (users.length === 0) throw new Problem('USERS_REQUIRED', message, { fields: { users: message } })

  return resolveAssignedUsers(tx, users, before)
}

/**
 * Locks the organization and the person that a save newly names. Those that the task already has may be in the bin.
 * @throws Problem NOT_FOUND, with the field that names it
 */
export const lockReferences = async (
  tx: Tx,
  before: Pick<Task, 'organizationId' | 'peopleId'>,
  { organizationId, peopleId }: TaskChanges,
): Promise<void> => {
  if (organizationId && organizationId !== before.organizationId)
    await requireReference(tx, organizationRecord, organizationId, { field: 'organizationId' })

  if (peopleId && peopleId !== before.peopleId)
    await requireReference(tx, personRecord, peopleId, { field: 'peopleId' })
}
