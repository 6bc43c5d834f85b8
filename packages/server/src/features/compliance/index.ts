export { complianceDay } from './compliance-day.ts'
export { readComplianceFacts } from './compliance-facts.queries.ts'
export { complianceRoutes } from './compliance.routes.ts'
export { refreshCompliance } from './refresh-compliance.commands.ts'
