export { amlRoutes } from './aml.routes.ts'
export { amlList } from './aml.list.ts'
