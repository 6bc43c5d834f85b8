export { foldOrderTotals } from './order-totals.commands.ts'
export { ordersRoutes } from './orders.routes.ts'
