import { Anchor, Button, Group, Table, Text } from '@mantine/core'
import '@mantine/core/styles/Table.layer.css'
import type { OrderRow } from '@registrar/domain/orders/order'
import { displayDate } from '@registrar/domain/shared/iso-date'
import { displayEuros } from '@registrar/domain/shared/money'
import type { Subscription } from '@registrar/domain/subscriptions/subscription'
import { subscriptionsCalls } from '@registrar/domain/subscriptions/subscriptions.calls'
import { IconExternalLink } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Permitted } from '#ui/permitted'
import { QueryResult } from '#ui/query-result'
import { orderName } from './order-name.ts'
import { linkedOrdersQuery, useUnlinkOrder } from './subscriptions.api.ts'
import classes from './subscriptions.module.css'

type RowProps = { order: OrderRow; unlink: (id: string) => void; isBusy: boolean }

const LinkedOrderActions = ({ order, unlink, isBusy }: RowProps) => {
  const label = `${orderName(order)}, ${displayDate(order.dateOrder)}`

  return (
    <Group gap={12} justify="flex-end" wrap="nowrap">
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
        <Table verticalSpacing={4} horizontalSpacing="md" className={classes.orders} aria-label={`Orders of ${label}`}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Date order</Table.Th>
              <Table.Th>Name</Table.Th>
              <Table.Th ta="right">Amount</Table.Th>
              <Table.Th ta="right">Actions</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {orders.map((order) => (
              <Table.Tr key={order._id}>
                <Table.Td>{displayDate(order.dateOrder)}</Table.Td>
                <Table.Td>{orderName(order)}</Table.Td>
                <Table.Td ta="right">{displayEuros(order.totalPaid)}</Table.Td>
                <Table.Td>
                  <LinkedOrderActions order={order} unlink={unlink.mutate} isBusy={unlink.isPending} />
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </QueryResult>
  )
}
