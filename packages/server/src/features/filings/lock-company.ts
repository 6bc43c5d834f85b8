import { missingRecord } from '#platform/commands/merged-record'
import type { Tx } from '#platform/database/database'
import { isId } from '#platform/database/ids'

/**
 * Locks the company of a filing until the transaction ends, so that its dates and its returns change together.
 * @throws Problem NOT_FOUND when it is unknown or in the bin, MERGED
 */
export const lockCompany = async (tx: Tx, id: string): Promise<void> => {
  const found = isId(id)
    ? await tx
        .selectFrom('organizations')
        .select('id')
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .forUpdate()
        .executeTakeFirst()
    : undefined
  if (!found) throw await missingRecord(tx, 'organization', id)
}
