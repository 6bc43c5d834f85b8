export { companyMembersRoutes } from './company-members.routes.ts'
export { createLink } from './links.commands.ts'
export { linkRestorer } from './link-restorer.ts'
export { linksRoutes } from './links.routes.ts'
