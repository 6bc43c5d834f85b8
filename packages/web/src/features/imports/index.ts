import { lazyRouteComponent } from '@tanstack/react-router'

export const ImportPage = lazyRouteComponent(() => import('./import-page.tsx'), 'ImportPage')
export { importPageSearch } from './import-page-search.ts'
