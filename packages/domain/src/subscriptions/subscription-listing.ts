import * as z from 'zod'
import { filterShape, listingOf } from '../shared/listing.ts'
import { text } from '../shared/text.ts'
import { subscription } from './subscription.ts'

const exportedSubscription = subscription.extend({ organizationName: z.string() })
export type ExportedSubscription = z.output<typeof exportedSubscription>

/** The subscriptions of an organization, or all of them. */
export const subscriptionListing = listingOf(exportedSubscription)({
  title: 'Subscriptions',
  columns: [
    { key: 'organizationName', label: 'Organization' },
    { key: 'productName', label: 'Product' },
    { key: 'plan', label: 'Plan (months)', kind: 'number' },
    { key: 'status', label: 'Status' },
    { key: 'missingPayments', label: 'Missing payments', kind: 'number' },
    { key: 'startingDate', label: 'Starting date', kind: 'day' },
    { key: 'nextDueDate', label: 'Next payment', kind: 'day' },
    { key: 'orderIds', label: 'Linked orders', kind: 'number', value: (row) => row.orderIds.length },
    { key: 'name', label: 'Product', place: 'alias' },
  ],
  filters: { organizationId: text(100) },
})

export const exportedSubscriptions = z.object(filterShape(subscriptionListing.filters))
export type ExportedSubscriptions = z.output<typeof exportedSubscriptions>
