import type { UserReference } from '@registrar/domain/users/users'
import type { Db, Tx } from '#platform/database/database'
import { isId } from '#platform/database/ids'
import { Problem } from '#platform/problem'
import { findUserReferences } from './users.queries.ts'

type Assigned = readonly Pick<UserReference, 'userId'>[]

const unknownUser = (position: number, text: string) =>
  new Problem('UNKNOWN_USER', 'An assigned user has no active account.', {
    fields: { [`users.${position}.userId`]: text },
  })

const listDeactivated = async (db: Db | Tx, ids: string[]): Promise<Set<string>> => {
  if (ids.length === 0) return new Set()

  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('id', 'in', ids)
    .where('deactivated_at', 'is not', null)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

// Who deactivates a user waits for this lock, and then hands over what this save assigns; or this save waits, and sees that the
// user is gone. All saves lock in the order of the ids, so that no two of them wait for each other.
const lockUsers = (tx: Tx, ids: string[]) =>
  tx.selectFrom('users').select('id').where('id', 'in', ids).orderBy('id').forKeyShare().execute()

/**
 * The users that a save assigns to a record, each once, in the order sent. A deactivated user stays where `before` has them, and
 * is not newly assigned: nobody would see what is due (USER-15).
 * @throws Problem UNKNOWN_USER
 */
export const resolveAssignedUsers = async (tx: Tx, sent: Assigned, before: Assigned): Promise<UserReference[]> => {
  const ids = [...new Set(sent.map(({ userId }) => userId))]
  const added = ids.filter((id) => isId(id) && before.every(({ userId }) => userId !== id))
  if (added.length > 0) await lockUsers(tx, added)

  const known = await findUserReferences(tx, ids)
  const unknown = sent.findIndex(({ userId }) => !known.has(userId))
  if (unknown >= 0) throw unknownUser(unknown, 'There is no such user.')

  const deactivated = await listDeactivated(tx, added)
  const refused = sent.findIndex(({ userId }) => deactivated.has(userId))
  if (refused >= 0) throw unknownUser(refused, 'This user is deactivated. Choose another one.')

  return ids.flatMap((id) => known.get(id) ?? [])
}
