import { lazyRouteComponent } from '@tanstack/react-router'
import type { TaskFilters } from './task-board-search.ts'

export const TaskBoardPage = lazyRouteComponent(() => import('./task-board-page.tsx'), 'TaskBoardPage')
export { AttachmentCount, TaskStatusBadge } from './task-badges.tsx'
export { taskBoardSearch } from './task-board-search.ts'
export { recentTasksQuery } from './tasks.api.ts'
export const prefetchBoard = async (filters: TaskFilters) =>
  (await import('./prefetch-board.ts')).prefetchBoard(filters)
export { CreateTaskDialog } from './create-task-dialog.tsx'
export { emptyDraft } from './task-draft.ts'
