export { applyNextProductRenames } from './order-renames.commands.ts'
export { foldOrderTotals } from './order-totals.commands.ts'
export { createOrder } from './orders.commands.ts'
export { ordersRoutes } from './orders.routes.ts'
