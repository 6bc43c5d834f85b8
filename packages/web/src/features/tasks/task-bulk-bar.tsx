import type { Task } from '@registrar/domain/tasks/task'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense } from 'react'
import { taskBulk } from '#features/bulk'
import { type BoardFilters, TASKS } from './tasks.api.ts'
import type { BoardSelection } from './use-board-selection.ts'

type Props = { selection: BoardSelection; filters: BoardFilters }

/** What can be done to the ticked cards of the board (BULK-6). */
export const TaskBulkBar = ({ selection: { ofBoard, wholeStatus }, filters }: Props) => {
  const client = useQueryClient()
  const titleOf = (id: string) =>
    client
      .getQueriesData<{ data: Task[] }>({ queryKey: [TASKS, 'column'] })
      .flatMap(([, page]) => page?.data ?? [])
      .find(({ _id }) => _id === id)?.title

  if (ofBoard.count === 0) return null

  return (
    <Suspense>
      <taskBulk.Bar
        selection={ofBoard}
        query={{ ...filters, status: wholeStatus }}
        totalItems={undefined}
        nameOf={titleOf}
      />
    </Suspense>
  )
}
