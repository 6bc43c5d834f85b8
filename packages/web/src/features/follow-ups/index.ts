import { lazyRouteComponent } from '@tanstack/react-router'

export const FollowUpListPage = lazyRouteComponent(() => import('./follow-up-list-page.tsx'), 'FollowUpListPage')
export const CompleteFollowUp = lazyRouteComponent(() => import('./complete-follow-up.tsx'), 'CompleteFollowUp')
export const StartReturnModal = lazyRouteComponent(() => import('./start-return-modal.tsx'), 'StartReturnModal')
export { followUpListSearch } from './follow-up-list-search.ts'
export { followUpOptions } from './follow-up-options.ts'
export const FollowUpsTab = lazyRouteComponent(() => import('./follow-ups-tab.tsx'), 'FollowUpsTab')
export { organizationFollowUpsQuery, organizationsByDeadlineQuery, useStartFollowUp } from './follow-ups.api.ts'
export { FollowUpPath } from './follow-up-path.tsx'
export { DeadlineText } from './deadline-text.tsx'
