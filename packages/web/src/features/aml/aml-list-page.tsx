import { amlCalls } from '@registrar/domain/aml/aml.calls'
import { getRouteApi } from '@tanstack/react-router'
import { type FilterField, filterOptions, yesNoOptions } from '#lib/filter-field'
import { useListState } from '#lib/list-state'
import { ListView } from '#ui/list-view'
import { amlColumns } from './aml-columns.tsx'
import type { AmlListState } from './aml-list-search.ts'
import { AML_FILES } from './aml-versions.api.ts'

const route = getRouteApi('/staff/aml')

const filterFields: FilterField<AmlListState>[] = [
  {
    name: 'level',
    label: 'Level',
    options: filterOptions({ low: 'Low', medium: 'Medium', high: 'High', none: 'Not assessed' }),
  },
  {
    name: 'review',
    label: 'Next review',
    options: filterOptions({ late: 'Late', soon: 'Within 60 days', ok: 'Later', none: 'Not known' }),
  },
  { name: 'complete', label: 'Answers', options: yesNoOptions('All 13 answered', 'Incomplete') },
  { name: 'enhanced', label: 'Enhanced measures', options: yesNoOptions('Required', 'Not required') },
  { name: 'pep', label: 'PEP', options: yesNoOptions('Linked', 'Not linked') },
  { name: 'sanctions', label: 'Sanctions', options: yesNoOptions('Not cleared', 'No hit') },
  { name: 'signed', label: 'Signed', options: yesNoOptions('Signed', 'Not signed') },
  { name: 'identityDocuments', label: 'Identity documents', options: yesNoOptions('In date', 'Missing or expired') },
]

/** The anti-money-laundering files of all clients (AML-16). */
export const AmlListPage = () => (
  <ListView
    title="AML files"
    name={AML_FILES}
    call={amlCalls.searchAmlFiles}
    exportCall={amlCalls.exportAmlFiles}
    columns={amlColumns}
    rowTo={(row) => `/organization/${row.organizationId}/AML_TAB`}
    state={useListState(route.useSearch())}
    searchPlaceholder="Search by name, CRO number or email"
    filterFields={filterFields}
    empty="No files found"
    failureMessage="Error fetching AML files"
  />
)
