import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { confirmedOn } from '#features/diligence'
import type { Tx } from '#platform/database/database'

/** The day on which each company's thirteen answers were last complete, or confirmed by a signature (DUE-5). Days are those of `timeZone`. */
export const readAnswersCompleteOn = async (
  tx: Tx,
  organizationIds: string[],
  timeZone: string,
): Promise<Map<string, IsoDate>> => {
  const rows = await tx
    .selectFrom('organization_aml as m')
    .select('m.organization_id as id')
    .select(confirmedOn(timeZone).as('day'))
    .where('m.organization_id', 'in', organizationIds)
    .where('m.completed_at', 'is not', null)
    .execute()

  return new Map(rows.flatMap(({ id, day }) => (day ? [[id, day]] : [])))
}
