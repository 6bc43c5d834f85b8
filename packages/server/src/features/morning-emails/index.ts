export { sendMorningEmails } from './morning-emails.commands.ts'
export { morningEmailsRoutes } from './morning-emails.routes.ts'
