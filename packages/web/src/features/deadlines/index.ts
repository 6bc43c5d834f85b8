import { lazyRouteComponent } from '@tanstack/react-router'

export const DeadlinesPage = lazyRouteComponent(() => import('./deadlines-page.tsx'), 'DeadlinesPage')
export const CalendarSection = lazyRouteComponent(() => import('./calendar-section.tsx'), 'CalendarSection')
export { deadlineListSearch } from './deadline-list-search.ts'
export { MyDay } from './my-day.tsx'
