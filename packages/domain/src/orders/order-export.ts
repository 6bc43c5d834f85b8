import type { ExportColumn, ExportColumns } from '../shared/export.ts'
import type { OrderAmount, OrderRow } from './order.ts'
import type { OrderSearch } from './order-search.ts'

const euros = (key: OrderAmount, label: string): ExportColumn<OrderRow> => ({
  key,
  label,
  kind: 'euros',
  value: (row) => row[key],
})

const checked = (key: 'paidTotaly' | 'balancePaid' | 'withVat' | 'noVat', label: string): ExportColumn<OrderRow> => ({
  key,
  label,
  value: (row) => (row[key] ? 'Checked' : 'No'),
})

/** The columns of an export of orders: those of the list (ORD-7), then the rest of a row. */
export const orderExportColumns: ExportColumns<OrderSearch, OrderRow> = () => [
  { key: 'company', label: 'Company', value: (row) => row.company },
  { key: 'organization', label: 'Organization', value: (row) => row.organizationName },
  { key: 'lastName', label: 'Last name', value: (row) => row.lastName },
  { key: 'firstName', label: 'First name', value: (row) => row.firstName },
  { key: 'email', label: 'Email', value: (row) => row.email },
  { key: 'from', label: 'Origin', value: (row, { brands }) => row.from && (brands[row.from] ?? row.from) },
  { key: 'product', label: 'Product', value: (row) => row.product },
  euros('totalAmountOrder', 'Total amount'),
  euros('amountDeposit', 'Deposit'),
  { key: 'dateOrder', label: 'Order date', kind: 'day', value: (row) => row.dateOrder },
  { key: 'paymentTypeDeposit', label: 'Payment type (deposit)', value: (row) => row.paymentTypeDeposit },
  euros('amountBalanceToPaid', 'Balance to pay'),
  { key: 'dateOfBalance', label: 'Balance date', kind: 'day', value: (row) => row.dateOfBalance },
  { key: 'paymentTypeBalance', label: 'Payment type (balance)', value: (row) => row.paymentTypeBalance },
  checked('paidTotaly', 'Paid totally'),
  checked('balancePaid', 'Balance paid'),
  euros('totalPaid', 'Total paid'),
  checked('withVat', 'With VAT'),
  { key: 'vatNumber', label: 'VAT number', value: (row) => row.vatNumber },
  checked('noVat', 'No VAT'),
  { key: 'toInvoice', label: 'To invoice', value: (row) => row.toInvoice },
  { key: 'organizationName', label: 'Organization', isAlias: true, value: (row) => row.organizationName },
  { key: 'createdAt', label: 'Created At', kind: 'day', value: (row) => row.createdAt },
]
