import * as z from 'zod'
import { call } from '../shared/call.ts'
import { exportCall } from '../shared/export.ts'
import { created } from '../shared/page.ts'
import { newOrder } from './new-order.ts'
import { order, orderChanges } from './order.ts'
import { orderMonth, orderPage, orderSearchBody, orderTotals } from './order-listing.ts'

export const ordersCalls = {
  createOrder: call({
    method: 'POST',
    path: '/order',
    summary: 'Create an order',
    body: newOrder,
    answer: created,
  }),
  searchOrders: call({
    method: 'POST',
    path: '/order/search',
    summary: 'The order list: search, filters, sort, page, with sums over all pages',
    body: orderSearchBody,
    answer: orderPage,
  }),
  exportOrders: exportCall('/order/export', 'All orders that a search finds, as an XLSX or CSV file', orderSearchBody),
  sumOrders: call({
    method: 'POST',
    path: '/order/totals',
    summary: 'The sums of all orders that a search finds, as its page has them too',
    body: orderSearchBody,
    answer: z.object({ totals: orderTotals }),
  }),
  sumOrdersByMonth: call({
    method: 'POST',
    path: '/order/months',
    summary: 'The sums of all orders that a search finds, by the month of the order, the latest first',
    body: orderSearchBody,
    answer: z.object({ data: z.array(orderMonth) }),
  }),
  findOrder: call({ method: 'GET', path: '/order/:id', summary: 'One order', answer: order }),
  updateOrder: call({
    method: 'PUT',
    path: '/order/:id',
    summary: 'Change the fields sent',
    body: orderChanges,
    answer: order,
  }),
  removeOrder: call({
    method: 'DELETE',
    path: '/order/:id',
    summary: 'Delete an order',
  }),
}
