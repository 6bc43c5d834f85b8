import * as z from 'zod'
import { brands } from '../shared/brand.ts'
import { isoDate } from '../shared/iso-date.ts'
import { columnOfField, listingOf, offered, yesNo } from '../shared/listing.ts'
import { pageOf } from '../shared/page.ts'
import { text } from '../shared/text.ts'
import { orderRow } from './order.ts'
import { outstandingOf } from './order-balance.ts'
import { orderFieldTable } from './order-fields.ts'

const field = columnOfField(orderFieldTable)

const checkedText = (value: boolean) => (value ? 'Checked' : 'No')

/** The order list (ORD-7, ORD-8). The filters take `N/A` for orders without any; a product also goes by its name. */
export const orderListing = listingOf(orderRow)({
  title: 'Orders',
  columns: [
    { ...field('company'), sort: true },
    { key: 'organization', label: 'Organization', sort: true, width: 280, value: (row) => row.organizationName },
    { ...field('lastName'), sort: true },
    { ...field('firstName'), sort: true },
    { ...field('email'), sort: true, width: 260 },
    {
      ...field('from'),
      sort: true,
      value: (row, context) => row.from && (context.brands[row.from] ?? row.from),
    },
    { ...field('product'), sort: true, width: 260 },
    { ...field('totalAmountOrder'), sort: true },
    { ...field('amountDeposit'), sort: true },
    { ...field('dateOrder'), sort: true },
    { ...field('paymentTypeDeposit'), sort: true },
    { ...field('amountBalanceToPaid'), sort: true },
    { ...field('dateOfBalance'), sort: true },
    { ...field('paymentTypeBalance'), sort: true },
    { ...field('paidTotaly'), sort: true, value: (row) => checkedText(row.paidTotaly) },
    { ...field('balancePaid'), sort: true, value: (row) => checkedText(row.balancePaid) },
    { ...field('totalPaid'), sort: true },
    { ...field('withVat'), sort: true, value: (row) => checkedText(row.withVat) },
    { ...field('vatNumber'), sort: true },
    { key: 'outstanding', label: 'Outstanding', kind: 'euros', sort: true, value: outstandingOf },
    { ...field('noVat'), place: 'file', value: (row) => checkedText(row.noVat) },
    { ...field('toInvoice'), place: 'file' },
    { key: 'organizationName', label: 'Organization', place: 'alias' },
    { key: 'createdAt', label: 'Created At', place: 'file', sort: 'desc', kind: 'day' },
  ],
  filters: {
    organizationId: offered('Organization', text(100)),
    from: offered('Origin', z.enum([...brands, 'N/A'])),
    product: offered('Product', text(300)),
    /** ordered on or after, and on or before this day */
    orderedFrom: offered('Ordered from', isoDate),
    orderedTo: offered('Ordered until', isoDate),
    /** whether something of it is not paid yet */
    outstanding: yesNo('Outstanding', 'Not fully paid', 'Nothing left'),
    /** made by this import */
    importId: offered('Import', text(100)),
  },
})

/** `orderIds`: only these orders. */
export const orderSearchBody = orderListing.searchBody.extend({ orderIds: z.array(text(100)).max(1000).nullish() })
export type OrderSearch = z.output<typeof orderSearchBody>
export type OrderSearchInput = z.input<typeof orderSearchBody>

/** Sums over all pages of a search, in euro. `outstanding` adds up what is not paid yet, per order never less than 0. */
export const orderTotals = z.object({ totalAmountOrder: z.number(), totalPaid: z.number(), outstanding: z.number() })
export type OrderTotals = z.output<typeof orderTotals>

/** The sums of one month of orders; the month is null for orders without a day. */
export const orderMonth = orderTotals.extend({ month: z.string().nullable(), orders: z.int() })
export type OrderMonth = z.output<typeof orderMonth>

/** `totals` are the sums of all pages; `POST /order/totals` answers them alone. */
export const orderPage = pageOf(orderRow).extend({ totals: orderTotals })
export type OrderPage = z.output<typeof orderPage>
