import type { OrganizationRow } from '@registrar/domain/organizations/organization'
import type { OrganizationSearch } from '@registrar/domain/organizations/organization-listing'
import { companyNames } from '#features/record-names'
import { type FormerNames, hasExactName } from '#platform/database/search-words'
import { nullableSorts, notNullSorts, type List } from '#platform/lists/list'
import { organizationFilters } from './organization-filters.ts'
import { listRow } from './organization-list-row.ts'
import { activeFollowUp, eb } from './organization-expressions.ts'

/** The names that organizations had before. */
export const formerCompanies: FormerNames = { table: 'former_company_names', recordColumn: 'organization_id' }

/** The organization list. */
export const organizationList: List<OrganizationSearch, OrganizationRow> = {
  from: 'organizations as o',
  shown: eb('o.deleted_at', 'is', null),
  instead: { deletedAt: eb('o.deleted_at', 'is not', null) },
  search: { field: 'search', ...companyNames, former: formerCompanies },
  asksForFormerNames: ({ formerNames }) => formerNames === true,
  first: ({ search, exactNameFirst }) => (exactNameFirst ? hasExactName(companyNames, search) : undefined),
  filters: organizationFilters,
  sorts: {
    ...notNullSorts({ createdAt: 'o.created_at', name: 'o.sort_name' }),
    ...nullableSorts({
      creationStatus: 'o.creation_status',
      incorporationDate: 'o.incorporation_date',
      firstAr: 'o.first_annual_return',
      nextArReminder: 'o.next_annual_return',
      domiciliationPaidReminder: 'o.domiciliation_reminder',
      secretaryCompanyPaidReminder: 'o.secretary_company_reminder',
      anonymousShareholderPaidReminder: 'o.anonymous_shareholder_reminder',
    }),
    ARD: ({ followUp }) => ({ value: activeFollowUp(followUp).select('u.ard'), isNullable: true }),
    deadline: ({ followUp }) => ({ value: activeFollowUp(followUp).select('u.deadline'), isNullable: true }),
  },
  row: listRow,
}
