export { tasksRoutes } from './tasks.routes.ts'
