export { importSanctionsList } from './import-list.ts'
export { listUnclearedNames } from './sanctions.queries.ts'
export { sanctionsRoutes } from './sanctions.routes.ts'
export { screenAllMarked, screenMarked } from './screening.commands.ts'
