import { OrganizationFilter, OrganizationName } from '#features/organizations'
import { roleLabels } from '@registrar/domain/registers/register-texts'
import { type FilterField, filterOptions } from '#lib/filter-field'
import type { PeopleListState } from './people-list-search.ts'

const yesOrNo = (yes: string, no: string) => [
  { value: true, label: yes },
  { value: false, label: no },
]

/** The filters of the people list (PERSON-8). */
export const peopleFilterFields: FilterField<PeopleListState>[] = [
  {
    name: 'organizationId',
    label: 'Organization',
    control: OrganizationFilter,
    chipText: ({ organizationId = '' }) => <OrganizationName id={organizationId} />,
  },
  { name: 'role', label: 'Role', options: filterOptions(roleLabels) },
  { name: 'pep', label: 'PEP', options: yesOrNo('Yes', 'No') },
  { name: 'vif', label: 'VIF', options: yesOrNo('ON', 'OFF') },
  {
    name: 'aml',
    label: 'AML',
    options: filterOptions({ late: 'Late', soon: 'Within 60 days', ok: 'OK', none: 'Not certified' }),
  },
]
