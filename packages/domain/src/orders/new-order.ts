import * as z from 'zod'
import { euros } from '../shared/money.ts'
import { orderChanges } from './order.ts'

const REQUIRED = 'This is required.'

// Nothing paid is 0. An empty amount is no number (ORD-3).
const fields = orderChanges.extend({
  newOrganization: z.boolean().nullish(),
  totalPaid: z.preprocess((value) => (value === '' || value === null ? undefined : value), euros.optional()),
})

/**
 * The body that creates an order (ORD-3): an organization, or first and last name for one that does not exist yet (ORD-4);
 * a product by its id or its name; the day; the amount paid in euro, from 0. Any other field of an order may come along.
 */
export const newOrder = fields.superRefine((sent, context) => {
  const names = { firstName: sent.firstName?.trim(), lastName: sent.lastName?.trim() }
  const required = {
    ...(sent.newOrganization ? names : { organizationId: sent.organizationId }),
    productId: sent.productId ?? sent.product?.trim(),
    dateOrder: sent.dateOrder,
    totalPaid: sent.totalPaid?.toString(),
  }
  for (const [field, value] of Object.entries(required))
    if (!value) context.addIssue({ code: 'custom', path: [field], message: REQUIRED })
  if ((sent.totalPaid ?? 0) < 0)
    context.addIssue({ code: 'custom', path: ['totalPaid'], message: 'Must be 0 or more.' })
})
export type NewOrder = z.output<typeof newOrder>
