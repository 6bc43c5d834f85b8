export { createLink } from './links.commands.ts'
export { linksRoutes } from './links.routes.ts'
