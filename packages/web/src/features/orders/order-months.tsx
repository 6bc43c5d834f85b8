import { displayMonth } from '@registrar/domain/shared/iso-date'
import { displayEuros } from '@registrar/domain/shared/money'
import { formatCount } from '@registrar/domain/shared/count-text'
import { useQuery } from '@tanstack/react-query'
import { PlainTable } from '#ui/plain-table'
import { QueryResult } from '#ui/query-result'
import { orderMonthsQuery } from './orders.api.ts'

const headings = [
  { label: 'Month' },
  { label: 'Orders', align: 'right' as const },
  { label: 'Total', align: 'right' as const },
  { label: 'Paid', align: 'right' as const },
  { label: 'Outstanding', align: 'right' as const },
]

/** The sums of all orders that a search finds, by the month of the order (ORD-14). */
export const OrderMonths = ({ query }: { query: object }) => (
  <QueryResult
    query={useQuery(orderMonthsQuery(query))}
    failureMessage="Error fetching the sums by month"
    empty="No orders"
  >
    {(months) => (
      <PlainTable label="Orders by month" headings={headings}>
        {months.map(({ month, orders, totalAmountOrder, totalPaid, outstanding }) => (
          <tr key={month ?? 'none'}>
            <td>{month ? displayMonth(`${month}-01`) : 'No order date'}</td>
            <td data-align="right">{formatCount(orders)}</td>
            <td data-align="right">{displayEuros(totalAmountOrder)}</td>
            <td data-align="right">{displayEuros(totalPaid)}</td>
            <td data-align="right">{displayEuros(outstanding)}</td>
          </tr>
        ))}
      </PlainTable>
    )}
  </QueryResult>
)
