export { prepareReminders } from './prepare-reminders.commands.ts'
export { updateReminderRule } from './reminder-rules.commands.ts'
export { remindersRoutes } from './reminders.routes.ts'
export { reminderList } from './reminder.list.ts'
