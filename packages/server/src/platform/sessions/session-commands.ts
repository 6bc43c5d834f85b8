import { sql } from 'kysely'
import { DAY_MS } from '@registrar/domain/shared/iso-date'
import { later, now } from '../clock.ts'
import type { Db, Tx } from '../database/database.ts'
import { newId } from '../database/ids.ts'
import { type Session, unauthenticated } from './session.ts'
import { announceEndedSessions } from './ended-sessions.ts'
import { isOpen } from './open-sessions.ts'

/** A session to open. `expiresAt` is ISO 8601; `idleHours` null: it does not end when it is not used. */
type NewSession = {
  userId: string
  expiresAt: string
  idleHours: number | null
  device: string | null
  address: string | null
  /** the hash of what the browser calls itself; without it, it did not say */
  deviceHash?: string | null
}

/**
 * Opens a session for a user.
 * @returns its id
 */
export const openSession = async (tx: Tx, session: NewSession): Promise<string> => {
  const id = newId()
  await tx
    .insertInto('sessions')
    .values({
      id,
      user_id: session.userId,
      expires_at: session.expiresAt,
      idle_hours: session.idleHours,
      device: session.device,
      address: session.address,
      device_hash: session.deviceHash ?? null,
    })
    .execute()
  return id
}

/** A session that has ended is kept this long, to tell a device that is known from a new one. */
const KEPT_DAYS = 30

/** Removes the sessions that ended, or were too old, over 30 days ago (USER-24). */
export const removeOldSessions = async (db: Db): Promise<void> => {
  const before = later(now(), -KEPT_DAYS * DAY_MS)
  await db
    .deleteFrom('sessions')
    .where((eb) => eb.or([eb('ended_at', '<', before), eb('expires_at', '<', before)]))
    .execute()
}

/** Ends a session on every server when the transaction commits. */
export const endSession = async (tx: Tx, sessionId: string): Promise<void> => {
  await tx.updateTable('sessions').set({ ended_at: now() }).where('id', '=', sessionId).execute()
  await announceEndedSessions(tx, [sessionId])
}

const endSessions = async (tx: Tx, userId: string, keptId: string | null): Promise<string[]> => {
  const rows = await tx
    .updateTable('sessions')
    .set({ ended_at: now() })
    .where('user_id', '=', userId)
    .where(sql<boolean>`id is distinct from ${keptId}::uuid`)
    .where(isOpen())
    .returning('id')
    .execute()

  const ended = rows.map(({ id }) => id)
  if (ended.length > 0) await announceEndedSessions(tx, ended)
  return ended
}

/**
 * Ends all open sessions of a user on every server when the transaction commits.
 * @returns their ids
 */
export const endSessionsOf = (tx: Tx, userId: string): Promise<string[]> => endSessions(tx, userId, null)

/**
 * Ends the user's other open sessions on every server when the transaction commits.
 * @returns their ids
 */
export const endOtherSessionsOf = (tx: Tx, { sessionId, userId }: Session): Promise<string[]> =>
  endSessions(tx, userId, sessionId)

/**
 * Makes every server read the user's sessions again when the transaction commits, because what the user may do has changed.
 * @returns their ids
 */
export const rereadSessionsOf = async (tx: Tx, userId: string): Promise<string[]> => {
  const rows = await tx.selectFrom('sessions').select('id').where('user_id', '=', userId).where(isOpen()).execute()

  const changed = rows.map(({ id }) => id)
  if (changed.length > 0) await announceEndedSessions(tx, changed)
  return changed
}

/**
 * Ends the user's other open sessions, and makes every server read this one again, when the transaction commits. The caller
 * holds the user's lock.
 * @returns the ids of all of them
 * @throws Problem UNAUTHENTICATED when this session has ended since the request was accepted
 */
export const keepOnlyThisSession = async (tx: Tx, session: Session): Promise<string[]> => {
  const ended = await endOtherSessionsOf(tx, session)
  const open = await rereadSessionsOf(tx, session.userId)
  if (!open.includes(session.sessionId)) throw unauthenticated()

  return [...ended, ...open]
}
