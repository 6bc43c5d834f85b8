import { type ArdChange, readArdChange } from '@registrar/domain/organizations/annual-returns/ard-change'
import { sql } from 'kysely'
import type { Db } from '#platform/database/database'
import { requireOrganization } from '../organizations.queries.ts'

/**
 * The changes of Next AR and of the B1B73 with their reasons, the latest first (AR-13).
 * @throws Problem NOT_FOUND when the organization is unknown or deleted, MERGED
 */
export const listArdChanges = async (db: Db, id: string): Promise<ArdChange[]> => {
  await requireOrganization(db, id)

  const lines = await db
    .selectFrom('changes as c')
    .leftJoin('users', 'users.id', 'c.user_id')
    .select(['c.at', 'c.fields', 'users.id as userId', 'users.first_name', 'users.last_name'])
    .where('c.record_id', '=', id)
    .where('c.record_type', '=', 'organization')
    .where(sql<boolean>`c.fields ?| array['nextArReminder', 'B1B73']`)
    .orderBy('c.id', 'desc')
    .execute()

  return lines.map(({ at, fields, userId, first_name, last_name }) => ({
    at,
    user: userId === null ? null : { _id: userId, firstName: first_name ?? '', lastName: last_name ?? '' },
    ...readArdChange(fields as Parameters<typeof readArdChange>[0]),
  }))
}
