export { countOutcomes } from './import-report.ts'
export { type ImportResult, runImport } from './imports.commands.ts'
export { importsRoutes } from './imports.routes.ts'
export { readImportFile } from './read-import-file.ts'
