import { peopleCalls } from '@registrar/domain/people/people.calls'
import { personListing } from '@registrar/domain/people/person-listing'
import { getRouteApi } from '@tanstack/react-router'
import { personBulk } from '#features/bulk'
import { ImportFilter, ImportName } from '#features/imports'
import { DuplicateActions } from '#features/merges'
import { OrganizationFilter, OrganizationName } from '#features/organizations'
import { type FilterControlProps, filterFields } from '#lib/filter-field'
import { withFormerNames } from '#lib/list-query'
import { type ListStateOf, useListState } from '#lib/list-state'
import type { DuplicateRecord } from '#ui/duplicate-groups'
import { DuplicatesButton } from '#ui/duplicates-button'
import { ListView } from '#ui/list-view'
import { NewPersonButton } from './new-person.tsx'
import { peopleColumns } from './people-columns.tsx'
import { loadDuplicates, PEOPLE } from './people.api.ts'

const route = getRouteApi('/staff/people')

const ImportOfPeople = (props: FilterControlProps<ListStateOf<typeof personListing>>) => (
  <ImportFilter {...props} kinds={['people', 'links']} />
)

const fields = filterFields(personListing, {
  organizationId: {
    control: OrganizationFilter,
    chipText: ({ organizationId = '' }) => <OrganizationName id={organizationId} />,
  },
  importId: { control: ImportOfPeople, chipText: ({ importId = '' }) => <ImportName id={importId} /> },
})

const duplicateActions = (records: readonly DuplicateRecord[]) => (
  <DuplicateActions recordType="person" records={records} />
)

export const PeopleListPage = () => (
  <ListView
    title={personListing.title}
    name={PEOPLE}
    call={peopleCalls.searchPeople}
    exportCall={peopleCalls.exportPeople}
    bulk={personBulk}
    always={withFormerNames}
    columns={peopleColumns}
    rowTo={(row) => `/people/${row._id}`}
    state={useListState(route.useSearch())}
    searchPlaceholder="Search by name, email or phone"
    filterFields={fields}
    empty="No people found"
    onwards={{ to: '/import', label: 'Import' }}
    failureMessage="Error fetching people"
    actions={
      <>
        <DuplicatesButton
          title="Duplicate People - Checking similar names and emails"
          name={PEOPLE}
          load={loadDuplicates}
          actions={duplicateActions}
        />
        <NewPersonButton />
      </>
    }
  />
)
