import { ordersCalls } from '@registrar/domain/orders/orders.calls'
import type { Routes } from '#platform/http/routes'
import { searchOrders } from './order-search.ts'
import { sumOrders } from './order-sums.ts'
import { createOrder, removeOrder, updateOrder } from './orders.commands.ts'
import { findOrder } from './orders.queries.ts'

export const ordersRoutes = ({ serve }: Routes): void => {
  serve(ordersCalls.createOrder, async ({ db, body, session }) => ({
    data: { _id: await createOrder(db, body, session) },
  }))

  serve(ordersCalls.searchOrders, ({ db, body }) => searchOrders(db, body))

  serve(ordersCalls.sumOrders, async ({ db, body }) => ({ totals: await sumOrders(db, body) }))

  serve(ordersCalls.findOrder, ({ db, params }) => findOrder(db, params.id))

  serve(ordersCalls.updateOrder, ({ db, params, body, session }) => updateOrder(db, params.id, body, session))

  serve(ordersCalls.removeOrder, async ({ db, params, session }) => {
    await removeOrder(db, params.id, session)
    return {}
  })
}
