import type { ExportColumns } from '../shared/export.ts'
import type { FormRow, FormSearch } from './form.ts'

const statusText = ({ isSuspicious, organizationId }: FormRow): string =>
  [isSuspicious && 'to review', organizationId && 'company created'].filter(Boolean).join(', ')

/** The columns of an export of forms (FORM-10). */
export const formExportColumns: ExportColumns<FormSearch, FormRow> = () => [
  { key: 'organizationName1', label: 'Organization Name 1', value: (row) => row.organizationName1 },
  { key: 'organizationName2', label: 'Organization Name 2', value: (row) => row.organizationName2 },
  { key: 'organizationName3', label: 'Organization Name 3', value: (row) => row.organizationName3 },
  { key: 'createdAt', label: 'Created At', kind: 'day', value: (row) => row.createdAt },
  { key: 'memberCount', label: 'Members', kind: 'number', value: (row) => row.memberCount },
  { key: 'directors', label: 'Directors', value: (row) => row.directors.join(', ') },
  { key: 'status', label: 'Status', value: statusText },
  { key: 'reference', label: 'Reference', value: (row) => row.reference },
]
