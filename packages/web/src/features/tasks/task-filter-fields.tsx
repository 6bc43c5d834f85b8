import { taskListing } from '@registrar/domain/tasks/task-listing'
import { OrganizationFilter, OrganizationName } from '#features/organizations'
import { UserFilter, UserName } from '#features/users'
import { type FilterControlProps, filterFields } from '#lib/filter-field'
import type { TaskFilters } from './task-board-search.ts'

const UserOfTask = (props: FilterControlProps<TaskFilters>) => <UserFilter {...props} placeholder="Select a user..." />

/** The filters of the board (TASK-4, TASK-11). */
export const taskFilterFields = filterFields<typeof taskListing, TaskFilters>(taskListing, {
  user: { isInline: true, control: UserOfTask, chipText: ({ user = '' }) => <UserName id={user} /> },
  organizationId: {
    control: OrganizationFilter,
    chipText: ({ organizationId = '' }) => <OrganizationName id={organizationId} />,
  },
})
