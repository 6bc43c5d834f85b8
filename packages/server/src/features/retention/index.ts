export { eraseItems } from './retention.commands.ts'
export { searchRetention } from './retention.queries.ts'
export { retentionRoutes } from './retention.routes.ts'
