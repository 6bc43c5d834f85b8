export { fieldsInWords } from './fields-in-words.ts'
export { namesIn } from './history-names.ts'
export { actionOf } from './history.queries.ts'
export { historyRoutes } from './history.routes.ts'
