import { type FilterField, filterOptions } from '#lib/filter-field'
import type { FormListState } from './form-list-search.ts'

/** The filter of the form list (FORM-10). */
export const formFilterFields: FilterField<FormListState>[] = [
  {
    name: 'state',
    label: 'Status',
    isInline: true,
    placeholder: 'Any status',
    options: filterOptions({ new: 'New', review: 'To review', made: 'Company created' }),
  },
]
