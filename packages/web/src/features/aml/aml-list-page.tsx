import { Button } from '@mantine/core'
import { amlCalls } from '@registrar/domain/aml/aml.calls'
import { amlFirmCalls } from '@registrar/domain/aml-firm/aml-firm.calls'
import { amlListing } from '@registrar/domain/aml/aml-listing'
import { IconBuildingBank, IconSettings } from '@tabler/icons-react'
import { getRouteApi, Link } from '@tanstack/react-router'
import { filterFields } from '#lib/filter-field'
import { useListState } from '#lib/list-state'
import { useMay } from '#lib/may'
import { ListView } from '#ui/list-view'
import { AmlBoard } from './aml-board.tsx'
import { amlColumns } from './aml-columns.tsx'
import { AML_FILES } from './aml-versions.api.ts'

const route = getRouteApi('/staff/aml')

const FirmButton = () => (
  <Button component={Link} to="/aml/firm" variant="default" leftSection={<IconBuildingBank size={16} />}>
    {useMay(amlFirmCalls.findFirmAssessment) ? 'AML of the firm' : 'Policies of the firm'}
  </Button>
)

/** The anti-money-laundering files of all clients (AML-16). */
export const AmlListPage = () => (
  <ListView
    title={amlListing.title}
    name={AML_FILES}
    call={amlCalls.searchAmlFiles}
    exportCall={amlCalls.exportAmlFiles}
    columns={amlColumns}
    rowTo={(row) => `/organization/${row.organizationId}/AML_TAB`}
    state={useListState(route.useSearch())}
    actions={
      <>
        <Button component={Link} to="/aml/settings" variant="default" leftSection={<IconSettings size={16} />}>
          AML settings
        </Button>
        <FirmButton />
      </>
    }
    searchPlaceholder="Search by name, CRO number or email"
    filterFields={filterFields(amlListing)}
    underFilters={<AmlBoard />}
    empty="No files found"
    onwards={{ to: '/organization', label: 'Organizations' }}
    failureMessage="Error fetching AML files"
  />
)
