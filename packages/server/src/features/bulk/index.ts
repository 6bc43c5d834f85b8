export { sendDelayedEmails } from './bulk-email.commands.ts'
export type { BulkContext, Mailing } from './bulk-kind.ts'
export { type BulkKinds, bulkRoutes } from './bulk.routes.ts'
