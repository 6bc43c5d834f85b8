import { organizationSearchBody, organizationSortFields } from '@registrar/domain/organizations/organization-search'
import { describe, expect, it } from 'vitest'
import { useSorts } from '#testing/plans'
import { searchOrganizations } from './organization-search.ts'

const sorts = useSorts()

// The filters under which a field can be sorted by, or is.
const filters: Record<string, object> = {
  ARD: { followUp: 'FIRST_AR' },
  deadline: { followUp: 'FIRST_AR' },
  domiciliationPaidReminder: { latePaidReminders: 'domiciliation' },
  secretaryCompanyPaidReminder: { latePaidReminders: 'secretaryCompany' },
  anonymousShareholderPaidReminder: { latePaidReminders: 'anonymousShareholder' },
}

describe('the organization list is read in order from an index', () => {
  it.each(
    organizationSortFields.flatMap((field) => (['asc', 'desc'] as const).map((order) => [field, order] as const)),
  )('by %s, %s', async (sortField, sortOrder) => {
    const asked = organizationSearchBody.parse({ sortField, sortOrder, ...filters[sortField] })
    expect(await sorts((db) => searchOrganizations(db, asked, '2026-03-01'))).toEqual([])
  })
})
