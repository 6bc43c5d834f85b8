import { Button, Checkbox, Group, Modal, Stack } from '@mantine/core'
import type { Task } from '@registrar/domain/tasks/task'
import { type ReactNode, useState } from 'react'
import { useUserOptions } from '#features/users'
import { confirm } from '#ui/confirm'
import { toast } from '#ui/toasts'
import { isDraftSame, type TaskDraft } from './task-draft.ts'
import { TaskFields } from './task-fields.tsx'
import { useSendTask } from './tasks.api.ts'

type Props = {
  title: string
  saveLabel: string
  initial: TaskDraft
  folder: string
  isBusy: boolean
  /** gives the task as saved; a failure is told by who throws it */
  save: (draft: TaskDraft) => Promise<Task>
  onSaved: (task: Task) => void
  onClose: () => void
  deleteButton?: ReactNode
}

/** The dialog of a task: its fields, and whether those it is for are told by e-mail. Source: part 2, sections 2.13 and 5. */
export const TaskDialog = ({ title, saveLabel, initial, folder, isBusy, save, onSaved, onClose, ...rest }: Props) => {
  const [draft, setDraft] = useState(initial)
  const [hasTried, setTried] = useState(false)
  const [isMailing, setMailing] = useState(false)
  const send = useSendTask()
  const known = useUserOptions()
  const isBlank = draft.title.trim() === ''
  const isWorking = isBusy || send.isPending

  const close = async () => {
    if (isWorking) return
    const question = {
      title: 'Unsaved changes',
      message: 'Are you sure you want to leave without saving?',
      confirmLabel: 'Leave without saving',
      cancelLabel: 'Stay',
      isDestructive: true,
    }
    if (isDraftSame(initial, draft) || (await confirm(question))) onClose()
  }
  const mail = async (task: Task) => {
    const recipients = task.users.map((user) => user.userId).filter((id) => known.some((one) => one.value === id))
    if (recipients.length === 0) toast.error('No valid email recipients')
    else await send.mutateAsync({ task, recipients }).catch(() => undefined)
  }
  const submit = async () => {
    setTried(true)
    if (isBlank || isWorking) return
    if (draft.users.length === 0) {
      toast.error('Please add at least one user')
      return
    }
    const saved = await save(draft).catch(() => undefined)
    if (!saved) return
    if (isMailing) await mail(saved)
    onSaved(saved)
  }
  return (
    <Modal opened onClose={() => void close()} title={title} size="lg">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <Stack gap="md">
          <TaskFields
            draft={draft}
            onChange={setDraft}
            titleError={hasTried && isBlank ? 'This is required.' : undefined}
            folder={folder}
          />
          <Checkbox
            label="Send email to users"
            checked={isMailing}
            onChange={(event) => setMailing(event.currentTarget.checked)}
          />
          <Group justify="space-between">
            <div>{rest.deleteButton}</div>
            <Group gap="sm">
              <Button variant="default" onClick={() => void close()} disabled={isWorking}>
                Cancel
              </Button>
              <Button type="submit" loading={isWorking}>
                {saveLabel}
              </Button>
            </Group>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
