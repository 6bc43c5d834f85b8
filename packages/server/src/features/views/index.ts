export { handOverViews } from './views.commands.ts'
export { viewsRoutes } from './views.routes.ts'
