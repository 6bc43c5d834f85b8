import { recordChange } from '#platform/commands/change-log'
import type { Db } from '#platform/database/database'
import { newId } from '#platform/database/ids'

/** `made`: the demo is whole; `empty`: nothing is there; `other`: somebody's records, or a demo that was broken off. */
export type DemoState = 'made' | 'empty' | 'other'

const MARK = { recordType: 'demo', action: 'made' } as const

/** What a database holds, as far as the demo is concerned. */
export const readDemoState = async (db: Db): Promise<DemoState> => {
  const mark = await db.selectFrom('changes').select('id').where('record_type', '=', MARK.recordType).executeTakeFirst()
  if (mark) return 'made'
  const account = await db.selectFrom('users').select('id').limit(1).executeTakeFirst()
  const organization = await db.selectFrom('organizations').select('id').limit(1).executeTakeFirst()
  return account || organization ? 'other' : 'empty'
}

/** Notes, in the change log, that the demo is whole. */
export const markDemo = (db: Db): Promise<void> =>
  db.transaction().execute((tx) => recordChange(tx, null, { ...MARK, recordId: newId() }))
