import { Group, Text } from '@mantine/core'
import type { OrderPage } from '@registrar/domain/orders/order-listing'
import { displayEuros } from '@registrar/domain/shared/money'

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

/** The totals of all pages of the list. */
export const OrderTotals = ({ page: { totals, totalItems } }: { page: OrderPage }) => {
  if (totalItems === 0) return null

  return (
    <Group component="section" aria-label="Totals of all pages" gap="4px 24px" justify="flex-end" pt="xs">
      <Text size="sm" c="dimmed">
        All pages
      </Text>
      <Total label="Total" euros={totals.totalAmountOrder} />
      <Total label="Paid" euros={totals.totalPaid} />
      <Total label="Outstanding" euros={totals.outstanding} />
    </Group>
  )
}
