import { now } from '../clock.ts'
import type { Tx } from '../database/database.ts'
import { newId } from '../database/ids.ts'
import type { Session } from './session.ts'
import { announceEndedSessions } from './ended-sessions.ts'

/**
 * Opens a session for a user.
 * @param expiresAt ISO 8601
 * @returns its id
 */
export const openSession = async (tx: Tx, userId: string, expiresAt: string): Promise<string> => {
  const id = newId()
  await tx.insertInto('sessions').values({ id, user_id: userId, expires_at: expiresAt }).execute()
  return id
}

/** Ends a session on every server when the transaction commits. */
export const endSession = async (tx: Tx, sessionId: string): Promise<void> => {
  await tx.updateTable('sessions').set({ ended_at: now() }).where('id', '=', sessionId).execute()
  await announceEndedSessions(tx, [sessionId])
}

/**
 * Ends all open sessions of a user on every server when the transaction commits.
 * @returns their ids
 */
export const endSessionsOf = async (tx: Tx, userId: string): Promise<string[]> => {
  const rows = await tx
    .updateTable('sessions')
    .set({ ended_at: now() })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now())
    .returning('id')
    .execute()

  const ended = rows.map(({ id }) => id)
  if (ended.length > 0) await announceEndedSessions(tx, ended)
  return ended
}

/**
 * Lets every server read the user's sessions again when the transaction commits, because what the user may do has changed.
 * @returns their ids
 */
export const rereadSessionsOf = async (tx: Tx, userId: string): Promise<string[]> => {
  const rows = await tx
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .execute()

  const changed = rows.map(({ id }) => id)
  if (changed.length > 0) await announceEndedSessions(tx, changed)
  return changed
}

/**
 * Ends the user's other open sessions on every server when the transaction commits.
 * @returns their ids
 */
export const endOtherSessionsOf = async (tx: Tx, { sessionId, userId }: Session): Promise<string[]> => {
  const rows = await tx
    .updateTable('sessions')
    .set({ ended_at: now() })
    .where('user_id', '=', userId)
    .where('id', '<>', sessionId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now())
    .returning('id')
    .execute()

  const ended = rows.map(({ id }) => id)
  if (ended.length > 0) await announceEndedSessions(tx, ended)
  return ended
}
