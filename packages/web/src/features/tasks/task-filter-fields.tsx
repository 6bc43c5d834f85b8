import { OrganizationFilter, OrganizationName } from '#features/organizations'
import { UserFilter, UserName } from '#features/users'
import { type FilterControlProps, type FilterField, filterOptions } from '#lib/filter-field'
import type { TaskFilters } from './task-board-search.ts'

const UserOfTask = (props: FilterControlProps<TaskFilters>) => <UserFilter {...props} placeholder="Select a user..." />

/** The filters of the board (TASK-4, TASK-11). */
export const taskFilterFields: FilterField<TaskFilters>[] = [
  {
    name: 'user',
    label: 'User',
    isInline: true,
    control: UserOfTask,
    chipText: ({ user = '' }) => <UserName id={user} />,
  },
  {
    name: 'organizationId',
    label: 'Organization',
    control: OrganizationFilter,
    chipText: ({ organizationId = '' }) => <OrganizationName id={organizationId} />,
  },
  {
    name: 'due',
    label: 'Due',
    options: filterOptions({ late: 'Late', soon: 'Within 7 days', later: 'Later', none: 'Without a date' }),
  },
]
