import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { sql } from 'kysely'
import type { Tx } from '#platform/database/database'

/** The day on which each company's thirteen answers were last complete (DUE-5). Days are those of `timeZone`. */
export const readAnswersCompleteOn = async (
  tx: Tx,
  organizationIds: string[],
  timeZone: string,
): Promise<Map<string, IsoDate>> => {
  const rows = await tx
    .selectFrom('organization_aml')
    .select('organization_id as id')
    .select(sql<IsoDate>`(completed_at at time zone ${timeZone})::date`.as('day'))
    .where('organization_id', 'in', organizationIds)
    .where('completed_at', 'is not', null)
    .execute()

  return new Map(rows.map(({ id, day }) => [id, day]))
}
