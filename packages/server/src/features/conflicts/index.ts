export { mergeEdits } from './merge-edits.ts'
