import { now } from '#platform/clock'
import { lockRecord } from '#platform/commands/lock-record'
import { type Db, inTransaction, type Tx } from '#platform/database/database'
import type { Session } from '#platform/sessions/session'
import { personRecord } from './people.row.ts'

/**
 * Remembers that people are not duplicates of each other: every pair of them (MERGE-7).
 * @throws Problem NOT_FOUND
 */
export const dismissPersonDuplicates = (db: Db | Tx, ids: readonly string[], session: Session): Promise<void> =>
  inTransaction(db, async (tx) => {
    const distinct = [...new Set(ids.map((id) => id.toLowerCase()))].toSorted()
    for (const id of distinct) await lockRecord(tx, personRecord, id, 'key share')

    const pairs = distinct.flatMap((one) =>
      distinct.filter((other) => other !== one).map((other) => [one, other] as const),
    )
    if (pairs.length === 0) return

    await tx
      .insertInto('distinct_people')
      .values(
        pairs.map(([one, other]) => ({ one_id: one, other_id: other, user_id: session.userId, created_at: now() })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  })
