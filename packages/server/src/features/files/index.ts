export { filesRoutes } from './files.routes.ts'
