export { followArd } from './follow-ard.ts'
export { startFollowUp } from './follow-ups.commands.ts'
export { followUpsRoutes } from './follow-ups.routes.ts'
