export { documentsRoutes } from './documents.routes.ts'
export { refuseRemovalOfMinute, updateMinute } from './minute-book.commands.ts'
export { minuteRecord } from './minute-book.row.ts'
export { minuteBookRoutes } from './minute-book.routes.ts'
