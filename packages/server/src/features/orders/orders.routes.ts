import { ordersCalls } from '@registrar/domain/orders/orders.calls'
import { today } from '#platform/clock'
import type { Routes } from '#platform/http/routes'
import { searchOrders, sumOrders } from './order-totals.queries.ts'
import { createOrder, removeOrder, updateOrder } from './orders.commands.ts'
import { findOrder } from './orders.queries.ts'

export const ordersRoutes = ({ serve }: Routes): void => {
  serve(ordersCalls.createOrder, async ({ db, body, session }) => ({
    data: { _id: await createOrder(db, body, session) },
  }))

  serve(ordersCalls.searchOrders, ({ db, body, config }) => searchOrders(db, body, today(config.timeZone)))

  serve(ordersCalls.sumOrders, async ({ db, body, config }) => ({
    totals: await sumOrders(db, body, today(config.timeZone)),
  }))

  serve(ordersCalls.findOrder, ({ db, params }) => findOrder(db, params.id))

  serve(ordersCalls.updateOrder, ({ db, params, body, session }) => updateOrder(db, params.id, body, session))

  serve(ordersCalls.removeOrder, async ({ db, params, session }) => {
    await removeOrder(db, params.id, session)
    return {}
  })
}
