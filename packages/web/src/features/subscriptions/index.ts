import { lazyRouteComponent } from '@tanstack/react-router'

export const SubscriptionsPanel = lazyRouteComponent(() => import('./subscriptions-panel.tsx'), 'SubscriptionsPanel')

export { subscriptionsQuery } from './subscriptions.api.ts'
