import { organizationRecord } from '#features/organizations'
import { personRecord } from '#features/people'
import { lockRecord } from '#platform/commands/lock-record'
import { type Db, inTransaction, type Tx } from '#platform/database/database'
import { screenNow } from './screening.commands.ts'
import type { ScreenedRecords } from './screening.queries.ts'

const recordsOfOrganization = async (tx: Tx, id: string): Promise<ScreenedRecords> => {
  const links = await tx
    .selectFrom('living_links')
    .select(['person_id', 'member_id'])
    .where('organization_id', '=', id)
    .execute()
  return {
    personIds: links.flatMap(({ person_id }) => person_id ?? []),
    organizationIds: [id, ...links.flatMap(({ member_id }) => member_id ?? [])],
  }
}

type Scope = { personId?: string | null | undefined; organizationId?: string | null | undefined }

/**
 * Screens a person, or an organization with its people and company members, whether or not anything changed (SANC-3).
 * @throws Problem NOT_FOUND, MERGED
 */
export const screenRecord = (db: Db | Tx, { personId, organizationId }: Scope): Promise<void> =>
  inTransaction(db, async (tx) => {
    const [kind, id] = personId ? [personRecord, personId] : [organizationRecord, organizationId ?? '']
    await lockRecord(tx, kind, id, 'key share')

    await screenNow(tx, personId ? { personIds: [id], organizationIds: [] } : await recordsOfOrganization(tx, id))
  })
