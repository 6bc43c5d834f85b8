import type { DelayedSend, SendState } from '@registrar/domain/sends/delayed-send'
import type { RecordOutcome } from '@registrar/domain/shared/record-outcome'
import type { Db, Tx } from '#platform/database/database'
import { now } from '#platform/clock'
import { requireRow } from '#platform/database/require-row'

/**
 * What became of a send, for the user who asked for it.
 * @throws Problem NOT_FOUND
 */
export const findSend = async (db: Db | Tx, id: string, userId: string): Promise<DelayedSend> => {
  const found = await requireRow(
    'send',
    id,
    db
      .selectFrom('delayed_sends')
      .select(['id as _id', 'state', 'due_at as dueAt', 'outcomes'])
      .where('id', '=', id)
      .where('user_id', '=', userId),
  )

  // A check constraint keeps the state within its type, and only `recordSent` writes the outcomes.
  return { ...found, state: found.state as SendState, outcomes: found.outcomes as RecordOutcome[] }
}

/** Sends whose time has come, the first first; also those that a server began and did not end. */
export const listDueSends = async (
  db: Db,
  { limit, except }: { limit: number; except: readonly string[] },
): Promise<string[]> => {
  if (limit <= 0) return []

  const due = await db
    .selectFrom('delayed_sends')
    .select('id')
    .where('state', 'in', ['waiting', 'sending'])
    .where('due_at', '<=', now())
    .$if(except.length > 0, (query) => query.where('id', 'not in', except))
    .orderBy('due_at')
    .limit(limit)
    .execute()
  return due.map(({ id }) => id)
}
