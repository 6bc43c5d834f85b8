import type { Tx } from './database/database.ts'
import { isId } from './database/ids.ts'

/**
 * Holds a record until the transaction ends: nobody deletes it meanwhile; with 'update' nobody changes it either.
 * @returns whether there is such a record, not deleted
 */
export const holdRecord = async (
  tx: Tx,
  table: 'organizations' | 'people' | 'orders' | 'tasks',
  id: string,
  strength: 'key share' | 'update' = 'key share',
): Promise<boolean> => {
  if (!isId(id)) return false
  const row = await tx
    .selectFrom(table)
    .select('id')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .$if(strength === 'key share', (query) => query.forKeyShare())
    .$if(strength === 'update', (query) => query.forUpdate())
    .executeTakeFirst()
  return row !== undefined
}
