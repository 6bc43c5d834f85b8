import { Text, VisuallyHidden } from '@mantine/core'
import type { OrderRow } from '@registrar/domain/orders/order'
import { type OrderColumn, orderColumns } from '@registrar/domain/orders/order-search'
import { displayDate } from '@registrar/domain/shared/iso-date'
import { displayEuros } from '@registrar/domain/shared/money'
import type { Brands } from '#lib/app-config'
import type { Column } from '#ui/data-table'
import { DueDate } from '#ui/due-date'

const NotAvailable = () => (
  <Text span size="sm" c="dimmed">
    N/A
  </Text>
)

// The first cell is the row's link, so it needs an accessible name even when the order names nobody.
const companyCell = (row: OrderRow) =>
  row.company ||
  [row.firstName, row.lastName].filter(Boolean).join(' ') ||
  row.organizationName || (
    <>
      <Text span c="dimmed" aria-hidden>
        –
      </Text>
      <VisuallyHidden>Order of an unnamed customer</VisuallyHidden>
    </>
  )

const checkedText = (isOn: boolean) => (isOn ? 'Checked' : 'No')

type ColumnDeclaration = Omit<Column<OrderRow>, 'sortField'>

const columnsOf = (brands: Brands): Record<OrderColumn, ColumnDeclaration> => ({
  company: { label: 'Company', cell: companyCell },
  organization: { label: 'Organization', maxWidth: 280, cell: (row) => row.organizationName ?? <NotAvailable /> },
  lastName: { label: 'Last name', cell: (row) => row.lastName },
  firstName: { label: 'First name', cell: (row) => row.firstName },
  email: { label: 'Email', maxWidth: 260, cell: (row) => row.email },
  from: { label: 'Origin', cell: (row) => (row.from ? brands[row.from] : <NotAvailable />) },
  product: { label: 'Product', maxWidth: 260, card: 'bottom', cell: (row) => row.product },
  totalAmountOrder: {
    label: 'Total amount',
    align: 'right',
    card: 'top',
    cell: (row) => displayEuros(row.totalAmountOrder),
  },
  amountDeposit: { label: 'Deposit', align: 'right', cell: (row) => displayEuros(row.amountDeposit) },
  dateOrder: { label: 'Order date', card: 'bottom', cell: (row) => displayDate(row.dateOrder) },
  paymentTypeDeposit: { label: 'Payment type (deposit)', cell: (row) => row.paymentTypeDeposit },
  amountBalanceToPaid: {
    label: 'Balance to pay',
    align: 'right',
    cell: (row) => displayEuros(row.amountBalanceToPaid),
  },
  dateOfBalance: {
    label: 'Balance date',
    cell: (row) => (
      <DueDate date={row.dateOfBalance} isDone={row.balancePaid || row.paidTotaly || !row.amountBalanceToPaid} />
    ),
  },
  paymentTypeBalance: { label: 'Payment type (balance)', cell: (row) => row.paymentTypeBalance },
  paidTotaly: { label: 'Paid totally', cell: (row) => checkedText(row.paidTotaly) },
  balancePaid: { label: 'Balance paid', cell: (row) => checkedText(row.balancePaid) },
  totalPaid: { label: 'Total paid', align: 'right', cell: (row) => displayEuros(row.totalPaid) },
  withVat: { label: 'With VAT', cell: (row) => checkedText(row.withVat) },
  vatNumber: { label: 'VAT number', cell: (row) => row.vatNumber },
})

/** The columns in their order, each with its sort key (ORD-7). */
export const orderListColumns = (brands: Brands): (Column<OrderRow> & { sortField: OrderColumn })[] => {
  const declared = columnsOf(brands)
  return orderColumns.map((sortField) => ({ ...declared[sortField], sortField }))
}
