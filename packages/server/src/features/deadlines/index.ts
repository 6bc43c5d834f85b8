export { removeCalendar } from './calendars.commands.ts'
export { calendarRoutes } from './calendars.routes.ts'
export { deadlineList, isSnoozed, usersInCharge } from './deadline.list.ts'
export { listedSearch, searchDeadlines } from './deadlines.queries.ts'
export { deadlinesRoutes } from './deadlines.routes.ts'
export {
  applyDeadlineSettings,
  beginMonth,
  markOrdersThatEnded,
  markPeopleWhoLeft,
  refreshDeadlines,
} from './refresh-deadlines.commands.ts'
export { refreshSettings } from './refresh-settings.ts'
