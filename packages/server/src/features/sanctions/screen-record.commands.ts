import { organizationRecord } from '#features/organizations'
import { personRecord } from '#features/people'
import { lockRecord } from '#platform/commands/lock-record'
import { type Db, inTransaction, type Tx } from '#platform/database/database'
import { sql } from 'kysely'
import { recordRun, type RunScope } from './runs.commands.ts'
import { screenNow } from './screening.commands.ts'
import type { ScreenedRecords } from './screening.queries.ts'

const distinct = (ids: readonly (string | null)[]) => [...new Set(ids.flatMap((id) => id ?? []))]

const recordsOfOrganization = async (tx: Tx, id: string): Promise<ScreenedRecords> => {
  type Linked = { person_id: string | null; member_id: string | null; nominee_for: string | null }
  const { rows: links } = await sql<Linked>`
    select person_id, member_id, nominee_for from present_links(current_date) where organization_id = ${id}`.execute(tx)
  return {
    personIds: distinct(links.flatMap(({ person_id, nominee_for }) => [person_id, nominee_for])),
    organizationIds: distinct([id, ...links.map(({ member_id }) => member_id)]),
  }
}

/**
 * Screens a person, or an organization with its people, those for whom they hold shares, and its company members of today, whether or not anything changed, and keeps the
 * run (SANC-3, SANC-6). `userId` is who asked for it.
 * @throws Problem NOT_FOUND, MERGED
 */
export const screenRecord = (db: Db | Tx, { personId, organizationId }: RunScope, userId: string): Promise<void> =>
  inTransaction(db, async (tx) => {
    const [kind, id] = personId ? [personRecord, personId] : [organizationRecord, organizationId ?? '']
    await lockRecord(tx, kind, id, 'key share')

    const records = personId ? { personIds: [id], organizationIds: [] } : await recordsOfOrganization(tx, id)
    await screenNow(tx, records)
    const compared = records.personIds.length + records.organizationIds.length
    await recordRun(tx, { personId, organizationId }, { userId, compared, records })
  })
