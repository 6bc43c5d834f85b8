export { amlFirmRoutes } from './aml-firm.routes.ts'
