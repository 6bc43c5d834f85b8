import { dismissDuplicates } from '#platform/commands/dismiss-duplicates'
import type { Db, Tx } from '#platform/database/database'
import type { Session } from '#platform/sessions/session'
import { personRecord } from './people.row.ts'

/**
 * Remembers that people are not duplicates of each other (MERGE-7).
 * @throws Problem NOT_FOUND
 */
export const dismissPersonDuplicates = (db: Db | Tx, ids: readonly string[], session: Session): Promise<void> =>
  dismissDuplicates(db, personRecord, ids, session, (tx, pairs) =>
    tx
      .insertInto('distinct_people')
      .values(pairs)
      .onConflict((conflict) => conflict.doNothing())
      .returning(['one_id', 'other_id'])
      .execute(),
  )
