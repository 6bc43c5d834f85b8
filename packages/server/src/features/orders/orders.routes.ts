import { orderListing } from '@registrar/domain/orders/order-listing'
import { ordersCalls } from '@registrar/domain/orders/orders.calls'
import { today } from '#platform/clock'
import { listSource } from '#platform/export/list-source'
import { serveExport } from '#platform/export/serve-export'
import type { Routes } from '#platform/http/routes'
import { orderList } from './order.list.ts'
import { searchOrders, sumOrders, sumOrdersByMonth } from './order-totals.queries.ts'
import { createOrder, removeOrder, updateOrder } from './orders.commands.ts'
import { findOrder } from './orders.queries.ts'
import { orderOfRow } from './orders.row.ts'

export const ordersRoutes = (routes: Routes): void => {
  const { serve } = routes

  serve(ordersCalls.createOrder, async ({ db, body, session }) => ({
    data: { _id: await createOrder(db, body, session) },
  }))

  serve(ordersCalls.searchOrders, ({ db, body, config }) => searchOrders(db, body, today(config.timeZone)))

  serve(ordersCalls.sumOrders, async ({ db, body, config }) => ({
    totals: await sumOrders(db, body, today(config.timeZone)),
  }))

  serve(ordersCalls.sumOrdersByMonth, async ({ db, body, config }) => ({
    data: await sumOrdersByMonth(db, body, today(config.timeZone)),
  }))

  serveExport(routes, ordersCalls.exportOrders, {
    list: orderListing,
    source: listSource(orderList, orderOfRow),
  })

  serve(ordersCalls.findOrder, ({ db, params }) => findOrder(db, params.id))

  serve(ordersCalls.updateOrder, ({ db, params, body, session }) => updateOrder(db, params.id, body, session))

  serve(ordersCalls.removeOrder, ({ db, params, session }) => removeOrder(db, params.id, session))
}
