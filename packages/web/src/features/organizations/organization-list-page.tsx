import { followUpCatalogue } from '@registrar/domain/follow-ups/catalogue'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { getRouteApi } from '@tanstack/react-router'
import { organizationBulk } from '#features/bulk'
import { DuplicateActions } from '#features/merges'
import { useListState } from '#lib/list-state'
import type { DuplicateRecord } from '#ui/duplicate-groups'
import { DuplicatesButton } from '#ui/duplicates-button'
import { ListView } from '#ui/list-view'
import { organizationColumns } from './organization-columns.tsx'
import { organizationFilterFields } from './organization-filter-fields.tsx'
import { NewOrganizationButton } from './new-organization.tsx'
import { ORGANIZATIONS } from './organization-query.ts'
import { loadDuplicates } from './organizations.api.ts'

const route = getRouteApi('/staff/organization')

const newestFirst = { sortField: 'createdAt', sortOrder: 'desc' } as const

// Some columns show only with a filter. Without it, the list must not be sorted by them.
const needsFilter = (field: string) => /^(ARD|deadline)$|PaidReminder$/.test(field)

const duplicateActions = (records: readonly DuplicateRecord[]) => (
  <DuplicateActions recordType="organization" records={records} />
)

export const OrganizationListPage = () => {
  const { values, set } = useListState(route.useSearch())

  const change: typeof set = (patch, how) => {
    const changesFilter = 'followUp' in patch || 'latePaidReminders' in patch
    // A saved view brings its own sort.
    const isSortGone = changesFilter && !patch.sortField && needsFilter(values.sortField)
    // What has no target is not due by a day (FUP-13).
    const isWithoutTarget = patch.followUp && followUpCatalogue[patch.followUp].days === 0
    const cleared = { ...(isSortGone && newestFirst), ...(isWithoutTarget && { deadline: undefined }) }
    set({ ...patch, ...cleared }, how)
  }

  return (
    <ListView
      title="Organizations"
      name={ORGANIZATIONS}
      call={organizationsCalls.searchOrganizations}
      exportCall={organizationsCalls.exportOrganizations}
      bulk={organizationBulk}
      columns={organizationColumns(values)}
      rowTo={(row) => `/organization/${row._id}`}
      state={{ values, set: change }}
      searchPlaceholder="Search by name, CRO number or email"
      empty="No organizations found"
      failureMessage="Error fetching organizations"
      actions={
        <>
          <DuplicatesButton
            title="Duplicate Organizations"
            name={ORGANIZATIONS}
            load={loadDuplicates}
            actions={duplicateActions}
          />
          <NewOrganizationButton />
        </>
      }
      filterFields={organizationFilterFields}
    />
  )
}
