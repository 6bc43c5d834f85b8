export { amlRoutes } from './aml.routes.ts'
