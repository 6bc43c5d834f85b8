import { OrganizationFilter, OrganizationName } from '#features/organizations'
import { roleLabels } from '@registrar/domain/shared/link-roles'
import { type FilterField, filterOptions, yesNoOptions } from '#lib/filter-field'
import type { PeopleListState } from './people-list-search.ts'

/** The filters of the people list (PERSON-8). */
export const peopleFilterFields: FilterField<PeopleListState>[] = [
  {
    name: 'organizationId',
    label: 'Organization',
    control: OrganizationFilter,
    chipText: ({ organizationId = '' }) => <OrganizationName id={organizationId} />,
  },
  { name: 'role', label: 'Role', options: filterOptions(roleLabels) },
  { name: 'pep', label: 'PEP', options: yesNoOptions('Yes', 'No') },
  { name: 'vif', label: 'VIF', options: yesNoOptions('ON', 'OFF') },
  {
    name: 'aml',
    label: 'AML',
    options: filterOptions({ late: 'Late', soon: 'Within 60 days', ok: 'OK', none: 'Not certified' }),
  },
]
