import { maskedPps } from '@registrar/domain/people/masked-pps'
import {
  type ChangeLine,
  type Conflict,
  reconcileConcurrentEdits,
} from '@registrar/domain/conflicts/reconcile-concurrent-edits'
import { findUserReferences } from '#features/users'
import { maskedFields } from '@registrar/domain/history/logged-fields'
import type { Author } from '#platform/commands/change-log'
import type { Tx } from '#platform/database/database'
import { Problem } from '#platform/problem'

type Loaded = { version?: number | undefined; conflictsWithOwn?: boolean | undefined }

/** The lines of a record in the change log since a version, oldest first. */
const listChangesSince = async (
  tx: Tx,
  id: string,
  version: number,
  ownUserId: string | null,
): Promise<ChangeLine[]> => {
  const lines = await tx
    .selectFrom('changes')
    .select(['fields', 'at', 'user_id'])
    .where('record_id', '=', id)
    .where('id', '>', version)
    .orderBy('id')
    .execute()
  const users = await findUserReferences(
    tx,
    lines.flatMap(({ user_id }) => user_id ?? []),
  )

  return lines.map(({ fields, at, user_id }) => ({
    by: user_id === null ? null : { _id: user_id, name: users.get(user_id)?.userName ?? '' },
    at,
    isOwn: user_id !== null && user_id === ownUserId,
    fields: fields as ChangeLine['fields'],
  }))
}

// The sender need not read the other number to choose between the two (AUD-4).
const maskedConflicts = (conflicts: Record<string, Conflict>): Record<string, Conflict> =>
  Object.fromEntries(
    Object.entries(conflicts).map(([name, conflict]) => {
      const { theirs } = conflict
      const isMasked = maskedFields.has(name) && typeof theirs === 'string'
      return [name, isMasked ? { ...conflict, theirs: maskedPps(theirs) } : conflict]
    }),
  )

/**
 * What a save of a locked record changes, after a comparison with what was saved since the version that it names (API-10).
 * Without a `version` it changes everything that was sent. Call it in the `decide` of a command.
 * @throws Problem CHANGED_MEANWHILE when somebody else has changed the same field to something else. With
 * `conflictsWithOwn` also when the same user has done so in another window.
 */
export const reconcileEdits = async <Sent extends Loaded>(
  tx: Tx,
  before: { _id: string; version: number },
  { version, conflictsWithOwn = false, ...sent }: Sent,
  author: Author,
): Promise<Omit<Sent, keyof Loaded>> => {
  if (version === undefined || version >= before.version) return sent

  const ownUserId = conflictsWithOwn ? null : (author?.userId ?? null)
  const lines = await listChangesSince(tx, before._id, version, ownUserId)
  const { edits, conflicts } = reconcileConcurrentEdits(sent, before, lines)
  const found = Object.values(conflicts)
  if (found.length > 0) {
    const isOwn = found.every(({ by }) => by !== null && by._id === author?.userId)
    const message = isOwn
      ? 'You changed the same fields in another window.'
      : 'Somebody else changed the same fields meanwhile.'
    throw new Problem('CHANGED_MEANWHILE', message, { conflicts: maskedConflicts(conflicts) })
  }

  return edits
}
