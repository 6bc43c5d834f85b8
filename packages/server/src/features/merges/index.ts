export { mergeRestorer } from './merge-restorer.ts'
export { movedRowsLabel } from './moved-rows-label.ts'
export { mergesRoutes } from './merges.routes.ts'
