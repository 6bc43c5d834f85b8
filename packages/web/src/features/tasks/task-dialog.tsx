import { Button, Checkbox, Group, Stack } from '@mantine/core'
import type { Task } from '@registrar/domain/tasks/task'
import { tasksCalls } from '@registrar/domain/tasks/tasks.calls'
import { type ReactNode, useMemo, useState } from 'react'
import { useUserOptions } from '#features/users'
import { useAnnounceEditing } from '#lib/editing-colleagues'
import { focusInvalidField } from '#lib/invalid-field'
import { useFocusOnFirstError } from '#lib/use-focus-on-first-error'
import { useFollowedValues } from '#lib/use-followed-values'
import { askToLeave } from '#ui/confirm'
import { DeletedNotice } from '#ui/deleted-notice'
import { Dialog } from '#ui/dialog'
import { DialogActions } from '#ui/dialog-actions'
import { EditedRecordContext, EditingNotice } from '#ui/editing-notice'
import { Editable, Permitted } from '#ui/permitted'
import { toast } from '#ui/toasts'
import { isDraftSame, type TaskDraft } from './task-draft.ts'
import { TaskFields } from './task-fields.tsx'
import { useSendTask } from './tasks.api.ts'

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
  isBusy: boolean
  /** returns the task as saved; it shows its own failures */
  save: (draft: TaskDraft, loadedFrom: { version: number | undefined; saved: TaskDraft }) => Promise<Task>
  onSaved: (task: Task) => void
  onClose: () => void
  deleteButton?: ReactNode
}

/** The dialog of a task: its fields, and whether to email its users (TASK-6, TASK-7). */
export const TaskDialog = ({ title, saveLabel, initial, folder, isBusy, save, onSaved, onClose, ...rest }: Props) => {
  const { taskId, error, deleteButton } = rest
  const { values: draft, setValues: setDraft, saved, version } = useFollowedValues(initial, rest.version)
  const [tryCount, setTryCount] = useState(0)
  const form = useFocusOnFirstError<HTMLFormElement>(tryCount)
  const [isEmailing, setEmailing] = useState(false)
  const send = useSendTask()
  const userOptions = useUserOptions()
  const edited = useMemo(() => (taskId ? { recordType: 'task' as const, recordId: taskId } : null), [taskId])
  const isDirty = !isDraftSame(saved, draft)
  useAnnounceEditing(edited, isDirty)
  const isBlank = draft.title.trim() === ''
  const isWithoutUsers = !isBlank && draft.users.length === 0
  const requiredError = (isEmpty: boolean) => (tryCount > 0 && isEmpty ? 'This is required.' : undefined)
  const isWorking = isBusy || send.isPending

  const close = async () => {
    if (isWorking) return

    const leaves = !isDirty || (await askToLeave('Are you sure you want to leave without saving?'))
    if (leaves) onClose()
  }

  const emailUsers = async (task: Task) => {
    const recipients = task.users.map((user) => user.userId).filter((id) => userOptions.some((one) => one.value === id))
    if (recipients.length === 0) toast.error('No valid email recipients')
    else await send.mutateAsync({ task, recipients }).catch(() => undefined)
  }

  const submit = async () => {
    setTryCount((count) => count + 1)
    if (isBlank || isWorking) return

    if (isWithoutUsers) {
      toast.error('Please add at least one user')
      return
    }

    const task = await save(draft, { version, saved }).catch(() => undefined)
    if (!task) return
    if (isEmailing) await emailUsers(task)
    onSaved(task)
  }

  return (
    <Dialog opened onClose={() => void close()} title={title} size="lg">
      <EditedRecordContext value={edited}>
        <form
          ref={form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            if (!focusInvalidField(event.currentTarget)) void submit()
          }}
        >
          <Stack gap="md">
            <DeletedNotice record={edited} error={error} />
            <Editable>
              <TaskFields
                draft={draft}
                onChange={setDraft}
                errors={{ title: requiredError(isBlank), users: requiredError(isWithoutUsers) }}
                folder={folder}
              />
              <Checkbox
                label="Send email to users"
                checked={isEmailing}
                onChange={(event) => setEmailing(event.currentTarget.checked)}
              />
            </Editable>
            <DialogActions>
              <Group gap="sm" mr="auto">
                {deleteButton}
                <EditingNotice />
              </Group>
              <Group gap="sm">
                <Button variant="default" onClick={() => void close()} disabled={isWorking}>
                  Cancel
                </Button>
                <Permitted call={tasksCalls.updateTask}>
                  <Button type="submit" loading={isWorking}>
                    {saveLabel}
                  </Button>
                </Permitted>
              </Group>
            </DialogActions>
          </Stack>
        </form>
      </EditedRecordContext>
    </Dialog>
  )
}
