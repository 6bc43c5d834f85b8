import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { type Task, type TaskStatus, taskStatuses } from '@registrar/domain/tasks/task'
import { displayDate } from '@registrar/domain/shared/iso-date'
import { IconBuilding, IconCalendarDue, IconUser } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { displayInstantTwelveHours } from '#lib/clock'
import { useBackLinkState } from '#lib/back-link'
import { DueDate } from '#ui/due-date'
import { useTouchDrag } from '#lib/use-touch-drag'
import type { Selection } from '#lib/selection'
import { RowCheckbox } from '#ui/selection-checkboxes'
import { TaskMoveMenu } from './task-move-menu.tsx'
import { AttachmentCount } from './task-badges.tsx'
import classes from './task-board.module.css'

type Props = {
  task: Task
  firstNameOf: (user: Task['users'][number]) => string
  onMove: (to: TaskStatus) => void
  mayMove: boolean
  /** it was just moved by its menu, so the menu takes the focus */
  isJustMoved: boolean
  /** called once the menu has taken it */
  onFocused: () => void
  /** the ticks of the column; without them the card has none */
  selection: Selection | undefined
}

/** A card of the board. It opens the task, links to its organization and person, and moves by drag or by its menu. */
export const TaskCard = ({ task, firstNameOf, onMove, mayMove, selection, ...moved }: Props) => {
  const element = useRef<HTMLLIElement>(null)
  const [isDragged, setDragged] = useState(false)
  const backLinkState = useBackLinkState()

  useEffect(() => {
    if (!element.current || !mayMove) return undefined

    return draggable({
      element: element.current,
      getInitialData: () => ({ task }),
      onDragStart: () => setDragged(true),
      onDrop: () => setDragged(false),
    })
  }, [task, mayMove])

  useTouchDrag(element, (column) => {
    const to = taskStatuses.find((status) => status === column)
    if (mayMove && to && to !== task.status) onMove(to)
  })

  return (
    <li ref={element} className={classes.card} data-dragged={isDragged || undefined}>
      <div className={classes.top}>
        {selection && (
          <div className={classes.tick}>
            <RowCheckbox selection={selection} id={task._id} name={`Select ${task.title}`} />
          </div>
        )}
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
        {mayMove && <TaskMoveMenu task={task} onMove={onMove} {...moved} />}
      </div>
      {task.description && <p className={classes.description}>{task.description}</p>}
      {task.organizationId && (
        <Link
          to="/organization/$id/{-$tab}"
          params={{ id: task.organizationId }}
          state={backLinkState}
          draggable={false}
          className={classes.recordLink}
        >
          <IconBuilding size={14} stroke={1.6} aria-hidden /> {task.organizationName}
        </Link>
      )}
      {task.peopleId && (
        <Link
          to="/people/$id/{-$tab}"
          params={{ id: task.peopleId }}
          state={backLinkState}
          draggable={false}
          className={classes.recordLink}
        >
          <IconUser size={14} stroke={1.6} aria-hidden /> {task.peopleName}
        </Link>
      )}
      {task.dueDate && (
        <span className={classes.due}>
          <IconCalendarDue size={14} stroke={1.6} aria-hidden />
          <span>
            <DueDate date={task.dueDate} text={`Due ${displayDate(task.dueDate)}`} isDone={task.status === 'DONE'} />
          </span>
        </span>
      )}
      <div className={classes.foot}>
        <span className={classes.users}>{task.users.map(firstNameOf).join(', ')}</span>
        <span className={classes.facts}>
          <AttachmentCount count={task.attachedFiles.length} />
          {displayInstantTwelveHours(task.updatedAt)}
        </span>
      </div>
    </li>
  )
}
