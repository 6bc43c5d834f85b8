import { Button } from '@mantine/core'
import type { FormRow } from '@registrar/domain/forms/form'
import { formsCalls } from '@registrar/domain/forms/forms.calls'
import { IconExternalLink } from '@tabler/icons-react'
import { getRouteApi, Link } from '@tanstack/react-router'
import { displayInstantDay } from '#lib/clock'
import { useListState } from '#lib/list-state'
import type { Column } from '#ui/data-table'
import { ListView } from '#ui/list-view'
import { formFilterFields } from './form-filter-fields.ts'
import { FormStatus } from './form-status.tsx'
import { FORMS } from './forms.api.ts'

const route = getRouteApi('/staff/form')
const PUBLIC_FORM: string = '/publicForm'

const columns: Column<FormRow>[] = [
  { label: 'Organization Name 1', sortField: 'organizationName1', cell: (row) => row.organizationName1 },
  { label: 'Organization Name 2', sortField: 'organizationName2', maxWidth: 320, cell: (row) => row.organizationName2 },
  { label: 'Organization Name 3', sortField: 'organizationName3', maxWidth: 320, cell: (row) => row.organizationName3 },
  { label: 'Created At', sortField: 'createdAt', card: 'bottom', cell: (row) => displayInstantDay(row.createdAt) },
  { label: 'Members', align: 'right', cell: (row) => row.memberCount },
  { label: 'Directors', card: 'bottom', maxWidth: 320, cell: (row) => row.directors.join(', ') },
  { label: 'Status', card: 'top', cell: (row) => <FormStatus form={row} /> },
  { label: 'Reference', cell: (row) => row.reference },
]

/** The forms that clients have sent (FORM-10). */
export const FormListPage = () => (
  <ListView
    title="Forms"
    name={FORMS}
    call={formsCalls.searchForms}
    exportCall={formsCalls.exportForms}
    columns={columns}
    rowTo={(row) => `/form/${row._id}`}
    state={useListState(route.useSearch())}
    searchPlaceholder="Search by name or reference"
    filterFields={formFilterFields}
    empty="No forms found"
    failureMessage="Error fetching forms"
    actions={
      <Button
        component={Link}
        to={PUBLIC_FORM}
        variant="default"
        leftSection={<IconExternalLink size={16} stroke={1.75} />}
      >
        Access the form
      </Button>
    }
  />
)
