import * as z from 'zod'
import { brands } from '../shared/brand.ts'
import { listingOf, offered } from '../shared/listing.ts'
import { pageOf } from '../shared/page.ts'
import { text } from '../shared/text.ts'
import { orderRow } from './order.ts'

const checkedText = (value: boolean) => (value ? 'Checked' : 'No')

/** The order list (ORD-7, ORD-8). The filters take `N/A` for orders without any; a product also goes by its name. */
export const orderListing = listingOf(orderRow)({
  title: 'Orders',
  columns: [
    { key: 'company', label: 'Company', sort: true },
    { key: 'organization', label: 'Organization', sort: true, width: 280, value: (row) => row.organizationName },
    { key: 'lastName', label: 'Last name', sort: true },
    { key: 'firstName', label: 'First name', sort: true },
    { key: 'email', label: 'Email', sort: true, width: 260 },
    {
      key: 'from',
      label: 'Origin',
      sort: true,
      value: (row, context) => row.from && (context.brands[row.from] ?? row.from),
    },
    { key: 'product', label: 'Product', sort: true, width: 260 },
    { key: 'totalAmountOrder', label: 'Total amount', sort: true, kind: 'euros' },
    { key: 'amountDeposit', label: 'Deposit', sort: true, kind: 'euros' },
    { key: 'dateOrder', label: 'Order date', sort: true, kind: 'day' },
    { key: 'paymentTypeDeposit', label: 'Payment type (deposit)', sort: true },
    { key: 'amountBalanceToPaid', label: 'Balance to pay', sort: true, kind: 'euros' },
    { key: 'dateOfBalance', label: 'Balance date', sort: true, kind: 'day' },
    { key: 'paymentTypeBalance', label: 'Payment type (balance)', sort: true },
    { key: 'paidTotaly', label: 'Paid totally', sort: true, value: (row) => checkedText(row.paidTotaly) },
    { key: 'balancePaid', label: 'Balance paid', sort: true, value: (row) => checkedText(row.balancePaid) },
    { key: 'totalPaid', label: 'Total paid', sort: true, kind: 'euros' },
    { key: 'withVat', label: 'With VAT', sort: true, value: (row) => checkedText(row.withVat) },
    { key: 'vatNumber', label: 'VAT number', sort: true },
    { key: 'noVat', label: 'No VAT', place: 'file', value: (row) => checkedText(row.noVat) },
    { key: 'toInvoice', label: 'To invoice', place: 'file' },
    { key: 'organizationName', label: 'Organization', place: 'alias' },
    { key: 'createdAt', label: 'Created At', place: 'file', sort: 'desc', kind: 'day' },
  ],
  filters: {
    organizationId: offered('Organization', text(100)),
    from: offered('Origin', z.enum([...brands, 'N/A'])),
    product: offered('Product', text(300)),
  },
})

/** `orderIds`: only these orders. */
export const orderSearchBody = orderListing.searchBody.extend({ orderIds: z.array(text(100)).max(1000).nullish() })
export type OrderSearch = z.output<typeof orderSearchBody>
export type OrderSearchInput = z.input<typeof orderSearchBody>

/** Sums over all pages of a search, in euro. `outstanding` adds up what is not paid yet, per order never less than 0. */
export const orderTotals = z.object({ totalAmountOrder: z.number(), totalPaid: z.number(), outstanding: z.number() })
export type OrderTotals = z.output<typeof orderTotals>

/** `totals` are the sums of all pages; `POST /order/totals` answers them alone. */
export const orderPage = pageOf(orderRow).extend({ totals: orderTotals })
export type OrderPage = z.output<typeof orderPage>
