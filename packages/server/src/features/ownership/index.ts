export { ownershipRoutes } from './ownership.routes.ts'
