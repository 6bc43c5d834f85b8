export { unlinkMovedOrder } from './linked-orders.commands.ts'
export {
  createSubscription,
  removeSubscription,
  requireEndsOfSubscription,
  updateSubscription,
} from './subscriptions.commands.ts'
export { subscriptionRecord } from './subscriptions.row.ts'
export { writeOldSubscriptionValues } from './old-subscription-values.ts'
export { subscriptionsRoutes } from './subscriptions.routes.ts'
