export { linksRoutes } from './links.routes.ts'
