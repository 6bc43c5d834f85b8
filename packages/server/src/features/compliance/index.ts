export { complianceRoutes } from './compliance.routes.ts'
export { refreshCompliance } from './refresh-compliance.commands.ts'
