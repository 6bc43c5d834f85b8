export { followArd } from './follow-ard.ts'
export { followUpRestorer } from './follow-up-restorer.ts'
export { startFollowUp, updateFollowUp } from './follow-ups.commands.ts'
export { followUpsRoutes } from './follow-ups.routes.ts'
