export { reconcileEdits } from './reconcile-edits.ts'
