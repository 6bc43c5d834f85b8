import * as z from 'zod'
import { optionalText, requiredText, text } from '../shared/text.ts'
import { userReference } from '../users/users.ts'

/** The states of a task, in the order of the board's columns; any to any (TASK-1). */
export const taskStatuses = ['TO DO', 'IN PROGRESS', 'DONE'] as const
export type TaskStatus = (typeof taskStatuses)[number]

// An emptied picker sends ''.
const optionalId = z.preprocess((value) => (value === '' ? null : value), optionalText(100))
const attachedFiles = z.array(text(2000)).max(5000)

/**
 * The fields of a task that a client may write. Names of users, organization and person are sent with the ids by the
 * documented client and set aside: they are always today's (TASK-3).
 */
export const taskFields = z.object({
  title: requiredText(500),
  description: optionalText(20_000),
  status: z.enum(taskStatuses),
  users: z.array(z.object({ userId: text(100) })).max(200),
  organizationId: optionalId,
  peopleId: optionalId,
  attachedFiles,
})

/** What PUT takes: any of the fields. */
export const taskChanges = taskFields.partial()
export type TaskChanges = z.output<typeof taskChanges>

/** What creating takes: a title, and at least one user, which is a rule of its own (`USERS_REQUIRED`). */
export const newTask = taskChanges.required({ title: true })
export type NewTask = z.output<typeof newTask>

/** A task as every call answers it. */
export const task = z.object({
  _id: z.string(),
  title: z.string(),
  description: z.string().nullable(),
  status: z.enum(taskStatuses),
  users: z.array(userReference),
  organizationId: z.string().nullable(),
  organizationName: z.string().nullable(),
  peopleId: z.string().nullable(),
  peopleName: z.string().nullable(),
  attachedFiles: z.array(z.string()),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type Task = z.output<typeof task>

/** What 'Send email to users' asks for; recipients are ids of users (TASK-7). */
export const taskEmail = z.object({
  title: text(500).nullish(),
  description: text(20_000).nullish(),
  organizationName: text(500).nullish(),
  peopleName: text(500).nullish(),
  attachedFiles: attachedFiles.nullish(),
  recipients: z.array(text(100)).max(200).default([]),
})
export type TaskEmail = z.output<typeof taskEmail>
