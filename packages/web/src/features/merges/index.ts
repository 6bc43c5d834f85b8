export { DuplicateActions } from './duplicate-actions.tsx'
export { MergeButton } from './merge-button.tsx'
