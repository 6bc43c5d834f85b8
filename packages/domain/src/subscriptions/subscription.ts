import * as z from 'zod'
import { isoDate } from '../shared/iso-date.ts'
import { filter } from '../shared/page.ts'
import { text } from '../shared/text.ts'
import { loadedVersion, recordVersion } from '../shared/version.ts'

/** The status of a subscription, chosen freely by staff (SUB-1). */
export const subscriptionStatuses = ['CURRENT', 'CANCELLED', 'UNPAID'] as const
export type SubscriptionStatus = (typeof subscriptionStatuses)[number]

/** Months of a plan: the bounds, and the value that the form starts with (SUB-2). */
export const planMonths = { min: 1, max: 60, byDefault: 6 } as const

const id = text(100).min(1, 'This is required.')

/** The body that creates a subscription (SUB-2). */
export const newSubscription = z.object({
  organizationId: id,
  productId: id,
  /** months from one payment to the next */
  plan: z.int().min(planMonths.min, 'From 1 to 60 months.').max(planMonths.max, 'From 1 to 60 months.'),
  startingDate: isoDate,
})
export type NewSubscription = z.output<typeof newSubscription>

/** The body of a change: the id of an order to link or to unlink, or a status (SUB-1, SUB-5, API-10). */
export const subscriptionChanges = z.object({
  addedOrder: filter(text(100)),
  deletedOrder: filter(text(100)),
  status: z.enum(subscriptionStatuses).optional(),
  ...loadedVersion,
})
export type SubscriptionChanges = z.output<typeof subscriptionChanges>

export const subscriptionSearchBody = z.object({ organizationId: id })
export type SubscriptionSearch = z.output<typeof subscriptionSearchBody>

export const subscription = z.object({
  _id: z.string(),
  ...recordVersion,
  organizationId: z.string(),
  productId: z.string(),
  productName: z.string(),
  /** the product's name */
  name: z.string(),
  plan: z.int(),
  status: z.enum(subscriptionStatuses),
  missingPayments: z.int(),
  startingDate: isoDate,
  nextDueDate: isoDate.nullable(),
  /** linked orders, oldest first */
  orderIds: z.array(z.string()),
})
export type Subscription = z.output<typeof subscription>
