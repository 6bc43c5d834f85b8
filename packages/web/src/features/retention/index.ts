import { lazyRouteComponent } from '@tanstack/react-router'

export { ArchiveButton } from './archive-button.tsx'
export const RetentionPage = lazyRouteComponent(() => import('./retention-page.tsx'), 'RetentionPage')
export { retentionSearch } from './retention-page-search.ts'
