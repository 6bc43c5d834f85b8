export { type MailToQueue, queueMail } from './emails.commands.ts'
export { emailsRoutes } from './emails.routes.ts'
export { type MailWorker, startMailWorker } from './mail-worker.ts'
