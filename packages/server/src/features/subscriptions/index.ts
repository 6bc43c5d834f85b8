export { subscriptionsRoutes } from './subscriptions.routes.ts'
