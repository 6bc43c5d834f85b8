import type { ListColumn } from '../shared/listing.ts'
import type { Task } from './task.ts'
import { taskStatusLabels } from './task-status-labels.ts'

/** The columns of an export of tasks: what a card of the board and its dialog show. */
export const taskExportColumns: ListColumn<Task>[] = [
  { key: 'title', label: 'Title', value: (row) => row.title },
  { key: 'description', label: 'Description', value: (row) => row.description },
  { key: 'status', label: 'Status', value: (row) => taskStatusLabels[row.status] },
  { key: 'users', label: 'Users', value: (row) => row.users.map(({ userName }) => userName).join(', ') },
  { key: 'organizationName', label: 'Organization', value: (row) => row.organizationName },
  { key: 'peopleName', label: 'Person', value: (row) => row.peopleName },
  { key: 'dueDate', label: 'Due date', kind: 'day', value: (row) => row.dueDate },
  { key: 'attachedFiles', label: 'Files', kind: 'number', value: (row) => row.attachedFiles.length },
  { key: 'createdAt', label: 'Created At', kind: 'day', value: (row) => row.createdAt },
  { key: 'updatedAt', label: 'Updated At', kind: 'day', value: (row) => row.updatedAt },
]
