import { lazyRouteComponent } from '@tanstack/react-router'

export const ImportPage = lazyRouteComponent(() => import('./import-page.tsx'), 'ImportPage')
export const ImportFilter = lazyRouteComponent(() => import('./import-filter.tsx'), 'ImportFilter')
export const ImportName = lazyRouteComponent(() => import('./import-filter.tsx'), 'ImportName')
export { importPageSearch } from './import-page-search.ts'
