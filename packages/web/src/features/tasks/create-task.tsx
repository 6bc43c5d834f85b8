import { Button } from '@mantine/core'
import { tasksCalls } from '@registrar/domain/tasks/tasks.calls'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { Permitted } from '#ui/permitted'
import { CreateTaskDialog } from './create-task-dialog.tsx'
import { emptyDraft } from './task-draft.ts'

/** The button 'Create Task' and its dialog. The new task opens after it is created (TASK-6). */
export const CreateTask = ({ onCreated }: { onCreated: (id: string) => void }) => {
  const [isOpen, setOpen] = useState(false)

  return (
    <>
      <Permitted call={tasksCalls.createTask}>
        <Button leftSection={<IconPlus size={16} />} onClick={() => setOpen(true)}>
          Create Task
        </Button>
      </Permitted>
      {isOpen && (
        <CreateTaskDialog
          initial={emptyDraft}
          onCreated={(id) => {
            setOpen(false)
            onCreated(id)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
