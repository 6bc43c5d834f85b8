export { finderRoutes } from './finder.routes.ts'
