export { countOutcomes } from './import-report.ts'
export { type ImportResult, runImport } from './imports.commands.ts'
export { importsRoutes } from './imports.routes.ts'
