import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { Anchor, Group, Text } from '@mantine/core'
import type { Task, TaskStatus } from '@registrar/domain/tasks/task'
import { IconBuilding, IconUser } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { displayInstantTwelveHours } from '#lib/clock'
import { useHere } from '#lib/origin'
import { MoveMenu } from './move-menu.tsx'
import { AttachmentCount } from './task-facts.tsx'
import classes from './task-board.module.css'

type Props = {
  task: Task
  firstNameOf: (user: Task['users'][number]) => string
  onMove: (to: TaskStatus) => void
  /** it was just moved here by the keyboard, which goes on from here */
  isLanded: boolean
}

/** A card of the board: opens the task, leads to whom it is about, and moves by drag or by its menu. */
export const TaskCard = ({ task, firstNameOf, onMove, isLanded }: Props) => {
  const element = useRef<HTMLLIElement>(null)
  const [isDragged, setDragged] = useState(false)
  const here = useHere()
  useEffect(() => {
    if (!element.current) return undefined
    return draggable({
      element: element.current,
      getInitialData: () => ({ task }),
      onDragStart: () => setDragged(true),
      onDrop: () => setDragged(false),
    })
  }, [task])
  return (
    <li ref={element} className={classes.card} data-dragged={isDragged || undefined}>
      <Group justify="space-between" wrap="nowrap" align="flex-start" gap={6}>
        <Link
          to="/task/{-$id}"
          params={{ id: task._id }}
          search={true}
          resetScroll={false}
          draggable={false}
          className={classes.title}
        >
          {task.title}
        </Link>
        <MoveMenu task={task} onMove={onMove} isLanded={isLanded} />
      </Group>
      {task.description && (
        <Text size="xs" c="dimmed" lineClamp={3} className={classes.words}>
          {task.description}
        </Text>
      )}
      {task.organizationId && (
        <Anchor
          component={Link}
          to={`/organization/${task.organizationId}`}
          state={here}
          draggable={false}
          size="xs"
          className={classes.about}
        >
          <IconBuilding size={14} stroke={1.6} aria-hidden /> {task.organizationName}
        </Anchor>
      )}
      {task.peopleId && (
        <Anchor
          component={Link}
          to={`/people/${task.peopleId}`}
          state={here}
          draggable={false}
          size="xs"
          className={classes.about}
        >
          <IconUser size={14} stroke={1.6} aria-hidden /> {task.peopleName}
        </Anchor>
      )}
      <Group justify="space-between" gap={6} mt={6}>
        <Text size="xs" fw={500}>
          {task.users.map(firstNameOf).join(', ')}
        </Text>
        <Group gap={8} wrap="nowrap">
          <AttachmentCount count={task.attachedFiles.length} />
          <Text size="xs" c="dimmed" style={{ fontVariantNumeric: 'tabular-nums' }}>
            {displayInstantTwelveHours(task.updatedAt)}
          </Text>
        </Group>
      </Group>
    </li>
  )
}
