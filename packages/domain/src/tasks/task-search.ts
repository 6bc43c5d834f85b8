import * as z from 'zod'
import { filter, MAX_LIMIT, pageFields, sortBy } from '../shared/page.ts'
import { text } from '../shared/text.ts'
import { taskStatuses } from './task.ts'

export const taskSortFields = ['updatedAt', 'createdAt', 'title', 'status'] as const

/** When a task that is not done is due: before today, within 7 days, later, or on no day (TASK-11). */
export const taskDues = ['late', 'soon', 'later', 'none'] as const

/** The board's search. Existing clients send no limit and expect all tasks (TASK-5). */
export const taskSearchBody = z.object({
  ...pageFields(MAX_LIMIT),
  ...sortBy(taskSortFields, 'updatedAt'),
  /** the id of an assigned user */
  user: filter(text(100)),
  status: filter(z.enum(taskStatuses)),
  organizationId: filter(text(100)),
  due: filter(z.enum(taskDues)),
})
export type TaskSearch = z.output<typeof taskSearchBody>
export type TaskSearchInput = z.input<typeof taskSearchBody>
