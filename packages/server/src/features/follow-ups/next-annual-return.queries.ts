import type { IsoDate } from '@registrar/domain/shared/iso-date'
import type { Tx } from '#platform/database/database'

/** Next AR of a company; null without one. */
export const findNextAnnualReturn = async (tx: Tx, organizationId: string): Promise<IsoDate | null> => {
  const { next_annual_return } = await tx
    .selectFrom('organizations')
    .select('next_annual_return')
    .where('id', '=', organizationId)
    .executeTakeFirstOrThrow()
  return next_annual_return
}
