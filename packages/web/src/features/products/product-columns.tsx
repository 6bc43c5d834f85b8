import { Group, Text } from '@mantine/core'
import type { Product } from '@registrar/domain/products/product'
import { productListing } from '@registrar/domain/products/product-listing'
import { productsCalls } from '@registrar/domain/products/products.calls'
import { IconArchive, IconArchiveOff, IconPencil, IconTrash } from '@tabler/icons-react'
import type { Column } from '#ui/data-table'
import { IconButton } from '#ui/icon-button'
import { tableColumns } from '#ui/table-columns'
import { HistoryButton } from '#features/history'
import { confirmDelete } from '#ui/confirm'
import { Permitted } from '#ui/permitted'
import { ProductBadge } from './product-select.tsx'
import { useRemoveProduct, useUpdateProduct } from './products.api.ts'

type Props = { product: Product; onEdit: (product: Product) => void }

/** What can be done with a product: rename, retire, show its history, delete. */
const ProductActions = ({ product, onEdit }: Props) => {
  const { _id: id, name, retired } = product
  const retire = useUpdateProduct(retired ? `${name} is offered again` : `${name} is retired`)
  const remove = useRemoveProduct(id)

  const confirmAndRemove = async () => {
    if (await confirmDelete(`This deletes the product ${name}.`)) remove.mutate(undefined)
  }

  const retireLabel = retired ? 'Offer again' : 'Retire'
  const RetireIcon = retired ? IconArchiveOff : IconArchive

  return (
    <Group gap={4} justify="flex-end" wrap="nowrap">
      <Permitted call={productsCalls.updateProduct}>
        <IconButton icon={IconPencil} tooltip="Rename" aria-label={`Rename ${name}`} onClick={() => onEdit(product)} />
        <IconButton
          icon={RetireIcon}
          tooltip={retireLabel}
          aria-label={`${retireLabel} ${name}`}
          loading={retire.isPending}
          onClick={() => retire.mutate({ product, retired: !retired })}
        />
      </Permitted>
      <HistoryButton recordType="product" recordId={id} name={name} />
      <Permitted call={productsCalls.removeProduct}>
        <IconButton
          icon={IconTrash}
          tooltip="Delete"
          color="red"
          aria-label={`Delete ${name}`}
          onClick={() => void confirmAndRemove()}
        />
      </Permitted>
    </Group>
  )
}

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
