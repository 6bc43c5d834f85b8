import { Badge, Button, Skeleton, Stack, Text, Title } from '@mantine/core'
import { formatCount, foundCountText } from '@registrar/domain/shared/count-text'
import type { Task, TaskStatus } from '@registrar/domain/tasks/task'
import { taskStatusLabels } from '@registrar/domain/tasks/task-status-labels'
import { tasksCalls } from '@registrar/domain/tasks/tasks.calls'
import { useQuery } from '@tanstack/react-query'
import { type CSSProperties, useState } from 'react'
import { errorMessage } from '#lib/error-message'
import type { ListPage } from '#lib/list-query'
import { useMay } from '#lib/may'
import type { Selection } from '#lib/selection'
import { useDropColumn } from '#lib/use-drop-column'
import { useErrorToast } from '#lib/use-error-toast'
import { Failed } from '#ui/states'
import { PageCheckbox } from '#ui/selection-checkboxes'
import classes from './task-board.module.css'
import { TaskCard } from './task-card.tsx'
import { statusColors } from './task-badges.tsx'
import { type BoardFilters, columnQuery, FIRST_CARDS } from './tasks.api.ts'
import type { BoardSelection } from './use-board-selection.ts'

/** The cards that 'Show More' adds (TASK-4). */
const MORE_CARDS = 10

/** A card that was moved by its menu and has not taken the focus yet. */
export type MenuMove = { id: string; to: TaskStatus }

type Props = {
  status: TaskStatus
  filters: BoardFilters
  isReady: boolean
  firstNameOf: (user: Task['users'][number]) => string
  onMove: (task: Task, to: TaskStatus) => void
  movedByMenu: MenuMove | undefined
  onMenuMove: (move: MenuMove | undefined) => void
  /** the ticked cards; undefined for users who may not change tasks */
  selection: BoardSelection | undefined
}

const isTask = (data: Record<string, unknown>): data is { task: Task } => 'task' in data

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
export const TaskColumn = ({
  status,
  filters,
  isReady,
  firstNameOf,
  onMove,
  movedByMenu,
  onMenuMove,
  ...props
}: Props) => {
  const [limit, setLimit] = useState(FIRST_CARDS)
  const { element, isOver } = useDropColumn(
    (dragged) => (isTask(dragged) && dragged.task.status !== status ? dragged.task : undefined),
    (task) => onMove(task, status),
  )
  const column = useQuery({ ...columnQuery(status, filters, limit), enabled: isReady })
  const mayMove = useMay(tasksCalls.updateTask)

  useErrorToast(column.error, errorMessage(column.error))

  const page = column.data
  const shownIds = page?.data.map(({ _id }) => _id) ?? []
  const selection = props.selection?.ofColumn(status, shownIds, page?.totalItems ?? 0)
  const label = taskStatusLabels[status]
  const countText = page && foundCountText(page, 'task')

  return (
    <section
      ref={element}
      aria-label={label}
      className={classes.column}
      data-over={isOver || undefined}
      data-drop={status}
    >
      <div className={classes.header} style={{ '--dot': statusColors[status] } as CSSProperties} title={countText}>
        {selection && shownIds.length > 0 && (
          <PageCheckbox selection={selection} name={`Select the cards of ${label}`} />
        )}
        <Title order={2}>{label}</Title>
        {page && (
          <Badge size="sm" variant="default" aria-label={countText} role="img">
            {formatCount(page.totalItems)}
          </Badge>
        )}
      </div>
      {page && selection && <SelectWholeColumn selection={selection} page={page} />}
      {column.error && !page && <Failed message={errorMessage(column.error)} onRetry={() => void column.refetch()} />}
      {!page && !column.error && isReady && (
        <Stack gap={8} aria-label="Loading">
          <Skeleton height={84} />
          <Skeleton height={84} />
        </Stack>
      )}
      {page?.data.length === 0 && (
        <Text size="sm" c="dimmed" ta="center" py="md">
          No tasks
        </Text>
      )}
      {page && page.data.length > 0 && (
        <ul className={classes.cards} data-stale={column.isPlaceholderData || undefined}>
          {page.data.map((task) => (
            <TaskCard
              key={task._id}
              task={task}
              firstNameOf={firstNameOf}
              onMove={(to) => {
                onMenuMove({ id: task._id, to })
                onMove(task, to)
              }}
              mayMove={mayMove}
              isJustMoved={movedByMenu?.id === task._id && movedByMenu.to === status}
              onFocused={() => onMenuMove(undefined)}
              selection={selection}
            />
          ))}
        </ul>
      )}
      {page && page.totalItems > page.data.length && page.data.length >= FIRST_CARDS && (
        <Button
          variant="subtle"
          fullWidth
          mt={8}
          onClick={() => setLimit(limit + MORE_CARDS)}
          loading={column.isFetching}
        >
          Show More
        </Button>
      )}
    </section>
  )
}
