export { queueEmail, sendTemplateEmail } from './emails.commands.ts'
export { findRemindedOrganization } from './reminded-organization.queries.ts'
export { emailsRoutes } from './emails.routes.ts'
export { type EmailWorker, startEmailWorker } from './email-worker.ts'
