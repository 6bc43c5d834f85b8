import { Button } from '@mantine/core'
import { tasksCalls } from '@registrar/domain/tasks/tasks.calls'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { Permitted } from '#ui/permitted'
import { TaskDialog } from './lazy-task-dialog.tsx'
import { emptyDraft, taskFieldsOf } from './task-draft.ts'
import { useCreateTask } from './tasks.api.ts'

/** The button 'Create Task' and its dialog. The new task opens after it is created (TASK-6). */
export const CreateTask = ({ onCreated }: { onCreated: (id: string) => void }) => {
  const [isOpen, setOpen] = useState(false)
  const create = useCreateTask()

  return (
    <>
      <Permitted call={tasksCalls.createTask}>
        <Button leftSection={<IconPlus size={16} />} onClick={() => setOpen(true)}>
          Create Task
        </Button>
      </Permitted>
      {isOpen && (
        <TaskDialog
          title="Create Task"
          saveLabel="Create"
          initial={emptyDraft}
          folder="task"
          isBusy={create.isPending}
          save={(draft) => create.mutateAsync(taskFieldsOf(draft))}
          onSaved={(task) => {
            setOpen(false)
            onCreated(task._id)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
