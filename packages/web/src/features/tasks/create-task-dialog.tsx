import { TaskDialog } from './lazy-task-dialog.tsx'
import { type TaskDraft, taskFieldsOf } from './task-draft.ts'
import { useCreateTask } from './tasks.api.ts'

type Props = {
  initial: TaskDraft
  onCreated: (id: string) => void
  onClose: () => void
  /** the search parameters that open the dialog, if it has an address */
  opensWith?: readonly string[]
}

/** The dialog that creates a task (TASK-6). */
export const CreateTaskDialog = ({ initial, onCreated, onClose, opensWith }: Props) => {
  const create = useCreateTask()

  return (
    <TaskDialog
      title="Create Task"
      saveLabel="Create"
      initial={initial}
      folder="task"
      save={({ draft }) => create.mutateAsync(taskFieldsOf(draft))}
      onSaved={(task) => onCreated(task._id)}
      onClose={onClose}
      opensWith={opensWith}
    />
  )
}
