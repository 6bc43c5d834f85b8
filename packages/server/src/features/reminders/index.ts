export { prepareReminders } from './prepare-reminders.commands.ts'
export { remindersRoutes } from './reminders.routes.ts'
