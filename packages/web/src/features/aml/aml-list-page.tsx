import type { AmlRow } from '@registrar/domain/aml/aml-search'
import { amlCalls } from '@registrar/domain/aml/aml.calls'
import { diligenceReasonTexts } from '@registrar/domain/aml/enhanced-diligence'
import { getRouteApi } from '@tanstack/react-router'
import { displayInstant } from '#lib/clock'
import { type FilterField, filterOptions } from '#lib/filter-field'
import { useListState } from '#lib/list-state'
import type { Column } from '#ui/data-table'
import { DueDate } from '#ui/due-date'
import { ListView } from '#ui/list-view'
import { RiskStatus } from '#ui/risk-status'
import type { AmlListState } from './aml-list-search.ts'
import { AML_FILES } from './aml-versions.api.ts'

const route = getRouteApi('/staff/aml')

const yesOrNo = (yes: string, no: string) => [
  { value: true, label: yes },
  { value: false, label: no },
]

const columns: Column<AmlRow>[] = [
  { label: 'Organization', sortField: 'organizationName', cell: (row) => row.organizationName },
  {
    label: 'Level',
    sortField: 'level',
    card: 'top',
    cell: ({ level, answered }) => <RiskStatus level={level} answered={answered} />,
  },
  { label: 'Answered', align: 'right', cell: (row) => row.answered },
  {
    label: 'Enhanced measures',
    maxWidth: 320,
    cell: (row) => row.enhanced.map((reason) => diligenceReasonTexts[reason]).join('. '),
  },
  { label: 'PEP linked', cell: (row) => (row.hasLinkedPep ? 'Yes' : '') },
  { label: 'Sanctions', cell: (row) => (row.sanctionsHits > 0 ? `${row.sanctionsHits} not cleared` : '') },
  { label: 'Identity documents', cell: (row) => (row.hasIdentityDocuments ? 'In date' : 'Missing or expired') },
  {
    label: 'Signed',
    sortField: 'signedAt',
    cell: ({ signedAt, isChangedSinceSigned }) =>
      signedAt && `${displayInstant(signedAt)}${isChangedSinceSigned ? ', edited since' : ''}`,
  },
  { label: 'Next review', sortField: 'nextReview', card: 'bottom', cell: (row) => <DueDate date={row.nextReview} /> },
]

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
  { name: 'complete', label: 'Answers', options: yesOrNo('All 13 answered', 'Incomplete') },
  { name: 'enhanced', label: 'Enhanced measures', options: yesOrNo('Required', 'Not required') },
  { name: 'pep', label: 'PEP', options: yesOrNo('Linked', 'Not linked') },
  { name: 'sanctions', label: 'Sanctions', options: yesOrNo('Not cleared', 'No hit') },
  { name: 'signed', label: 'Signed', options: yesOrNo('Signed', 'Not signed') },
  { name: 'identityDocuments', label: 'Identity documents', options: yesOrNo('In date', 'Missing or expired') },
]

/** The anti-money-laundering files of all clients (AML-16). */
export const AmlListPage = () => (
  <ListView
    title="AML files"
    name={AML_FILES}
    call={amlCalls.searchAmlFiles}
    exportCall={amlCalls.exportAmlFiles}
    columns={columns}
    rowTo={(row) => `/organization/${row.organizationId}/AML_TAB`}
    state={useListState(route.useSearch())}
    searchPlaceholder="Search by name, CRO number or email"
    filterFields={filterFields}
    empty="No files found"
    failureMessage="Error fetching AML files"
  />
)
