import { paymentState } from '@registrar/domain/subscriptions/payment-periods'
import type { Subscription, SubscriptionStatus } from '@registrar/domain/subscriptions/subscription'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import type { RecordKind } from '#platform/commands/lock-record'
import { versionOf } from '#platform/commands/record-version'

/** How the change log names a subscription, and where subscriptions are kept. */
export const subscriptionRecord = { type: 'subscription', table: 'subscriptions' } as const satisfies RecordKind

/** Columns of a subscription and its product under the API's field names. */
export const subscriptionColumns = [
  'subscriptions.id as _id',
  'subscriptions.organization_id as organizationId',
  'subscriptions.product_id as productId',
  'products.name as productName',
  'subscriptions.plan',
  'subscriptions.status',
  'subscriptions.starting_date as startingDate',
  versionOf('subscriptions'),
] as const

type SubscriptionRow = Omit<Subscription, 'name' | 'status' | 'missingPayments' | 'nextDueDate'> & { status: string }

/** A selected row with its name and what is missing today (SUB-4). */
export const subscriptionOfRow = (row: SubscriptionRow, today: IsoDate): Subscription => {
  const status = row.status as SubscriptionStatus

  return {
    ...row,
    name: row.productName,
    status,
    ...paymentState({ ...row, status, paidPeriods: row.orderIds.length }, today),
  }
}
