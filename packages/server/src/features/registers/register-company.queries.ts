import { hasShares } from '@registrar/domain/organizations/company-type'
import { valueOfDay } from '@registrar/domain/registers/value-of-day'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { missingRecord } from '#platform/commands/merged-record'
import type { Db, Tx } from '#platform/database/database'
import { isId } from '#platform/database/ids'
import { listDatedChanges } from './dated-changes.queries.ts'

/** What a register is printed with. */
export type RegisterCompany = { name: string; cro: string | null; address: string | null; hasShares: boolean }

/**
 * The company of a register.
 * @throws Problem NOT_FOUND, MERGED
 */
export const findRegisterCompany = async (db: Db | Tx, organizationId: string): Promise<RegisterCompany> => {
  const found = isId(organizationId)
    ? await db
        .selectFrom('organizations as o')
        .leftJoin('organization_details as d', 'd.organization_id', 'o.id')
        .select(['o.name', 'o.cro', 'd.address', 'd.company_type as companyType'])
        .where('o.id', '=', organizationId)
        .where('o.deleted_at', 'is', null)
        .executeTakeFirst()
    : undefined
  if (!found) throw await missingRecord(db, 'organization', organizationId)
  const { companyType, ...company } = found
  return { ...company, hasShares: hasShares(companyType) }
}

/**
 * The company with the name and the office that it had on a day (OWN-13).
 * @throws Problem NOT_FOUND, MERGED
 */
export const findCompanyOfDay = async (
  db: Db,
  organizationId: string,
  { asAt, today, timeZone }: { asAt: IsoDate; today: IsoDate; timeZone: string },
): Promise<RegisterCompany> => {
  const company = await findRegisterCompany(db, organizationId)
  if (asAt >= today) return company
  const changes = (await listDatedChanges(db, [organizationId], { timeZone, after: asAt })).get(organizationId)
  return {
    ...company,
    name: valueOfDay(company.name, changes?.name ?? [], asAt) ?? company.name,
    address: valueOfDay(company.address, changes?.address ?? [], asAt),
  }
}
