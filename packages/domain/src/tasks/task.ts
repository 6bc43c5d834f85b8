import * as z from 'zod'
import { fileAddress } from '../files/file-address.ts'
import { dayField, type Field, fieldOf, linesField, shapeOf } from '../shared/field.ts'
import { isoDate } from '../shared/iso-date.ts'
import { lines, optionalId, requiredText, text } from '../shared/text.ts'
import { loadedVersion, recordVersion } from '../shared/version.ts'
import { userReference } from '../users/users.ts'

/** The statuses of a task, in the order of the board's columns; any may follow any (TASK-1). */
export const taskStatuses = ['TO DO', 'IN PROGRESS', 'DONE'] as const
export type TaskStatus = (typeof taskStatuses)[number]

const taskFiles = z.array(fileAddress).max(5000)

/** The fields of a task, under the API's names. Users and files are rows of `task_users` and `task_files`. */
export const taskFieldTable = {
  title: fieldOf('text', requiredText(500))('Title', 'tasks.title'),
  description: linesField(20_000)('Description', 'tasks.description'),
  status: fieldOf('text', z.enum(taskStatuses))('Status', 'tasks.status'),
  users: { kind: 'users', schema: z.array(z.object({ userId: text(100) })).max(200), label: 'Users' },
  organizationId: fieldOf('organization', optionalId)('Organization', 'tasks.organization_id'),
  peopleId: fieldOf('person', optionalId)('Person', 'tasks.person_id'),
  /** the day by which it should be done (TASK-10) */
  dueDate: dayField('Due Date', 'tasks.due_on'),
  attachedFiles: { kind: 'files', schema: taskFiles, label: 'Files' },
  /** the users to whom it was sent by email */
  recipients: { kind: 'users', label: 'Recipients' },
} as const satisfies Record<string, Field>

/**
 * The fields of a task that a client may write. Existing clients also send the names of users, organization and person;
 * they are ignored, because answers always carry the current names (TASK-3).
 */
const taskFields = z.object(shapeOf(taskFieldTable))

/** The body of a change: any of the fields (API-4, API-10). */
export const taskChanges = taskFields.partial().extend(loadedVersion)
export type TaskChanges = z.output<typeof taskChanges>

/** The body that creates a task: a title is required here; the server also wants a user (TASK-2, `USERS_REQUIRED`). */
export const newTask = taskFields.partial().required({ title: true })
export type NewTask = z.output<typeof newTask>

/** A task as every call answers it. */
export const task = z.object({
  _id: z.string(),
  ...recordVersion,
  title: z.string(),
  description: z.string().nullable(),
  status: z.enum(taskStatuses),
  users: z.array(userReference),
  organizationId: z.string().nullable(),
  organizationName: z.string().nullable(),
  peopleId: z.string().nullable(),
  peopleName: z.string().nullable(),
  dueDate: isoDate.nullable(),
  attachedFiles: z.array(z.string()),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type Task = z.output<typeof task>

/** The body of 'Send email to users'; recipients are ids of users (TASK-7). */
export const taskEmail = z.object({
  title: text(500).nullish(),
  description: lines(20_000).nullish(),
  organizationName: text(500).nullish(),
  peopleName: text(500).nullish(),
  attachedFiles: taskFiles.nullish(),
  recipients: z.array(text(100)).max(200).default([]),
})
export type TaskEmail = z.output<typeof taskEmail>
