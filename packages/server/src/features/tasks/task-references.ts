import type { Task, TaskChanges } from '@registrar/domain/tasks/task'
import type { UserReference } from '@registrar/domain/users/users'
import { findUserReferences } from '#features/users'
import type { Tx } from '#platform/database/database'
import { holdRecord } from '#platform/hold-record'
import { Problem } from '#platform/http/problem'

/**
 * The users of the ids, each once, in the order sent.
 * @throws Problem USERS_REQUIRED, UNKNOWN_USER
 */
export const resolveUsers = async (tx: Tx, users: NonNullable<TaskChanges['users']>): Promise<UserReference[]> => {
  const message = 'Please add at least one user'
  if (users.length === 0) throw new Problem('USERS_REQUIRED', message, { fields: { users: message } })
  const ids = [...new Set(users.map((user) => user.userId))]
  const known = await findUserReferences(tx, ids)
  const unknown = users.findIndex((user) => !known.has(user.userId))
  if (unknown >= 0)
    throw new Problem('UNKNOWN_USER', 'An assigned user has no account.', {
      fields: { [`users.${unknown}.userId`]: 'There is no such user.' },
    })
  return ids.flatMap((id) => known.get(id) ?? [])
}

/**
 * Checks the organization and the person that a save newly names; those it keeps may have been deleted since.
 * @throws Problem UNKNOWN_ORGANIZATION, UNKNOWN_PERSON
 */
export const requireReferences = async (
  tx: Tx,
  before: Pick<Task, 'organizationId' | 'peopleId'>,
  { organizationId, peopleId }: TaskChanges,
): Promise<void> => {
  if (
    organizationId &&
    organizationId !== before.organizationId &&
    !(await holdRecord(tx, 'organizations', organizationId))
  )
    throw new Problem('UNKNOWN_ORGANIZATION', 'There is no such organization.', {
      fields: { organizationId: 'There is no such organization.' },
    })
  if (peopleId && peopleId !== before.peopleId && !(await holdRecord(tx, 'people', peopleId)))
    throw new Problem('UNKNOWN_PERSON', 'There is no such person.', {
      fields: { peopleId: 'There is no such person.' },
    })
}
