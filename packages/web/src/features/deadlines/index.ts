import { lazyRouteComponent } from '@tanstack/react-router'

export const DeadlinesPage = lazyRouteComponent(() => import('./deadlines-page.tsx'), 'DeadlinesPage')
export { CalendarSection } from './calendar-section.tsx'
export { deadlineListSearch } from './deadline-list-search.ts'
export { MyDay } from './my-day.tsx'
