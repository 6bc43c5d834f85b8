import type { Order, OrderAmount, OrderRow } from '@registrar/domain/orders/order'
import { orderFieldTable } from '@registrar/domain/orders/order-fields'
import { columnByField } from '@registrar/domain/shared/field'
import { toEuros } from '@registrar/domain/shared/money'
import type { RecordKind } from '#platform/commands/lock-record'
import { versionOf } from '#platform/commands/record-version'
import { columnsOf, columnValues, recordColumn } from '#platform/database/columns'

/** How the change log names an order, and where orders are kept. */
export const orderRecord = { type: 'order', table: 'orders' } as const satisfies RecordKind

const { product: _writtenName, comment: _, ...listedColumn } = columnByField(orderFieldTable, 'orders')

/** Columns of a list row under the API's field names, but for product and subscription. */
export const orderRowColumns = [
  ...columnsOf('orders', recordColumn, ['_id', 'createdAt', 'updatedAt']),
  ...columnsOf('orders', { ...listedColumn, organizationName: 'organization_name' } as const),
  versionOf('orders'),
]

/** A row as it is selected: its amounts are cents. */
export type SelectedOrder = Omit<OrderRow, 'from'> & { from: string | null }

type Selected = Record<OrderAmount, number> & { from: string | null }

/** A selected row with its amounts in euro. A check constraint of the table allows `from` only the two brands. */
export const orderOfRow = <R extends Selected>(row: R): Omit<R, 'from'> & Pick<Order, 'from'> => ({
  ...row,
  from: row.from as Order['from'],
  totalAmountOrder: toEuros(row.totalAmountOrder),
  amountDeposit: toEuros(row.amountDeposit),
  amountBalanceToPaid: toEuros(row.amountBalanceToPaid),
  totalPaid: toEuros(row.totalPaid),
})

/** The columns that a set of API fields is written to. */
export const orderValues = columnValues(orderFieldTable, 'orders')
