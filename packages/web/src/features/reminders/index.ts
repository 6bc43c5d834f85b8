import { lazyRouteComponent } from '@tanstack/react-router'

export const RemindersPage = lazyRouteComponent(() => import('./reminders-page.tsx'), 'RemindersPage')
export { reminderListSearch } from './reminder-list-search.ts'
