import { lazyRouteComponent } from '@tanstack/react-router'

export const AuditPage = lazyRouteComponent(() => import('./audit-page.tsx'), 'AuditPage')
export { auditSearch } from './audit-search.ts'
