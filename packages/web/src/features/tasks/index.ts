import { lazyRouteComponent } from '@tanstack/react-router'

export const TaskBoardPage = lazyRouteComponent(() => import('./task-board-page.tsx'), 'TaskBoardPage')
export { AttachmentCount, TaskStatusBadge } from './task-facts.tsx'
export { taskBoardSearch } from './task-search-address.ts'
export { recentTasksQuery } from './tasks.api.ts'
export const prepareBoard = async (asked: { search?: string; user?: string }) =>
  (await import('./prepare-board.ts')).prepareBoard(asked)
