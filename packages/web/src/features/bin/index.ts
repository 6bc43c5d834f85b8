import { lazyRouteComponent } from '@tanstack/react-router'

export const BinPage = lazyRouteComponent(() => import('./bin-page.tsx'), 'BinPage')
export { binSearch } from './bin-search.ts'
export { useRemoveRecord } from './use-remove-record.ts'
