export { amlList } from './aml.list.ts'
export { amlRoutes } from './aml.routes.ts'
export { readVersionContent } from './version-content.queries.ts'
