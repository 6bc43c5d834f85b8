export { prepareReminders } from './prepare-reminders.commands.ts'
export { updateReminderRule } from './reminder-rules.commands.ts'
export { sendDelayedReminders } from './send-reminders.commands.ts'
export { remindersRoutes } from './reminders.routes.ts'
