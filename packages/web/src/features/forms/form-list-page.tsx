import { Button } from '@mantine/core'
import { formsCalls } from '@registrar/domain/forms/forms.calls'
import { IconExternalLink } from '@tabler/icons-react'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useListState } from '#lib/list-state'
import { ListView } from '#ui/list-view'
import { formColumns } from './form-columns.tsx'
import { formFilterFields } from './form-filter-fields.ts'
import { FORMS } from './forms.api.ts'

const route = getRouteApi('/staff/form')
const PUBLIC_FORM: string = '/publicForm'

/** The forms that clients have sent (FORM-10). */
export const FormListPage = () => (
  <ListView
    title="Forms"
    name={FORMS}
    call={formsCalls.searchForms}
    exportCall={formsCalls.exportForms}
    columns={formColumns}
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
