import type { ShareClass } from '@registrar/domain/shares/share-class'
import { requireOrganization } from '#features/organizations'
import { versionOf } from '#platform/commands/record-version'
import { columnsOf } from '#platform/database/columns'
import type { Db, Tx } from '#platform/database/database'
import { requireRow } from '#platform/database/require-row'
import { readKeptShares } from './keep-shares.commands.ts'
import { classColumnByField } from './shares.row.ts'

const selectClasses = (db: Db | Tx) =>
  db
    .selectFrom('share_classes as s')
    .innerJoin('organizations as o', 'o.id', 's.organization_id')
    .where('s.deleted_at', 'is', null)
    .where('o.deleted_at', 'is', null)
    .select(['s.id as _id', ...columnsOf('s', classColumnByField), versionOf('s')])

/**
 * One class of shares.
 * @throws Problem NOT_FOUND
 */
export const findShareClass = (db: Db | Tx, id: string): Promise<ShareClass> =>
  requireRow('share class', id, selectClasses(db).where('s.id', '=', id))

/**
 * The classes of a company, in the order in which they were made.
 * @throws Problem NOT_FOUND for the company
 */
export const searchShareClasses = async (db: Db, organizationId: string): Promise<ShareClass[]> => {
  await requireOrganization(db, organizationId)
  await readKeptShares(db, organizationId)
  return selectClasses(db)
    .where('s.organization_id', '=', organizationId)
    .orderBy('s.created_at')
    .orderBy('s.id')
    .execute()
}
