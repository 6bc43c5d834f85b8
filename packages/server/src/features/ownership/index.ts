export { searchOwnership } from './ownership.queries.ts'
export { ownershipRoutes } from './ownership.routes.ts'
