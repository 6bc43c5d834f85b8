import { lazyRouteComponent } from '@tanstack/react-router'

export const ImportPage = lazyRouteComponent(() => import('./import-page.tsx'), 'ImportPage')
export { ImportFilter, ImportName } from './import-filter.tsx'
export { importPageSearch } from './import-page-search.ts'
