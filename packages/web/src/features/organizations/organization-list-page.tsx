import { followUpCatalogue } from '@registrar/domain/follow-ups/catalogue'
import { organizationListing } from '@registrar/domain/organizations/organization-listing'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { displayDate, displayMonth } from '@registrar/domain/shared/iso-date'
import { getRouteApi } from '@tanstack/react-router'
import { lazy } from 'react'
import { organizationBulk } from '#features/bulk'
import { followUpOptions } from '#features/follow-ups'
import { ImportFilter, ImportName } from '#features/imports'
import { DuplicateActions } from '#features/merges'
import { UserFilter, UserName } from '#features/users'
import { type FilterControlProps, filterFields } from '#lib/filter-field'
import { withFormerNames } from '#lib/list-query'
import { useListState } from '#lib/list-state'
import type { DuplicateRecord } from '#ui/duplicate-groups'
import { DuplicatesButton } from '#ui/duplicates-button'
import { ListView } from '#ui/list-view'
import { organizationColumns } from './organization-columns.tsx'
import type { OrganizationListState } from './organization-address.ts'
import { NewOrganizationButton } from './new-organization-button.tsx'
import { ORGANIZATIONS } from '#lib/organization-query'
import { loadDuplicates } from './organizations.api.ts'

const route = getRouteApi('/staff/organization')

// Loaded when the filters open, so that the list itself loads without the calendar code.
const DeadlineFilter = lazy(async () => ({
  default: (await import('./organization-date-filters.tsx')).DeadlineFilter,
}))
const AnnualReturnMonthFilter = lazy(async () => ({
  default: (await import('./organization-date-filters.tsx')).AnnualReturnMonthFilter,
}))

const arColumnText = (column = 'firstAr') =>
  organizationListing.filters.arColumn.options.find(({ value }) => value === column)?.label

const ImportOfOrganizations = (props: FilterControlProps<OrganizationListState>) => (
  <ImportFilter {...props} kinds={['organizations', 'links']} />
)

const fields = filterFields<typeof organizationListing, OrganizationListState>(organizationListing, {
  user: { isInline: true, control: UserFilter, chipText: ({ user = '' }) => <UserName id={user} /> },
  followUp: { options: followUpOptions, dependents: ['deadline'] },
  deadline: { control: DeadlineFilter, chipText: ({ deadline }) => displayDate(deadline) },
  arColumn: { dependents: ['arDate'], chipText: false },
  arDate: {
    control: AnnualReturnMonthFilter,
    dependents: ['arColumn'],
    chipText: ({ arColumn, arDate }) => `${arColumnText(arColumn)} ${displayMonth(`${arDate}-01`)}`,
  },
  importId: { control: ImportOfOrganizations, chipText: ({ importId = '' }) => <ImportName id={importId} /> },
})

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
      title={organizationListing.title}
      name={ORGANIZATIONS}
      call={organizationsCalls.searchOrganizations}
      exportCall={organizationsCalls.exportOrganizations}
      bulk={organizationBulk}
      always={withFormerNames}
      columns={organizationColumns(values)}
      rowTo={(row) => `/organization/${row._id}`}
      state={{ values, set: change }}
      searchPlaceholder="Search by name, CRO number or email"
      empty="No organizations found"
      onwards={{ to: '/import', label: 'Import' }}
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
      filterFields={fields}
    />
  )
}
