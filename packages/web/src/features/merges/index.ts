import { lazyRouteComponent } from '@tanstack/react-router'

export const DuplicateActions = lazyRouteComponent(() => import('./duplicate-actions.tsx'), 'DuplicateActions')
export { PageMenu } from './page-menu.tsx'
export { useUndoMerge } from './merges.api.ts'
