export { BinPage } from './bin-page.tsx'
export { binSearch } from './bin-search.ts'
export { useUndoDeletion } from './use-undo-deletion.ts'
