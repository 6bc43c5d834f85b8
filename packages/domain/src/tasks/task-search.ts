import * as z from 'zod'
import { filter, MAX_LIMIT, pageFields, sortBy } from '../shared/page.ts'
import { text } from '../shared/text.ts'
import { taskStatuses } from './task.ts'

export const taskSortFields = ['updatedAt', 'createdAt', 'title', 'status'] as const
export type TaskSortField = (typeof taskSortFields)[number]

/** The board's search. Its documented call sends no limit and expects all tasks (TASK-5). */
export const taskSearchBody = z.object({
  ...pageFields(MAX_LIMIT),
  ...sortBy(taskSortFields, 'updatedAt'),
  /** the id of an assigned user */
  user: filter(text(100)),
  status: filter(z.enum(taskStatuses)),
})
export type TaskSearch = z.output<typeof taskSearchBody>
export type TaskSearchInput = z.input<typeof taskSearchBody>
