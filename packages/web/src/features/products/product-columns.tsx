import { Text } from '@mantine/core'
import type { Product } from '@registrar/domain/products/product'
import { productListing } from '@registrar/domain/products/product-listing'
import type { Column } from '#ui/data-table'
import { tableColumns } from '#ui/table-columns'
import { ProductActions } from './product-actions.tsx'
import { ProductBadge } from './product-select.tsx'

const columns = tableColumns(productListing, {
  name: {
    cell: (row) => (
      <Text span size="sm" fw={500} c={row.retired ? 'dimmed' : undefined}>
        {row.name}
      </Text>
    ),
  },
  subscription: {
    card: 'bottom',
    cell: (row) => (row.subscription ? <ProductBadge label="subscription" /> : 'One-off'),
  },
  retired: { card: 'bottom', cell: (row) => (row.retired ? <ProductBadge label="retired" /> : 'Yes') },
})

/** The columns of the product list; the last one holds what can be done with a product. */
export const productColumns = (onEdit: (product: Product) => void): Column<Product>[] => [
  ...columns,
  {
    label: 'Actions',
    align: 'right',
    card: 'top',
    isOnScreenOnly: true,
    cell: (row) => <ProductActions product={row} onEdit={onEdit} />,
  },
]
