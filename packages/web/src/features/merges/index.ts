export { DuplicateActions } from './duplicate-actions.tsx'
export { MergeButton } from './merge-button.tsx'
export { useUndoMerge } from './merges.api.ts'
