export { type MailToQueue, queueMail, sendTemplateMail } from './emails.commands.ts'
export { emailsRoutes } from './emails.routes.ts'
export { type MailWorker, startMailWorker } from './mail-worker.ts'
