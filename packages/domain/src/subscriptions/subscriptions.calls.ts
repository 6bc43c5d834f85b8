import { call } from '../shared/call.ts'
import { exportCall } from '../shared/export.ts'
import { created, listOf } from '../shared/page.ts'
import { exportedSubscriptions } from './subscription-listing.ts'
import { newSubscription, subscription, subscriptionChanges, subscriptionSearchBody } from './subscription.ts'

export const subscriptionsCalls = {
  createSubscription: call({
    method: 'POST',
    path: '/subscription',
    summary: 'Subscribe an organization to a product',
    body: newSubscription,
    answer: created,
  }),
  searchSubscriptions: call({
    method: 'POST',
    path: '/subscription/search',
    summary: 'The subscriptions of an organization, with what is missing today',
    body: subscriptionSearchBody,
    answer: listOf(subscription),
  }),
  exportSubscriptions: exportCall(
    '/subscription/export',
    'All subscriptions that a search finds, as an XLSX or CSV file',
    exportedSubscriptions,
  ),
  updateSubscription: call({
    method: 'PUT',
    path: '/subscription/:id',
    summary: 'Link or unlink an order, or set the status',
    body: subscriptionChanges,
    answer: subscription,
  }),
  removeSubscription: call({
    method: 'DELETE',
    path: '/subscription/:id',
    summary: 'Delete a subscription; its orders stay, free to be linked elsewhere',
  }),
}
