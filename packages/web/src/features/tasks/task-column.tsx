import { Button } from '@mantine/core'
import { foundCountText } from '@registrar/domain/shared/count-text'
import type { Task, TaskStatus } from '@registrar/domain/tasks/task'
import { taskStatusLabels } from '@registrar/domain/tasks/task-status-labels'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { errorMessage } from '#lib/error-message'
import type { ListPage } from '#lib/list-query'
import type { Selection } from '#lib/selection'
import { useErrorToast } from '#lib/use-error-toast'
import { BoardColumn } from '#ui/board-column'
import { PageCheckbox } from '#ui/selection-checkboxes'
import { TaskCard } from './task-card.tsx'
import { statusColors } from './task-badges.tsx'
import { type BoardFilters, columnQuery, FIRST_CARDS } from './tasks.api.ts'
import type { BoardSelection } from './use-board-selection.ts'

/** The cards that 'Show More' adds (TASK-4). */
const MORE_CARDS = 10

type Props = {
  status: TaskStatus
  filters: BoardFilters
  isReady: boolean
  firstNameOf: (user: Task['users'][number]) => string
  onMove: (task: Task, to: TaskStatus) => void
  /** the ticked cards; undefined for users who may not change tasks */
  selection: BoardSelection | undefined
}

type WholeProps = { selection: Selection; page: ListPage<Task> }

const SelectWholeColumn = ({ selection, page }: WholeProps) =>
  selection.ofPage === 'all' &&
  !selection.isAll &&
  page.totalItems > page.data.length && (
    <Button variant="subtle" size="compact-sm" fullWidth mb={8} onClick={selection.selectAll}>
      Select all {foundCountText(page, 'task')} of the column
    </Button>
  )

/** A column of the board. A card dropped into it takes its status. */
export const TaskColumn = ({ status, filters, isReady, firstNameOf, onMove, ...props }: Props) => {
  const [limit, setLimit] = useState(FIRST_CARDS)
  const column = useQuery({ ...columnQuery(status, filters, limit), enabled: isReady })

  useErrorToast(column.error, errorMessage(column.error))

  const page = column.data
  const shownIds = page?.data.map(({ _id }) => _id) ?? []
  const selection = props.selection?.ofColumn(status, shownIds, page?.totalItems ?? 0)
  const label = taskStatusLabels[status]

  return (
    <BoardColumn
      place={status}
      label={label}
      color={statusColors[status]}
      column={column}
      noun="task"
      failedMessage={errorMessage(column.error)}
      emptyText="No tasks"
      isWaiting={!isReady}
      onMore={shownIds.length < FIRST_CARDS ? undefined : () => setLimit(limit + MORE_CARDS)}
      tick={
        selection && shownIds.length > 0 && <PageCheckbox selection={selection} name={`Select the cards of ${label}`} />
      }
      below={page && selection && <SelectWholeColumn selection={selection} page={page} />}
    >
      {(task) => (
        <TaskCard
          key={task._id}
          task={task}
          firstNameOf={firstNameOf}
          onMove={(to) => onMove(task, to)}
          selection={selection}
        />
      )}
    </BoardColumn>
  )
}
