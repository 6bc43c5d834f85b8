export { amlPacksRoutes } from './aml-packs.routes.ts'
export { removeOldPacks } from './aml-packs.commands.ts'
