export { forgetNumbers } from './forget-numbers.commands.ts'
export { undoMerge } from './undo-merge.commands.ts'
export { movedRowsLabel } from './moved-rows-label.ts'
export { mergesRoutes } from './merges.routes.ts'
