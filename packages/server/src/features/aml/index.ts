export { amlList } from './aml.list.ts'
export { amlRoutes } from './aml.routes.ts'
