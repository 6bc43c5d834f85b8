import { lazyRouteComponent } from '@tanstack/react-router'

export const ComplianceTab = lazyRouteComponent(() => import('./compliance-tab.tsx'), 'ComplianceTab')
export { ComplianceTable } from './compliance-table.tsx'
