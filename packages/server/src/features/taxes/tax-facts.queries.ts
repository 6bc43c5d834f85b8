import { dutyTitleStarts } from '@registrar/domain/follow-ups/recurring-duties'
import { type CompanyType, guessCompanyType } from '@registrar/domain/organizations/company-type'
import type { CroStatus } from '@registrar/domain/organizations/cro-status'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import type { TaxFacts } from '@registrar/domain/taxes/tax-calendar'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/database/database'
import { dueColumns, dueOfRow, type KeptDue, registrationColumns, registrationOfRow } from './taxes.row.ts'

/** What is recorded of a company's taxes. */
type TaxRecords = Pick<TaxFacts, 'taxRegistrations' | 'duties'> & { storedDues: readonly KeptDue[] }

const NONE: TaxRecords = { taxRegistrations: [], storedDues: [], duties: [] }

const readRegistrations = async (db: Db | Tx, ids: string[] | 'all', timeZone: string) =>
  (
    await db
      .selectFrom('tax_registrations as r')
      .select(registrationColumns)
      .select(sql<IsoDate>`(r.created_at at time zone ${timeZone})::date`.as('enteredOn'))
      .where('r.deleted_at', 'is', null)
      .$if(ids !== 'all', (query) => query.where('r.organization_id', '=', sql<string>`any(${ids}::uuid[])`))
      .orderBy('r.from_on')
      .orderBy('r.id')
      .execute()
  ).map(registrationOfRow)

const readDues = async (db: Db | Tx, ids: string[] | 'all') =>
  (
    await db
      .selectFrom('tax_dues as d')
      .select(dueColumns)
      .$if(ids !== 'all', (query) => query.where('d.organization_id', '=', sql<string>`any(${ids}::uuid[])`))
      .execute()
  ).map(dueOfRow)

// The tasks that were made of recurring duties stand for what is due of the registrations (FUP-35).
const readDuties = async (db: Db | Tx, ids: readonly string[]) => {
  if (ids.length === 0) return []
  const [vat, payroll] = dutyTitleStarts
  const { rows } = await sql<{ organizationId: string; title: string }>`
    select organization_id as "organizationId", title from tasks
    where organization_id = any(${[...ids]}::uuid[]) and deleted_at is null
      and (starts_with(title, ${vat}) or starts_with(title, ${payroll}))`.execute(db)
  return rows
}

/** What is recorded of the taxes of companies, by their ids. Days are those of `timeZone`. */
export const readTaxRecords = async (
  db: Db | Tx,
  ids: string[] | 'all',
  timeZone: string,
): Promise<(id: string) => TaxRecords> => {
  const ofCompany = <R extends { organizationId: string }>(rows: R[]) =>
    Map.groupBy(rows, ({ organizationId }) => organizationId)
  const registrations = ofCompany(await readRegistrations(db, ids, timeZone))
  const dues = ofCompany(await readDues(db, ids))
  const duties = ofCompany(await readDuties(db, [...registrations.keys()]))

  return (id) => ({
    taxRegistrations: registrations.get(id) ?? NONE.taxRegistrations,
    storedDues: dues.get(id) ?? NONE.storedDues,
    duties: duties.get(id)?.map(({ title }) => title) ?? NONE.duties,
  })
}

/** A company as its tax calendar is computed. */
export type TaxedOrganization = Omit<TaxFacts, 'storedDues'> & TaxRecords & { id: string; name: string }

/** Companies with what is recorded of their taxes, by name, without those in the bin. */
export const readTaxedOrganizations = async (
  db: Db | Tx,
  ids: string[] | 'all',
  timeZone: string,
): Promise<TaxedOrganization[]> => {
  const recordsOf = await readTaxRecords(db, ids, timeZone)
  const companies = await db
    .selectFrom('organizations as o')
    .leftJoin('organization_details as d', 'd.organization_id', 'o.id')
    .select(['o.id', 'o.name', 'o.creation_status as creationStatus', 'o.incorporation_date as incorporationDate'])
    .select(['d.financial_year_end as financialYearEnd', 'd.last_annexed_year_end as lastAnnexedYearEnd'])
    .select(['d.company_type as companyType', 'd.cro_status as croStatus', 'd.cro_status_on as croStatusOn'])
    .select('d.relationship_ended_on as relationshipEndedOn')
    .where('o.deleted_at', 'is', null)
    .$if(ids !== 'all', (query) => query.where('o.id', '=', sql<string>`any(${ids}::uuid[])`))
    .orderBy('o.sort_name')
    .orderBy('o.id')
    .execute()

  return companies.map((company) => ({
    ...company,
    companyType: (company.companyType as CompanyType | null) ?? guessCompanyType(company.name),
    croStatus: company.croStatus as CroStatus | null,
    ...recordsOf(company.id),
  }))
}
