export { calendarRoutes } from './calendars.routes.ts'
export { deadlinesRoutes } from './deadlines.routes.ts'
export { applyDeadlineSettings, refreshDeadlines } from './refresh-deadlines.commands.ts'
export { refreshSettings } from './refresh-settings.ts'
