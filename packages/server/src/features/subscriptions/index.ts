export { unlinkMovedOrder } from './linked-orders.commands.ts'
export { createSubscription, updateSubscription } from './subscriptions.commands.ts'
export { subscriptionRestorer } from './subscription-restorer.ts'
export { subscriptionsRoutes } from './subscriptions.routes.ts'
