import { organizationRecord } from '#features/organizations'
import { personRecord } from '#features/people'
import { lockRecord } from '#platform/commands/lock-record'
import { type Db, inTransaction, type Tx } from '#platform/database/database'
import { sql } from 'kysely'
import { recordRun, type RunScope } from './runs.commands.ts'
import { screenNow } from './screening.commands.ts'
import type { ScreenedRecords } from './screening.queries.ts'

const recordsOfOrganization = async (tx: Tx, id: string): Promise<ScreenedRecords> => {
  type Concerned = { person_id: string | null; company_id: string | null }
  const { rows } = await sql<Concerned>`select * from concerned_parties(current_date, ${id})`.execute(tx)
  return {
    personIds: rows.flatMap(({ person_id }) => person_id ?? []),
    organizationIds: rows.flatMap(({ company_id }) => company_id ?? []),
  }
}

/**
 * Screens a person, or an organization with its people, those for whom they hold shares, its company members of today and who owns it through
 * them, whether or not anything changed, and keeps the run (SANC-3, SANC-6). `userId` is who asked for it.
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
