import { auditExemption, latenessOf } from '@registrar/domain/organizations/annual-returns/late-returns'
import type { ReturnRegister } from '@registrar/domain/organizations/annual-returns/return-register'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import type { ClosingDays } from '@registrar/domain/working-days/working-days'
import type { Db } from '#platform/database/database'
import { isId } from '#platform/database/ids'
import { missingRecord } from '#platform/commands/merged-record'
import { registeredReturn, returnColumns } from './return-register.row.ts'

/**
 * The register of annual returns, the latest first, with the return that is due and the audit exemption (AR-15, AR-16, AR-17).
 * A return that is late today counts as late, though it is not filed yet.
 * @throws Problem NOT_FOUND when the organization is unknown or deleted, MERGED
 */
export const findReturnRegister = async (
  db: Db,
  id: string,
  { today, closingDays }: { today: IsoDate; closingDays: ClosingDays },
): Promise<ReturnRegister> => {
  const organization = isId(id)
    ? await db
        .selectFrom('organizations')
        .select(['next_annual_return', 'first_annual_return'])
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .executeTakeFirst()
    : undefined
  if (!organization) throw await missingRecord(db, 'organization', id)

  const rows = await db
    .selectFrom('annual_returns')
    .select(returnColumns)
    .where('organization_id', '=', id)
    .orderBy('made_up_to', 'desc')
    .execute()
  const data = rows.map((row) => registeredReturn(row, closingDays))

  const due = organization.next_annual_return
  const isFiled = data.some(({ madeUpTo }) => madeUpTo === due)
  const running = due === null || isFiled ? null : { madeUpTo: due, ...latenessOf(due, today, closingDays) }
  const isFirst = due !== null && due === organization.first_annual_return
  const filedOrDue = running ? [...data, { madeUpTo: running.madeUpTo, filedOn: today, isFirst }] : data

  return { data, running, auditExemption: auditExemption(filedOrDue, today, closingDays) }
}
