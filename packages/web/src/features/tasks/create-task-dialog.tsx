import { TaskDialog } from './lazy-task-dialog.tsx'
import { type TaskDraft, taskFieldsOf } from './task-draft.ts'
import { useCreateTask } from './tasks.api.ts'

type Props = { initial: TaskDraft; onCreated: (id: string) => void; onClose: () => void }

/** The dialog that creates a task (TASK-6). */
export const CreateTaskDialog = ({ initial, onCreated, onClose }: Props) => {
  const create = useCreateTask()

  return (
    <TaskDialog
      title="Create Task"
      saveLabel="Create"
      initial={initial}
      folder="task"
      isBusy={create.isPending}
      save={(draft) => create.mutateAsync(taskFieldsOf(draft))}
      onSaved={(task) => onCreated(task._id)}
      onClose={onClose}
    />
  )
}
