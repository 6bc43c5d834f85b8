import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { getRouteApi } from '@tanstack/react-router'
import { UserSelect } from '#features/users'
import { useListState } from '#lib/list-state'
import { DuplicatesButton } from '#ui/duplicates-button'
import { ListView } from '#ui/list-view'
import { organizationColumns } from './organization-columns.tsx'
import { OrganizationFilterChips, OrganizationFiltersButton } from './organization-filters.tsx'
import type { OrganizationFilters } from './organization-list-search.ts'
import { loadDuplicates, ORGANIZATIONS } from './organizations.api.ts'
import { NewOrganizationButton } from './new-organization.tsx'

const route = getRouteApi('/staff/organization')

// A column that is gone with its filter cannot sort the list any longer.
const needsFilter = (field: string) => /^(ARD|deadline)$|PaidReminder$/.test(field)

export const OrganizationListPage = () => {
  const state = useListState(route.useSearch())
  const { search: _search, page: _page, sortField, sortOrder: _sortOrder, ...filters } = state.values

  const change = (patch: OrganizationFilters) => {
    const isSortGone = ('followUp' in patch || 'latePaidReminders' in patch) && needsFilter(sortField)
    state.set({ ...patch, ...(isSortGone && { sortField: 'createdAt', sortOrder: 'desc' }) })
  }

  return (
    <ListView
      title="Organizations"
      name={ORGANIZATIONS}
      call={organizationsCalls.searchOrganizations}
      filters={filters}
      columns={organizationColumns(filters)}
      rowTo={(row) => `/organization/${row._id}`}
      state={state}
      searchPlaceholder="Search by name, CRO number or email"
      empty="No organizations found"
      failureMessage="Error fetching organizations"
      actions={
        <>
          <DuplicatesButton title="Duplicate Organizations" name={ORGANIZATIONS} load={loadDuplicates} />
          <NewOrganizationButton />
        </>
      }
      filterControls={
        <>
          <UserSelect
            aria-label="User"
            placeholder="Any user"
            value={filters.user ?? null}
            onChange={(user) => change({ user: user ?? undefined })}
            w={200}
          />
          <OrganizationFiltersButton filters={filters} onChange={change} />
        </>
      }
      underFilters={<OrganizationFilterChips filters={filters} onChange={change} />}
    />
  )
}
