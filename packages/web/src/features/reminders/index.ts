import { lazyRouteComponent } from '@tanstack/react-router'

export const RemindersPage = lazyRouteComponent(() => import('./reminders-page.tsx'), 'RemindersPage')
export { reminderListSearch } from './reminder-list-search.ts'
export const ChaseDialog = lazyRouteComponent(() => import('./chase-dialog.tsx'), 'ChaseDialog')
export { useChase } from './use-chase.tsx'
