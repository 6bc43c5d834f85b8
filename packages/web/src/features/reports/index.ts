import { lazyRouteComponent } from '@tanstack/react-router'

export const ReportsPage = lazyRouteComponent(() => import('./reports-page.tsx'), 'ReportsPage')
export { reportsSearch } from './reports-search.ts'
