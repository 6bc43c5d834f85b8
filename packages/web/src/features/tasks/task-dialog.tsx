import { Checkbox } from '@mantine/core'
import type { Task } from '@registrar/domain/tasks/task'
import { tasksCalls } from '@registrar/domain/tasks/tasks.calls'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useMemo, useState } from 'react'
import { isUploading, useUpload } from '#features/files'
import { useUserOptions } from '#features/users'
import { useAnnounceEditing } from '#lib/editing-colleagues'
import { useDialogForm } from '#lib/use-dialog-form'
import { DeletedNotice } from '#ui/deleted-notice'
import { EditedRecordContext, EditingNotice } from '#ui/editing-notice'
import { ModalForm } from '#ui/modal-form'
import { Editable } from '#ui/permitted'
import { toast } from '#lib/toast'
import type { TaskDraft } from './task-draft.ts'
import { TaskFields } from './task-fields.tsx'
import { useSendTask } from './tasks.api.ts'

type Edits = { draft: TaskDraft; version: number | undefined; saved: TaskDraft }

type Props = {
  title: string
  /** undefined while the task does not exist yet */
  taskId?: string
  /** why the task could not be read again, if it could not */
  error?: unknown
  saveLabel: string
  initial: TaskDraft
  /** the version of the task that `initial` was read from; undefined while the task does not exist yet */
  version?: number
  folder: string
  /** whether the task is being deleted */
  isBusy?: boolean
  /** returns the task as saved; it shows its own failures */
  save: (edits: Edits) => Promise<Task>
  onSaved: (task: Task) => void
  onClose: () => void
  deleteButton?: ReactNode
  opensWith?: readonly string[] | undefined
}

const useEmailTask = () => {
  const send = useSendTask()
  const userOptions = useUserOptions()

  return async (task: Task) => {
    const recipients = task.users.map((user) => user.userId).filter((id) => userOptions.some((one) => one.value === id))
    if (recipients.length === 0) toast.error('No valid email recipients')
    else await send.mutateAsync({ task, recipients }).catch(() => undefined)
  }
}

/** The dialog of a task: its fields, and whether to email its users (TASK-6, TASK-7). */
export const TaskDialog = ({ title, saveLabel, initial, folder, isBusy = false, save, ...rest }: Props) => {
  const { taskId, error, onSaved, onClose, deleteButton, opensWith } = rest
  const [tryCount, setTryCount] = useState(0)
  const [isEmailing, setEmailing] = useState(false)
  const emailUsers = useEmailTask()
  const form = useDialogForm({
    about: taskId ?? 'new task',
    initial,
    version: rest.version,
    toBody: (draft, loadedFrom): Edits => ({ draft, ...loadedFrom }),
    mutation: useMutation({
      mutationFn: async (edits: Edits) => {
        const task = await save(edits)
        if (isEmailing) await emailUsers(task)
        return task
      },
    }),
    onSaved,
  })
  const { values: draft, setValues, dialog } = form
  const { state: uploadState, upload } = useUpload(folder, ({ url }) => {
    setValues((now) => ({ ...now, attachedFiles: [...now.attachedFiles, url] }))
    return Promise.resolve()
  })
  const edited = useMemo(() => (taskId ? { recordType: 'task' as const, recordId: taskId } : null), [taskId])
  useAnnounceEditing(edited, dialog.isDirty)

  const isBlank = draft.title.trim() === ''
  const isWithoutUsers = !isBlank && draft.users.length === 0
  const requiredError = (isEmpty: boolean) => (tryCount > 0 && isEmpty ? 'This is required.' : undefined)

  const submit = (forgetEdits: () => void) => {
    setTryCount((count) => count + 1)
    if (isWithoutUsers) toast.error('Please add at least one user')
    if (isBlank || isWithoutUsers) return false

    dialog.onSubmit(forgetEdits)
  }

  return (
    <EditedRecordContext value={edited}>
      <ModalForm
        title={title}
        onClose={onClose}
        onSubmit={submit}
        submitLabel={saveLabel}
        submitCall={tasksCalls.updateTask}
        isBusy={isBusy || dialog.isBusy}
        // A file that is still on its way would be missing from the saved task.
        canSubmit={!isUploading(uploadState)}
        isDirty={dialog.isDirty || isUploading(uploadState)}
        refusal={tryCount}
        size="lg"
        opensWith={opensWith}
        footer={
          <>
            {deleteButton}
            <EditingNotice />
          </>
        }
      >
        <DeletedNotice record={edited} error={error} />
        <Editable>
          <TaskFields
            draft={draft}
            onChange={setValues}
            errors={{ title: requiredError(isBlank), users: requiredError(isWithoutUsers) }}
            uploadState={uploadState}
            onFiles={(files) => void upload(files)}
          />
          <Checkbox
            label="Send email to users"
            checked={isEmailing}
            onChange={(event) => setEmailing(event.currentTarget.checked)}
          />
        </Editable>
      </ModalForm>
    </EditedRecordContext>
  )
}
