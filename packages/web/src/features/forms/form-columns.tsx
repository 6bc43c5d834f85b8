import type { FormRow } from '@registrar/domain/forms/form'
import { displayInstantDay } from '#lib/clock'
import type { Column } from '#ui/data-table'
import { FormStatus } from './form-status.tsx'

/** The columns of the list of forms (FORM-10). */
export const formColumns: Column<FormRow>[] = [
  { label: 'Organization Name 1', sortField: 'organizationName1', cell: (row) => row.organizationName1 },
  { label: 'Organization Name 2', sortField: 'organizationName2', maxWidth: 320, cell: (row) => row.organizationName2 },
  { label: 'Organization Name 3', sortField: 'organizationName3', maxWidth: 320, cell: (row) => row.organizationName3 },
  { label: 'Created At', sortField: 'createdAt', card: 'bottom', cell: (row) => displayInstantDay(row.createdAt) },
  { label: 'Members', align: 'right', cell: (row) => row.memberCount },
  { label: 'Directors', card: 'bottom', maxWidth: 320, cell: (row) => row.directors.join(', ') },
  { label: 'Status', card: 'top', cell: (row) => <FormStatus form={row} /> },
  { label: 'Reference', cell: (row) => row.reference },
]
