export { handOverViews } from './views.commands.ts'
export type { CountContext, CountedList } from './counted-list.ts'
export { viewsRoutes } from './views.routes.ts'
