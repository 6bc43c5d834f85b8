import { lazyRouteComponent } from '@tanstack/react-router'

export const FollowUpsTab = lazyRouteComponent(() => import('./follow-ups-tab.tsx'), 'FollowUpsTab')
