import * as z from 'zod'
import { type FieldOfKind, shapeOf } from '../shared/field.ts'
import { isoDate } from '../shared/iso-date.ts'
import { loadedVersion, recordVersion } from '../shared/version.ts'
import { orderFieldTable } from './order-fields.ts'

/** The amounts of an order, each in euro. */
export type OrderAmount = FieldOfKind<typeof orderFieldTable, 'euros'>

/** The fields of an order that a client may write. `paidTotaly` is spelt so in the API (ORD-1). */
const orderFields = z.object(shapeOf(orderFieldTable))

/** The body of a change: any of the fields (API-4, API-10). */
export const orderChanges = orderFields.partial().extend(loadedVersion)
export type OrderChanges = z.output<typeof orderChanges>

/** The whole record, as GET and PUT answer it. */
export const order = z.object({
  _id: z.string(),
  ...recordVersion,
  ...orderFields.shape,
  totalAmountOrder: z.number(),
  amountDeposit: z.number(),
  amountBalanceToPaid: z.number(),
  totalPaid: z.number(),
  dateOrder: isoDate.nullable(),
  dateOfBalance: isoDate.nullable(),
  /** the organization's current name */
  organizationName: z.string().nullable(),
  /** the subscription of which it pays a period */
  subscriptionId: z.string().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type Order = z.output<typeof order>

/** A row of a list of orders: all but the comment. */
export const orderRow = order.omit({ comment: true })
export type OrderRow = z.output<typeof orderRow>
