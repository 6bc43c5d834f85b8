import * as z from 'zod'
import { brands } from '../shared/brand.ts'
import { isoDate, optionalIsoDate } from '../shared/iso-date.ts'
import { optionalEuros } from '../shared/money.ts'
import { optionalCode, optionalText, text } from '../shared/text.ts'
import { loadedVersion, recordVersion } from '../shared/version.ts'

const optionalId = z.preprocess((value) => (value === '' ? null : value), text(100).nullable())

/** The amounts of an order, each in euro. */
export const orderAmounts = ['totalAmountOrder', 'amountDeposit', 'amountBalanceToPaid', 'totalPaid'] as const
export type OrderAmount = (typeof orderAmounts)[number]

/** The fields of an order that a client may write. `paidTotaly` is spelt so in the API (ORD-1). */
export const orderFields = z.object({
  company: optionalText(300),
  organizationId: optionalId,
  lastName: optionalText(200),
  firstName: optionalText(200),
  email: optionalText(254),
  /** the brand it came through */
  from: optionalCode(brands),
  productId: optionalId,
  /** the product's name; one that the catalogue does not have is kept as it is written */
  product: optionalText(300),
  totalAmountOrder: optionalEuros,
  amountDeposit: optionalEuros,
  dateOrder: optionalIsoDate,
  paymentTypeDeposit: optionalText(200),
  amountBalanceToPaid: optionalEuros,
  dateOfBalance: optionalIsoDate,
  paymentTypeBalance: optionalText(200),
  toInvoice: optionalText(2000),
  totalPaid: optionalEuros,
  paidTotaly: z.boolean(),
  balancePaid: z.boolean(),
  noVat: z.boolean(),
  withVat: z.boolean(),
  vatNumber: optionalText(50),
  comment: optionalText(20_000),
})

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
