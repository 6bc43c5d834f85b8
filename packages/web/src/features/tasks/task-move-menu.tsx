import { ActionIcon, Menu } from '@mantine/core'
import { type Task, taskStatuses, type TaskStatus } from '@registrar/domain/tasks/task'
import { IconArrowsExchange } from '@tabler/icons-react'
import { type ComponentProps, type RefObject, useEffect, useRef, useState } from 'react'
import { statusLabels } from './task-badges.tsx'
import classes from './task-board.module.css'

type Props = { task: Task; onMove: (to: TaskStatus) => void; isJustMoved: boolean }

const MoveButton = ({ title, ...props }: ComponentProps<'button'> & { title: string }) => (
  <ActionIcon {...props} size={26} className={classes.above} aria-label={`Move ${title}`} aria-haspopup="menu">
    <IconArrowsExchange size={16} stroke={1.6} />
  </ActionIcon>
)

// Takes the place of the plain button, opened; closing gives the focus to the button, which is not the one that opened it.
const OpenedMenu = ({
  task,
  onMove,
  button,
}: Omit<Props, 'isJustMoved'> & { button: RefObject<HTMLButtonElement | null> }) => {
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
              {statusLabels[status]}
            </Menu.Item>
          ))}
      </Menu.Dropdown>
    </Menu>
  )
}

/** Moves a card without dragging. A board of cards is drawn in half the time when only a menu that is used is one. */
export const TaskMoveMenu = ({ task, onMove, isJustMoved }: Props) => {
  const button = useRef<HTMLButtonElement>(null)
  const [isUsed, setUsed] = useState(false)
  useEffect(() => {
    if (isJustMoved) button.current?.focus()
  }, [isJustMoved])
  return isUsed ? (
    <OpenedMenu task={task} onMove={onMove} button={button} />
  ) : (
    <MoveButton ref={button} title={task.title} onClick={() => setUsed(true)} />
  )
}
