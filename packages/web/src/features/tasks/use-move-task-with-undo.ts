import type { Task, TaskStatus } from '@registrar/domain/tasks/task'
import { taskStatusLabels } from '@registrar/domain/tasks/task-status-labels'
import { useQueryClient } from '@tanstack/react-query'
import { showUndoToast } from '#ui/undo-toast'
import { TASKS, useMoveTask } from './tasks.api.ts'

type Column = { data: Task[]; totalItems: number }

/** Moves a task to another column at once, saves it, and offers to undo the move. */
export const useMoveTaskWithUndo = () => {
  const client = useQueryClient()
  const mutation = useMoveTask()
  const columns = (status: TaskStatus) => ({ queryKey: [TASKS, 'column', status] })

  const showInColumn = (task: Task, from: TaskStatus, to: TaskStatus) => {
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
    // The answer of a running search would put the card back for a moment.
    await client.cancelQueries({ queryKey: [TASKS, 'column'] })
    showInColumn(task, from, to)

    try {
      await mutation.mutateAsync({ task, to })
    } catch {
      void client.invalidateQueries({ queryKey: [TASKS] })
      return
    }

    if (!canUndo) return

    showUndoToast(`${task.title} moved to ${taskStatusLabels[to]}`, () => void move(task, to, from, false))
  }

  return (task: Task, to: TaskStatus) => void move(task, task.status, to)
}
