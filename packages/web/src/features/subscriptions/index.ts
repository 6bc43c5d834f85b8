import { lazyRouteComponent } from '@tanstack/react-router'

export const SubscriptionsPanel = lazyRouteComponent(() => import('./subscriptions-panel.tsx'), 'SubscriptionsPanel')

export const PaySubscriptionModal = lazyRouteComponent(
  () => import('./pay-subscription-modal.tsx'),
  'PaySubscriptionModal',
)
export { subscriptionsQuery } from './subscriptions.api.ts'
