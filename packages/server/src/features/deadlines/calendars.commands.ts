import { randomBytes } from 'node:crypto'
import { type CallOrigin, type CheckedPassword, emailOwner, requireSamePassword } from '#features/users'
import { recordChange } from '#platform/commands/change-log'
import { now } from '#platform/clock'
import { type Db, inTransaction, type Tx } from '#platform/database/database'
import { hashToken } from '#platform/one-time-token'
import type { Session } from '#platform/sessions/session'

const SECRET_BYTES = 24

/** The stored form of a calendar's secret. */
export const hashSecret = (secret: string): string => hashToken(secret, 'base64url')

/**
 * Makes a new secret for the user's calendar. The one before it stops working (DUE-9).
 * @returns the secret, which is not stored
 * @throws Problem INVALID_CREDENTIALS when the password has changed since it was checked
 */
export const createCalendar = (
  db: Db,
  session: Session,
  { checked, ...origin }: CallOrigin & { checked: CheckedPassword },
): Promise<string> =>
  inTransaction(db, async (tx) => {
    await requireSamePassword(tx, session.userId, checked)
    const secret = randomBytes(SECRET_BYTES).toString('base64url')
    const values = { secret_digest: hashSecret(secret), created_at: now() }

    await tx
      .insertInto('user_calendars')
      .values({ ...values, user_id: session.userId })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
      .execute()
    await recordChange(tx, session, {
      recordType: 'user',
      recordId: session.userId,
      action: 'updated',
      fields: { calendar: [null, 'new address'] },
    })
    await emailOwner(tx, session.userId, 'calendarCreated', origin)

    return secret
  })

/** Ends the calendar address of a user, on behalf of whoever has the session. Without one nothing happens. */
export const removeCalendar = (db: Db | Tx, userId: string, session: Session): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { numDeletedRows } = await tx.deleteFrom('user_calendars').where('user_id', '=', userId).executeTakeFirst()
    if (numDeletedRows === 0n) return

    await recordChange(tx, session, {
      recordType: 'user',
      recordId: userId,
      action: 'updated',
      fields: { calendar: ['address', null] },
    })
  })
