import { Anchor, Button, Group, Text } from '@mantine/core'
import type { OrderRow } from '@registrar/domain/orders/order'
import { displayDate } from '@registrar/domain/shared/iso-date'
import { displayEuros } from '@registrar/domain/shared/money'
import type { Subscription } from '@registrar/domain/subscriptions/subscription'
import { subscriptionsCalls } from '@registrar/domain/subscriptions/subscriptions.calls'
import { IconExternalLink } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Permitted } from '#ui/permitted'
import { PlainTable } from '#ui/plain-table'
import { QueryResult } from '#ui/query-result'
import { orderName } from './order-name.ts'
import { linkedOrdersQuery, useUnlinkOrder } from './subscriptions.api.ts'
import classes from './subscriptions.module.css'

type RowProps = { order: OrderRow; unlink: (id: string) => void; isBusy: boolean }

const LinkedOrderActions = ({ order, unlink, isBusy }: RowProps) => {
  const label = `${orderName(order)}, ${displayDate(order.dateOrder)}`

  return (
    <Group gap={12} wrap="nowrap">
      <Permitted call={subscriptionsCalls.updateSubscription}>
        <Button
          variant="default"
          c="var(--app-red-text)"
          size="compact-sm"
          disabled={isBusy}
          aria-label={`Unlink ${label}`}
          onClick={() => unlink(order._id)}
        >
          Unlink
        </Button>
      </Permitted>
      <Anchor
        href={`/order/${order._id}`}
        target="_blank"
        rel="noreferrer"
        size="sm"
        aria-label={`View ${label} in a new tab`}
        className={classes.view}
      >
        View <IconExternalLink size={14} stroke={1.75} aria-hidden />
      </Anchor>
    </Group>
  )
}

const headings = [
  { label: 'Date order' },
  { label: 'Name' },
  { label: 'Amount', align: 'right' as const },
  { label: 'Actions' },
]

/** The orders that pay for a subscription, oldest first. */
export const LinkedOrders = ({ subscription, label }: { subscription: Subscription; label: string }) => {
  const { orderIds } = subscription
  const query = useQuery({
    ...linkedOrdersQuery(orderIds),
    enabled: orderIds.length > 0,
    placeholderData: (before) => before?.filter((one) => orderIds.includes(one._id)),
  })
  const unlink = useUnlinkOrder(subscription._id)

  if (orderIds.length === 0)
    return (
      <Text size="sm" c="dimmed">
        No payments yet
      </Text>
    )

  return (
    <QueryResult query={query} failureMessage="Failed to fetch order details" empty="No payments yet">
      {(orders) => (
        <PlainTable label={`Orders of ${label}`} headings={headings}>
          {orders.map((order) => (
            <tr key={order._id}>
              <td>{displayDate(order.dateOrder)}</td>
              <td>{orderName(order)}</td>
              <td data-align="right">{displayEuros(order.totalPaid)}</td>
              <td>
                <LinkedOrderActions order={order} unlink={unlink.mutate} isBusy={unlink.isPending} />
              </td>
            </tr>
          ))}
        </PlainTable>
      )}
    </QueryResult>
  )
}
