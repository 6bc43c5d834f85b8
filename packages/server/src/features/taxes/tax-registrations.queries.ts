import type { TaxRegistration, TaxRegistrationSearch } from '@registrar/domain/taxes/tax-registration'
import type { Db, Tx } from '#platform/database/database'
import { isId } from '#platform/database/ids'
import { requireRow } from '#platform/database/require-row'
import { answeredPage } from '#platform/lists/answered-page'
import { offsetOf, type Page } from '#platform/lists/search-list'
import { registrationColumns, registrationOfRow } from './taxes.row.ts'

const select = (db: Db | Tx) =>
  db
    .selectFrom('tax_registrations as r')
    .innerJoin('organizations as o', 'o.id', 'r.organization_id')
    .select(registrationColumns)
    .where('r.deleted_at', 'is', null)
    .where('o.deleted_at', 'is', null)

/** The registrations of a company, by their first day; also those that have ended (TAX-8). */
export const searchTaxRegistrations = async (
  db: Db,
  { organizationId, page, limit }: TaxRegistrationSearch,
): Promise<Page<TaxRegistration>> => {
  if (!isId(organizationId)) return answeredPage([], 0, limit)
  const rows = await select(db)
    .where('r.organization_id', '=', organizationId)
    .orderBy('r.from_on')
    .orderBy('r.id')
    .execute()

  const first = offsetOf({ page, limit })
  const data = rows.slice(first, first + limit).map(registrationOfRow)
  return answeredPage(data, rows.length, limit)
}

/**
 * One registration.
 * @throws Problem NOT_FOUND when unknown or deleted, or when its company is in the bin
 */
export const findTaxRegistration = async (db: Db | Tx, id: string): Promise<TaxRegistration> => {
  const row = await requireRow('tax registration', id, select(db).where('r.id', '=', id))
  return registrationOfRow(row)
}
