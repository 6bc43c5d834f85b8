import { type Task, type TaskStatus, taskStatuses } from '@registrar/domain/tasks/task'
import { taskStatusLabels } from '@registrar/domain/tasks/task-status-labels'
import { tasksCalls } from '@registrar/domain/tasks/tasks.calls'
import { displayDate } from '@registrar/domain/shared/iso-date'
import { IconBuilding, IconCalendarDue, IconUser } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { displayInstantTwelveHours } from '#lib/clock'
import { useBackLinkState } from '#lib/back-link'
import { useMay } from '#lib/may'
import type { Selection } from '#lib/selection'
import { BoardCard, cardClasses } from '#ui/board-card'
import { DueDate } from '#ui/due-date'
import { RowCheckbox } from '#ui/selection-checkboxes'
import { AttachmentCount } from './task-badges.tsx'
import classes from './task-board.module.css'

type Props = {
  task: Task
  firstNameOf: (user: Task['users'][number]) => string
  onMove: (to: TaskStatus) => void
  /** the ticks of the column; without them the card has none */
  selection: Selection | undefined
}

const places = taskStatuses.map((value) => ({ value, label: taskStatusLabels[value] }))
const isStatus = (place: string): place is TaskStatus => taskStatuses.some((status) => status === place)

/** A card of the board. It opens the task, links to its organization and person, and moves to another status. */
export const TaskCard = ({ task, firstNameOf, onMove, selection }: Props) => {
  const mayMove = useMay(tasksCalls.updateTask)
  const backLinkState = useBackLinkState()

  return (
    <BoardCard
      id={task._id}
      name={task.title}
      place={task.status}
      places={places}
      onMove={mayMove ? (place) => isStatus(place) && onMove(place) : undefined}
      tick={selection && <RowCheckbox selection={selection} id={task._id} name={`Select ${task.title}`} />}
      title={
        <Link
          to="/task/{-$id}"
          params={{ id: task._id }}
          search={true}
          resetScroll={false}
          draggable={false}
          className={cardClasses.title}
        >
          {task.title}
        </Link>
      }
    >
      {task.description && <p className={cardClasses.text}>{task.description}</p>}
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
    </BoardCard>
  )
}
