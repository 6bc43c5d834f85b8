import type { DeadlineRow, DeadlineSearchInput, NewSnooze } from '@registrar/domain/deadlines/deadline-search'
import { deadlinesCalls } from '@registrar/domain/deadlines/deadlines.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { tasksCalls } from '@registrar/domain/tasks/tasks.calls'
import { deadlineRecordId } from '@registrar/domain/deadlines/deadline-place'
import type { UserReference } from '@registrar/domain/users/users'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { request } from '#lib/api'
import { useApiMutation } from '#lib/use-api-mutation'

/** The first part of every query key about deadlines. */
export const DEADLINES = 'deadlines'

/** What a row's action may have changed. */
export const refreshedByRows = [DEADLINES, 'tasks', 'organizations', 'orders', 'follow-ups', 'people']

/** A page of deadlines with the counts of the whole filter. */
export const deadlinesQuery = (body: DeadlineSearchInput) =>
  queryOptions({
    queryKey: [DEADLINES, body],
    queryFn: ({ signal }) => request(deadlinesCalls.searchDeadlines, { body, signal }),
    placeholderData: keepPreviousData,
  })

export const useSnoozeDeadline = (id: string) =>
  useApiMutation({
    run: (body: NewSnooze) => request(deadlinesCalls.snoozeDeadline, { params: { id }, body }),
    successMessage: 'Snoozed',
    refresh: [DEADLINES],
  })

export const useWakeDeadline = (id: string) =>
  useApiMutation({
    run: () => request(deadlinesCalls.wakeDeadline, { params: { id } }),
    successMessage: 'Due again',
    refresh: [DEADLINES],
  })

/** Puts users in charge: of the task, or of the company. */
export const useAssignDeadline = ({ _id, kind, organizationId }: DeadlineRow) =>
  useApiMutation({
    run: async (users: UserReference[]): Promise<void> => {
      if (kind === 'TASK')
        await request(tasksCalls.updateTask, { params: { id: deadlineRecordId(_id) }, body: { users } })
      else if (organizationId !== null)
        await request(organizationsCalls.updateOrganization, { params: { id: organizationId }, body: { users } })
    },
    successMessage: 'Assigned',
    refresh: refreshedByRows,
  })
