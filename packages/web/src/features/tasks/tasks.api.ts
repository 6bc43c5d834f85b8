import type { TaskSearchInput } from '@registrar/domain/tasks/task-listing'
import type { NewTask, Task, TaskChanges, TaskStatus } from '@registrar/domain/tasks/task'
import { tasksCalls } from '@registrar/domain/tasks/tasks.calls'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { useRemoveRecord } from '#features/bin'
import { saveWithVersion } from '#features/conflicts'
import { request, requestData } from '#lib/api'
import { ApiProblem } from '#lib/api-problem'
import { errorMessage } from '#lib/error-message'
import { tellSent } from '#lib/outbox'
import { useApiMutation } from '#lib/use-api-mutation'

/** The first part of every query key about tasks. */
export const TASKS = 'tasks'

/** The cards that a column shows at first (TASK-4). */
export const FIRST_CARDS = 7

export type BoardFilters = Pick<TaskSearchInput, 'search' | 'user' | 'organizationId' | 'due'>

/** The first cards of a column, last updated first, and the number of all its cards (TASK-5). */
export const columnQuery = (status: TaskStatus, filters: BoardFilters, limit: number) =>
  queryOptions({
    queryKey: [TASKS, 'column', status, filters, limit],
    queryFn: ({ signal }) =>
      request(tasksCalls.searchTasks, {
        body: { ...filters, sortField: 'updatedAt', sortOrder: 'desc', status, limit },
        signal,
      }),
    placeholderData: keepPreviousData,
  })

/** The last updated tasks, for the dashboard. */
export const recentTasksQuery = (limit: number) =>
  queryOptions({
    queryKey: [TASKS, 'recent', limit],
    queryFn: () => requestData(tasksCalls.searchTasks, { body: { limit } }),
  })

export const taskQuery = (id: string) =>
  queryOptions({
    queryKey: [TASKS, 'one', id],
    queryFn: () => request(tasksCalls.findTask, { params: { id } }),
    // A dialog never opens with a cached task, which a colleague may have changed since.
    staleTime: 0,
    gcTime: 0,
  })

export const useCreateTask = () =>
  useApiMutation({
    run: (body: NewTask) => requestData(tasksCalls.createTask, { body }),
    successMessage: 'Task created successfully!',
    failureMessage: 'Task creation failed!',
    refresh: [TASKS],
  })

const saveTask = (id: string, body: TaskChanges): Promise<Task> =>
  saveWithVersion({
    recordType: 'task',
    body,
    save: (fields) => request(tasksCalls.updateTask, { params: { id }, body: fields }),
    readVersion: async () => (await request(tasksCalls.findTask, { params: { id } })).version,
  })

/** Saves the fields. With a `version`, the user chooses what to keep in a conflict. */
export const useUpdateTask = (id: string) =>
  useApiMutation({
    run: (body: TaskChanges) => saveTask(id, body),
    successMessage: 'Task updated successfully!',
    failureMessage: (error) => errorMessage(error),
    refresh: [TASKS],
  })

type Move = { task: Pick<Task, '_id' | 'version'>; to: TaskStatus }

/** Moves a task. Only the status is sent, so that a colleague's edit of another field is kept. */
export const useMoveTask = () =>
  useApiMutation({
    run: ({ task, to }: Move) => saveTask(task._id, { status: to, version: task.version }),
    failureMessage: (error) => errorMessage(error),
    refresh: [TASKS],
  })

export const useRemoveTask = (id: string) =>
  useRemoveRecord({ recordType: 'task', _id: id }, () => request(tasksCalls.removeTask, { params: { id } }), {
    successMessage: 'Task deleted successfully!',
    failureMessage: (error) => errorMessage(error),
    refresh: [TASKS],
  })

const hasNoValidRecipients = (error: unknown) => error instanceof ApiProblem && error.code === 'NO_VALID_RECIPIENTS'

/** Emails a task to users; `recipients` are user ids (TASK-7). */
export const useSendTask = () =>
  useApiMutation({
    run: ({ task, recipients }: { task: Task; recipients: string[] }) => {
      const { _id: id, title, description, organizationName, peopleName, attachedFiles } = task
      const body = { title, description, organizationName, peopleName, attachedFiles, recipients }
      return request(tasksCalls.sendTask, { params: { id }, body })
    },
    successMessage: 'Email sent successfully!',
    notifySuccess: tellSent,
    failureMessage: (error) =>
      hasNoValidRecipients(error) ? 'No valid email recipients' : 'An error occurred while sending the email',
  })
