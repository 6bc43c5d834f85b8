export { mergeRestorer } from './merge-restorer.ts'
export { mergesRoutes } from './merges.routes.ts'
