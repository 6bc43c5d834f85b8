import type { Task, TaskChanges, TaskStatus } from '@registrar/domain/tasks/task'
import type { UserReference } from '@registrar/domain/users/users'
import { changedFields } from '#lib/field-changes'

/** A chosen organization or person. */
type PickedRecord = { id: string; name: string }

/** The values that a task's dialog edits. */
export type TaskDraft = {
  title: string
  description: string
  status: TaskStatus
  users: UserReference[]
  organization: PickedRecord | null
  person: PickedRecord | null
  dueDate: string | null
  attachedFiles: string[]
}

export const emptyDraft: TaskDraft = {
  title: '',
  description: '',
  status: 'TO DO',
  users: [],
  organization: null,
  person: null,
  dueDate: null,
  attachedFiles: [],
}

const pickedRecordOf = (id: string | null, name: string | null): PickedRecord | null =>
  id === null ? null : { id, name: name ?? '' }

export const draftOf = (task: Task): TaskDraft => ({
  title: task.title,
  description: task.description ?? '',
  status: task.status,
  users: task.users,
  organization: pickedRecordOf(task.organizationId, task.organizationName),
  person: pickedRecordOf(task.peopleId, task.peopleName),
  dueDate: task.dueDate,
  attachedFiles: task.attachedFiles,
})

/** The fields of a task from a draft, as the calls take them. */
export const taskFieldsOf = ({ title, description, organization, person, ...rest }: TaskDraft) => ({
  ...rest,
  title: title.trim(),
  description: description || null,
  organizationId: organization?.id ?? null,
  peopleId: person?.id ?? null,
})

/** The changed fields only, so that a save does not undo a colleague's changes to the others. */
export const changesBetween = (before: TaskDraft, after: TaskDraft): TaskChanges =>
  changedFields<Record<string, unknown>>(taskFieldsOf(before), taskFieldsOf(after))
