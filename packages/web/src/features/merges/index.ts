export { DuplicateActions } from './duplicate-actions.tsx'
export { PageMenu } from './page-menu.tsx'
export { useUndoMerge } from './merges.api.ts'
