import * as z from 'zod'
import { choice, listingOf, offered } from '../shared/listing.ts'
import { MAX_LIMIT, pageFields } from '../shared/page.ts'
import { text } from '../shared/text.ts'
import { task, taskStatuses } from './task.ts'
import { taskStatusLabels } from './task-status-labels.ts'

/** The tasks: what a card of the board and its dialog show, and the board's filters (TASK-4, TASK-11). */
export const taskListing = listingOf(task)({
  title: 'Tasks',
  columns: [
    { key: 'title', label: 'Title', sort: true },
    { key: 'description', label: 'Description' },
    { key: 'status', label: 'Status', sort: true, value: (row) => taskStatusLabels[row.status] },
    { key: 'users', label: 'Users', value: (row) => row.users.map(({ userName }) => userName).join(', ') },
    { key: 'organizationName', label: 'Organization' },
    { key: 'peopleName', label: 'Person' },
    { key: 'dueDate', label: 'Due date', kind: 'day' },
    { key: 'attachedFiles', label: 'Files', kind: 'number', value: (row) => row.attachedFiles.length },
    { key: 'createdAt', label: 'Created At', sort: true, kind: 'day' },
    { key: 'updatedAt', label: 'Updated At', sort: 'desc', kind: 'day' },
  ],
  filters: {
    /** the id of an assigned user */
    user: offered('User', text(100)),
    organizationId: offered('Organization', text(100)),
    /** when a task that is not done is due */
    due: choice('Due', { late: 'Late', soon: 'Within 7 days', later: 'Later', none: 'Without a date' }),
    status: z.enum(taskStatuses),
  },
})

/** The board's search. Existing clients send no limit and expect all tasks (TASK-5). */
export const taskSearchBody = taskListing.searchBody.extend({ limit: pageFields(MAX_LIMIT).limit })
export type TaskSearch = z.output<typeof taskSearchBody>
export type TaskSearchInput = z.input<typeof taskSearchBody>
