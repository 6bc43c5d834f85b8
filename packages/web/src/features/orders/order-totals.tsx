import { Button, Group, Text } from '@mantine/core'
import type { OrderPage } from '@registrar/domain/orders/order-listing'
import { displayEuros } from '@registrar/domain/shared/money'
import { useState } from 'react'
import { Dialog } from '#ui/dialog'
import { OrderMonths } from './order-months.tsx'

const Total = ({ label, euros }: { label: string; euros: number }) => (
  <Text size="sm" style={{ fontVariantNumeric: 'tabular-nums' }}>
    <Text span c="dimmed">
      {label}
    </Text>{' '}
    <Text span fw={600}>
      {displayEuros(euros)}
    </Text>
  </Text>
)

type Props = { page: OrderPage; /** the search whose orders are added up */ query: object }

/** The totals of all pages of the list, and by month. */
export const OrderTotals = ({ page: { totals, totalItems }, query }: Props) => {
  const [isOpen, setOpen] = useState(false)
  if (totalItems === 0) return null

  return (
    <Group component="section" aria-label="Totals of all pages" gap="4px 24px" justify="flex-end" pt="xs">
      <Text size="sm" c="dimmed">
        All pages
      </Text>
      <Total label="Total" euros={totals.totalAmountOrder} />
      <Total label="Paid" euros={totals.totalPaid} />
      <Total label="Outstanding" euros={totals.outstanding} />
      <Button variant="default" size="compact-sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        By month
      </Button>
      <Dialog opened={isOpen} onClose={() => setOpen(false)} title="Orders by month" size="lg">
        <OrderMonths query={query} />
      </Dialog>
    </Group>
  )
}
