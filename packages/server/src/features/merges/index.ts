export { mergesRoutes } from './merges.routes.ts'
