import { Button, Group } from '@mantine/core'
import type { Task, TaskStatus } from '@registrar/domain/tasks/task'
import { useQueryClient } from '@tanstack/react-query'
import { toast } from '#ui/toasts'
import { statusLabels } from './task-badges.tsx'
import { TASKS, useMoveTask } from './tasks.api.ts'

type Column = { data: Task[]; totalItems: number }

/** Moves a task to another column: shown at once, written once, with a way back. */
export const useMoveTaskWithUndo = () => {
  const client = useQueryClient()
  const write = useMoveTask()
  const columns = (status: TaskStatus) => ({ queryKey: [TASKS, 'column', status] })

  const show = (task: Task, from: TaskStatus, to: TaskStatus) => {
    client.setQueriesData<Column>(columns(from), (column) =>
      column?.data.some((one) => one._id === task._id)
        ? {
            ...column,
            data: column.data.filter((one) => one._id !== task._id),
            totalItems: column.totalItems - 1,
          }
        : column,
    )
    client.setQueriesData<Column>(
      columns(to),
      (column) =>
        column && { ...column, data: [{ ...task, status: to }, ...column.data], totalItems: column.totalItems + 1 },
    )
  }

  const move = async (task: Task, from: TaskStatus, to: TaskStatus, canUndo = true) => {
    if (from === to) return
    // An answer under way would put the card back for a moment.
    await client.cancelQueries({ queryKey: [TASKS, 'column'] })
    show(task, from, to)
    try {
      await write.mutateAsync({ task, to })
    } catch {
      void client.invalidateQueries({ queryKey: [TASKS] })
      return
    }
    if (!canUndo) return
    toast((shown) => (
      <Group gap="sm" wrap="nowrap">
        <span>
          {task.title} moved to {statusLabels[to]}
        </span>
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => {
            toast.dismiss(shown.id)
            void move(task, to, from, false)
          }}
        >
          Undo
        </Button>
      </Group>
    ))
  }
  return (task: Task, to: TaskStatus) => void move(task, task.status, to)
}
