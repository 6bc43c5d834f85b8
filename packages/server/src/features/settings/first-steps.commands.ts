import { now } from '#platform/clock'
import { recordChange } from '#platform/commands/change-log'
import { type Db, inTransaction } from '#platform/database/database'
import { newId } from '#platform/database/ids'
import type { Session } from '#platform/sessions/session'
import { DISMISSED } from './first-steps.queries.ts'

/** Shows the first steps to no administrator any more (SET-6). */
export const dismissFirstSteps = (db: Db, session: Session): Promise<void> =>
  inTransaction(db, async (tx) => {
    const inserted = await tx
      .insertInto('settings')
      .values({ id: newId(), key: DISMISSED, value: 'true', changed_at: now(), changed_by: session.userId })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!inserted) return
    await recordChange(tx, session, {
      recordType: 'setting',
      recordId: inserted.id,
      action: 'dismissed',
      fields: { [DISMISSED]: [null, 'true'] },
    })
  })
