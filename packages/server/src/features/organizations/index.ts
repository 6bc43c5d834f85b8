export { completeFirstAnnualReturn, completeLaterAnnualReturn } from './annual-return.commands.ts'
export { organizationsRoutes } from './organizations.routes.ts'
