import { Text, VisuallyHidden } from '@mantine/core'
import { orderListing } from '@registrar/domain/orders/order-listing'
import type { OrderRow } from '@registrar/domain/orders/order'
import type { Brands } from '#lib/app-config'
import { DueDate } from '#ui/due-date'
import { choosableColumns } from '#ui/table-columns'

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

const balanceDate = (row: OrderRow) => (
  <DueDate date={row.dateOfBalance} isDone={row.balancePaid || row.paidTotaly || !row.amountBalanceToPaid} />
)

/** The columns of the order list (ORD-7). */
export const orderColumns = (brands: Brands) =>
  choosableColumns(orderListing, {
    company: { cell: companyCell },
    organization: { cell: (row) => row.organizationName ?? <NotAvailable /> },
    from: { cell: (row) => (row.from ? brands[row.from] : <NotAvailable />) },
    product: { card: 'bottom' },
    totalAmountOrder: { card: 'top' },
    dateOrder: { card: 'bottom' },
    dateOfBalance: { cell: balanceDate },
  })
