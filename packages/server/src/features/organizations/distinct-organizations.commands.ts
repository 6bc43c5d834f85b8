import { dismissDuplicates } from '#platform/commands/dismiss-duplicates'
import type { Db, Tx } from '#platform/database/database'
import type { Session } from '#platform/sessions/session'
import { organizationRecord } from './organizations.row.ts'

/**
 * Remembers that organizations are not duplicates of each other (MERGE-7).
 * @throws Problem NOT_FOUND
 */
export const dismissOrganizationDuplicates = (db: Db | Tx, ids: readonly string[], session: Session): Promise<void> =>
  dismissDuplicates(db, organizationRecord, ids, session, (tx, pairs) =>
    tx
      .insertInto('distinct_organizations')
      .values(pairs)
      .onConflict((conflict) => conflict.doNothing())
      .returning(['one_id', 'other_id'])
      .execute(),
  )
