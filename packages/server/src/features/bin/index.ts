export { binRoutes } from './bin.routes.ts'
