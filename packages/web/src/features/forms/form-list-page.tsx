import { Button } from '@mantine/core'
import { formListing } from '@registrar/domain/forms/form-listing'
import { formsCalls } from '@registrar/domain/forms/forms.calls'
import { IconExternalLink } from '@tabler/icons-react'
import { getRouteApi, Link } from '@tanstack/react-router'
import { filterFields } from '#lib/filter-field'
import { useListState } from '#lib/list-state'
import { ListView } from '#ui/list-view'
import { formColumns } from './form-columns.tsx'
import { FORMS } from './forms.api.ts'

const route = getRouteApi('/staff/form')
const PUBLIC_FORM: string = '/publicForm'

const fields = filterFields(formListing, { state: { placeholder: 'Any status' } })

/** The forms that clients have sent (FORM-10). */
export const FormListPage = () => (
  <ListView
    title={formListing.title}
    name={FORMS}
    call={formsCalls.searchForms}
    exportCall={formsCalls.exportForms}
    columns={formColumns}
    rowTo={(row) => `/form/${row._id}`}
    state={useListState(route.useSearch())}
    searchPlaceholder="Search by name or reference"
    filterFields={fields}
    empty="No forms found"
    onwards={{ to: PUBLIC_FORM, label: 'Fill in the form' }}
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
