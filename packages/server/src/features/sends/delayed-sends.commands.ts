import type { RecordOutcome } from '@registrar/domain/shared/record-outcome'
import { later, now } from '#platform/clock'
import type { Db, Tx } from '#platform/database/database'
import { isId } from '#platform/database/ids'
import { Problem } from '#platform/problem'
import { findSend } from './delayed-sends.queries.ts'
import type { DueSend, SendKindName } from './send-kinds.ts'

type NewSend = { id: string; kind: SendKindName; body: object; userId: string; delaySeconds: number }

const SECOND_MS = 1000
/** Long enough to read what became of a send. The body names records, so it is not kept for longer. */
const KEPT_MS = 24 * 60 * 60 * SECOND_MS
const RETRY_MS = 30 * SECOND_MS

/** Stores what is to be sent after a delay. Until then it can be taken back, and nothing is queued (MAIL-16). */
export const delaySend = async (db: Db | Tx, send: NewSend): Promise<void> => {
  const { id, kind, body, userId, delaySeconds } = send
  const at = now()
  await db
    .insertInto('delayed_sends')
    .values({
      id,
      kind,
      body: JSON.stringify(body),
      user_id: userId,
      created_at: at,
      due_at: later(at, delaySeconds * SECOND_MS),
    })
    .execute()
}

/**
 * Takes a user's own send back while it waits.
 * @returns whether it is taken back, now or before
 */
export const takeBackIfWaiting = async (db: Db | Tx, id: string, userId: string): Promise<boolean> => {
  const taken = isId(id)
    ? await db
        .updateTable('delayed_sends')
        .set({ state: 'takenBack' })
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .where('state', 'in', ['waiting', 'takenBack'])
        .returning('id')
        .executeTakeFirst()
    : undefined
  return taken !== undefined
}

/**
 * Takes a user's own send back while it waits. Taking it back again does nothing (MAIL-16).
 * @throws Problem NOT_FOUND for one that is unknown or another user's, RESTORE_REFUSED once the sending has begun
 */
export const takeSendBack = async (db: Db | Tx, id: string, userId: string): Promise<void> => {
  if (await takeBackIfWaiting(db, id, userId)) return

  await findSend(db, id, userId)
  throw new Problem('RESTORE_REFUSED', 'Emails that were sent cannot be taken back.')
}

/** Takes a due send over from those that wait; undefined when it was taken back or done meanwhile. */
export const claimSend = async (db: Db, id: string): Promise<Omit<DueSend, 'stopping'> | undefined> => {
  const claimed = await db
    .updateTable('delayed_sends')
    .set({ state: 'sending' })
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'sending'])
    .returning(['id', 'kind', 'body', 'user_id as userId'])
    .executeTakeFirst()
  // A check constraint of the table allows only these kinds.
  return claimed && { ...claimed, kind: claimed.kind as SendKindName }
}

/** Keeps what became of each. */
export const recordSent = async (db: Db, id: string, outcomes: readonly RecordOutcome[]): Promise<void> => {
  await db
    .updateTable('delayed_sends')
    .set({ state: 'sent', outcomes: JSON.stringify(outcomes) })
    .where('id', '=', id)
    .execute()
}

/** Puts a send off that failed in the middle; what is left of it is sent then. */
export const putOffSend = async (db: Db, id: string): Promise<void> => {
  await db
    .updateTable('delayed_sends')
    .set({ due_at: later(now(), RETRY_MS) })
    .where('id', '=', id)
    .execute()
}

/** Forgets the sends of the day before. */
export const removeOldSends = async (db: Db): Promise<void> => {
  await db
    .deleteFrom('delayed_sends')
    .where('state', 'in', ['sent', 'takenBack'])
    .where('due_at', '<', later(now(), -KEPT_MS))
    .execute()
}
