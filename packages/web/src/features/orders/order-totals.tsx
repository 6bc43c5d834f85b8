import { Group, Text } from '@mantine/core'
import type { OrderPage } from '@registrar/domain/orders/order-search'
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

/** The sums over all pages of what the list shows; a search that finds very many rows is answered without them. */
export const OrderTotals = ({ page: { totals, totalItems } }: { page: OrderPage }) => {
  if (totalItems === 0) return null
  return (
    <Group component="section" aria-label="Sums of all pages" gap="4px 24px" justify="flex-end" pt="xs">
      <Text size="sm" c="dimmed">
        {totals ? 'Of all pages' : 'Narrow the search to see the sums'}
      </Text>
      {totals && (
        <>
          <Total label="Total" euros={totals.totalAmountOrder} />
          <Total label="Paid" euros={totals.totalPaid} />
          <Total label="Outstanding" euros={totals.outstanding} />
        </>
      )}
    </Group>
  )
}
