import type { DeadlineRow, DeadlineSearchInput, NewSnooze } from '@registrar/domain/deadlines/deadline-listing'
import { deadlinesCalls } from '@registrar/domain/deadlines/deadlines.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { tasksCalls } from '@registrar/domain/tasks/tasks.calls'
import { deadlineRecordId } from '@registrar/domain/deadlines/deadline-kinds'
import { userName, type UserReference } from '@registrar/domain/users/users'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { request } from '#lib/api'
import { type Undo, useUndoable } from '#ui/use-undoable'

/** The first part of every query key about deadlines. */
const DEADLINES = 'deadlines'

/** What a row's action may have changed. */
export const refreshedByRows = [DEADLINES, 'tasks', 'organizations', 'orders', 'people']

/** A page of deadlines with the counts of the whole filter. */
export const deadlinesQuery = (body: DeadlineSearchInput) =>
  queryOptions({
    queryKey: [DEADLINES, body],
    queryFn: ({ signal }) => request(deadlinesCalls.searchDeadlines, { body, signal }),
    placeholderData: keepPreviousData,
  })

const snooze = (id: string, body: NewSnooze) => request(deadlinesCalls.snoozeDeadline, { params: { id }, body })
const wake = (id: string) => request(deadlinesCalls.unsnoozeDeadline, { params: { id } })

// The snooze that the row shows, so that an undo can restore it.
const snoozeOf = ({ snoozedUntil, snoozeReason }: DeadlineRow): NewSnooze | undefined =>
  snoozedUntil === null ? undefined : { until: snoozedUntil, reason: snoozeReason ?? '' }

/** Snoozes a row, and returns the function that undoes it. */
export const snoozeRow = async (row: DeadlineRow, body: NewSnooze): Promise<Undo> => {
  await snooze(row._id, body)
  const before = snoozeOf(row)
  return () => (before ? snooze(row._id, before) : wake(row._id))
}

export const useSnoozeDeadline = (row: DeadlineRow) =>
  useUndoable({
    run: (body: NewSnooze) => snoozeRow(row, body),
    message: 'Snoozed',
    refresh: [DEADLINES],
  })

export const useUnsnoozeDeadline = (row: DeadlineRow) =>
  useUndoable({
    run: async () => {
      await wake(row._id)
      const before = snoozeOf(row)
      return async () => before && snooze(row._id, before)
    },
    message: 'Due again',
    refresh: [DEADLINES],
  })

type Assignment = { users: UserReference[]; version?: number | undefined }

const assign = async ({ _id, kind, organizationId }: DeadlineRow, body: Assignment): Promise<number | undefined> => {
  if (kind === 'TASK')
    return (await request(tasksCalls.updateTask, { params: { id: deadlineRecordId(_id) }, body })).version
  if (organizationId === null) return undefined
  return (await request(organizationsCalls.updateOrganization, { params: { id: organizationId }, body })).version
}

/** The company or person that a deadline is of; null for a task of neither. */
export const ownerName = ({ organizationName, personName }: DeadlineRow): string | null =>
  organizationName ?? personName

/** A row in one line: `Alpha Limited: Annual return`. */
export const rowTitle = (row: DeadlineRow): string => {
  const owner = ownerName(row)
  return owner ? `${owner}: ${row.subject}` : row.subject
}

/** The users in charge of a row, as a record takes them. */
export const usersOf = ({ users }: DeadlineRow): UserReference[] =>
  users.map((user) => ({ userId: user._id, userName: userName(user) }))

/** Puts users in charge: of the task, or of the company. */
export const useAssignDeadline = (row: DeadlineRow) =>
  useUndoable({
    run: async (users: UserReference[]) => {
      const version = await assign(row, { users })
      // With the version, an undo does not overwrite what a colleague has assigned since.
      return () => assign(row, { users: usersOf(row), version })
    },
    message: 'Assigned',
    refresh: refreshedByRows,
  })
