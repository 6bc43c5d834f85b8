export type { BulkContext } from './bulk-kind.ts'
export { type BulkKinds, bulkRoutes } from './bulk.routes.ts'
