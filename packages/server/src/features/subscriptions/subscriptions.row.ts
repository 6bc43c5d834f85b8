import { paymentState } from '@registrar/domain/subscriptions/payment-periods'
import type { Subscription, SubscriptionStatus } from '@registrar/domain/subscriptions/subscription'
import type { IsoDate } from '@registrar/domain/shared/iso-date'

/** Columns of a subscription and its product under the names of the wire. */
export const subscriptionColumns = [
  'subscriptions.id as _id',
  'subscriptions.organization_id as organizationId',
  'subscriptions.product_id as productId',
  'products.name as productName',
  'subscriptions.plan',
  'subscriptions.status',
  'subscriptions.starting_date as startingDate',
] as const

type SubscriptionRow = Omit<Subscription, 'name' | 'status' | 'missingPayments' | 'nextDueDate'> & { status: string }

/** A selected row with what is missing today; each linked order pays one period. */
export const subscriptionOfRow = (row: SubscriptionRow, today: IsoDate): Subscription => {
  const status = row.status as SubscriptionStatus
  return {
    ...row,
    name: row.productName,
    status,
    ...paymentState({ ...row, status, paidPeriods: row.orderIds.length }, today),
  }
}
