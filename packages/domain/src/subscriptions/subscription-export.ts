import * as z from 'zod'
import type { ListColumn } from '../shared/listing.ts'
import { filter } from '../shared/page.ts'
import { text } from '../shared/text.ts'
import type { Subscription } from './subscription.ts'

/** Which subscriptions are exported: those of an organization, or all of them. */
export const exportedSubscriptions = z.object({ organizationId: filter(text(100)) })
export type ExportedSubscriptions = z.output<typeof exportedSubscriptions>

export type ExportedSubscription = Subscription & { organizationName: string }

/** The columns of an export of subscriptions. */
export const subscriptionExportColumns: ListColumn<ExportedSubscription>[] = [
  { key: 'organizationName', label: 'Organization', value: (row) => row.organizationName },
  { key: 'productName', label: 'Product', value: (row) => row.productName },
  { key: 'plan', label: 'Plan (months)', kind: 'number', value: (row) => row.plan },
  { key: 'status', label: 'Status', value: (row) => row.status },
  { key: 'missingPayments', label: 'Missing payments', kind: 'number', value: (row) => row.missingPayments },
  { key: 'startingDate', label: 'Starting date', kind: 'day', value: (row) => row.startingDate },
  { key: 'nextDueDate', label: 'Next payment', kind: 'day', value: (row) => row.nextDueDate },
  { key: 'orderIds', label: 'Linked orders', kind: 'number', value: (row) => row.orderIds.length },
  { key: 'name', label: 'Product', place: 'alias', value: (row) => row.name },
]
