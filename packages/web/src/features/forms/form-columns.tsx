import { formListing } from '@registrar/domain/forms/form-listing'
import { choosableColumns } from '#ui/table-columns'
import { FormStatus } from './form-status.tsx'

/** The columns of the list of forms (FORM-10). */
export const formColumns = choosableColumns(formListing, {
  createdAt: { card: 'bottom' },
  directors: { card: 'bottom' },
  status: { card: 'top', cell: (row) => <FormStatus form={row} /> },
})
