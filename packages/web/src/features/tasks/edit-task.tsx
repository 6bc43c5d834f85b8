import { Button, Group } from '@mantine/core'
import type { Task } from '@registrar/domain/tasks/task'
import { tasksCalls } from '@registrar/domain/tasks/tasks.calls'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { HistoryButton } from '#features/history'
import { errorMessage } from '#lib/error-message'
import { useRememberRecord } from '#lib/recent-records'
import { confirmDelete } from '#ui/confirm'
import { Permitted } from '#ui/permitted'
import { toast } from '#lib/toast'
import { TaskDialog } from './lazy-task-dialog.tsx'
import { changesBetween, draftOf } from './task-draft.ts'
import { taskQuery, useRemoveTask, useUpdateTask } from './tasks.api.ts'

type Props = { onClose: () => void }

const EditDialog = ({ task, error, onClose }: Props & { task: Task; error: unknown }) => {
  const update = useUpdateTask(task._id)
  const remove = useRemoveTask(task._id)
  useRememberRecord({ recordType: 'task', _id: task._id, title: task.title, path: `/task/${task._id}` })

  const confirmAndRemove = async () => {
    const message = `Are you sure you want to delete the task "${task.title}"? This action cannot be undone.`
    if (await confirmDelete(message)) remove.mutate(undefined, { onSuccess: onClose })
  }

  return (
    <TaskDialog
      title="Edit Task"
      taskId={task._id}
      error={error}
      saveLabel="Save"
      initial={draftOf(task)}
      version={task.version}
      folder={`task/${task._id}`}
      isBusy={remove.isPending}
      // Only our own changes are sent.
      save={({ draft, version, saved }) =>
        update.mutateAsync({ ...changesBetween(saved, draft), version, conflictsWithOwn: true })
      }
      onSaved={onClose}
      onClose={onClose}
      deleteButton={
        <Group gap="sm">
          <Permitted call={tasksCalls.removeTask}>
            <Button variant="outline" color="red" onClick={() => void confirmAndRemove()}>
              Delete
            </Button>
          </Permitted>
          <HistoryButton recordType="task" recordId={task._id} name={task.title} text="History" />
        </Group>
      }
    />
  )
}

/** Loads the task whose id is in the address and opens its dialog. */
export const EditTask = ({ id, onClose }: Props & { id: string }) => {
  const { data, error } = useQuery({ ...taskQuery(id), refetchOnWindowFocus: false })

  useEffect(() => {
    // A task that a colleague has deleted stays open, with what was typed.
    if (!error || data) return

    toast.error(errorMessage(error))
    onClose()
  }, [error, data, onClose])

  return data ? <EditDialog task={data} error={error} onClose={onClose} /> : null
}
