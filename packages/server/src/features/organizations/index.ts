export { organizationsRoutes } from './organizations.routes.ts'
export { importOrganizations, type ImportOptions, type ImportResult } from './import.commands.ts'
export { ImportError } from './import-error.ts'
export { reportCsv, reportLines } from './import-report.ts'
