import { peopleCalls } from '@registrar/domain/people/people.calls'
import type { PersonRow } from '@registrar/domain/people/person'
import { getRouteApi } from '@tanstack/react-router'
import { displayInstantDay } from '#lib/clock'
import { useListState } from '#lib/list-state'
import type { Column } from '#ui/data-table'
import { DuplicatesButton } from '#ui/duplicates-button'
import { ListView } from '#ui/list-view'
import { NewPersonButton } from './new-person.tsx'
import { loadDuplicates, PEOPLE } from './people.api.ts'

const route = getRouteApi('/staff/people')

const columns: Column<PersonRow>[] = [
  { label: 'First Name', sortField: 'firstName', cell: (row) => row.firstName },
  { label: 'Last Name', sortField: 'lastName', cell: (row) => row.lastName },
  { label: 'Email', sortField: 'mail', cell: (row) => row.mail },
  { label: 'Nationality', cell: (row) => row.nationality },
  { label: 'VIF', cell: (row) => (row.vif ? 'ON' : 'OFF') },
  { label: 'Created At', sortField: 'createdAt', cell: (row) => displayInstantDay(row.createdAt) },
]

export const PeopleListPage = () => (
  <ListView
    title="People"
    name={PEOPLE}
    call={peopleCalls.searchPeople}
    columns={columns}
    rowTo={(row) => `/people/${row._id}`}
    state={useListState(route.useSearch())}
    searchPlaceholder="Search by name, email or phone"
    empty="No people found"
    failureMessage="Error fetching people"
    actions={
      <>
        <DuplicatesButton
          title="Duplicate People - Checking similar names and emails"
          name={PEOPLE}
          load={loadDuplicates}
        />
        <NewPersonButton />
      </>
    }
  />
)
