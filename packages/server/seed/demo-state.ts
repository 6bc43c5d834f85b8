import { recordChange } from '#platform/commands/change-log'
import { type Db, inTransaction } from '#platform/database/database'
import { newId } from '#platform/database/ids'

/** `made`: the whole demo; `empty`: no records; `other`: records that are not the demo's, or a demo that was interrupted. */
type DemoState = 'made' | 'empty' | 'other'

const MARK = { recordType: 'demo', action: 'made' } as const

/** Tells whether a database holds the demo, other records, or nothing. */
export const readDemoState = async (db: Db): Promise<DemoState> => {
  const mark = await db.selectFrom('changes').select('id').where('record_type', '=', MARK.recordType).executeTakeFirst()
  if (mark) return 'made'

  const account = await db.selectFrom('users').select('id').limit(1).executeTakeFirst()
  const organization = await db.selectFrom('organizations').select('id').limit(1).executeTakeFirst()
  return account || organization ? 'other' : 'empty'
}

/** Notes in the change log that the demo is complete. */
export const markDemo = async (db: Db): Promise<void> => {
  await inTransaction(db, (tx) => recordChange(tx, null, { ...MARK, recordId: newId() }))
}
