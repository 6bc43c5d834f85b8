export { followUpsRoutes } from './follow-ups.routes.ts'
