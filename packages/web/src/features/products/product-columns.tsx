import { Text } from '@mantine/core'
import type { Product } from '@registrar/domain/products/product'
import { type FilterField, yesNoOptions } from '#lib/filter-field'
import type { Column } from '#ui/data-table'
import { ProductActions } from './product-actions.tsx'
import type { ProductListState } from './product-list-search.ts'
import { ProductBadge } from './product-select.tsx'

/** The columns of the product list; the last one holds what can be done with a product. */
export const productColumns = (onEdit: (product: Product) => void): Column<Product>[] => [
  {
    label: 'Name',
    sortField: 'name',
    cell: (row) => (
      <Text span size="sm" fw={500} c={row.retired ? 'dimmed' : undefined}>
        {row.name}
      </Text>
    ),
  },
  {
    label: 'Kind',
    sortField: 'subscription',
    card: 'bottom',
    cell: (row) => (row.subscription ? <ProductBadge label="subscription" /> : 'One-off'),
  },
  {
    label: 'Offered',
    sortField: 'retired',
    card: 'bottom',
    cell: (row) => (row.retired ? <ProductBadge label="retired" /> : 'Yes'),
  },
  {
    label: 'Actions',
    align: 'right',
    card: 'top',
    isOnScreenOnly: true,
    cell: (row) => <ProductActions product={row} onEdit={onEdit} />,
  },
]

/** The filters of the product list. */
export const productFilterFields: FilterField<ProductListState>[] = [
  { name: 'subscription', label: 'Kind', options: yesNoOptions('Subscription', 'One-off') },
  {
    name: 'retired',
    label: 'Offered',
    options: [
      { value: false, label: 'Offered' },
      { value: true, label: 'Retired' },
    ],
  },
]
