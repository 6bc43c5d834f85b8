import { ActionIcon, Group, Text, Tooltip } from '@mantine/core'
import type { Product } from '@registrar/domain/products/product'
import { IconArchive, IconArchiveOff, IconPencil, IconTrash } from '@tabler/icons-react'
import { HistoryButton } from '#features/history'
import { confirmDelete } from '#ui/confirm'
import { PlainTable } from '#ui/plain-table'
import { ProductBadge } from './product-select.tsx'
import { useRemoveProduct, useUpdateProduct } from './products.api.ts'

const headings = [
  { label: 'Name' },
  { label: 'Kind' },
  { label: 'Offered' },
  { label: 'Actions', align: 'right' as const },
]

type RowProps = { product: Product; onEdit: (product: Product) => void }

const ProductActions = ({ product, onEdit }: RowProps) => {
  const { _id: id, name, retired } = product
  const retire = useUpdateProduct(retired ? `${name} is offered again` : `${name} is retired`)
  const remove = useRemoveProduct()

  const confirmAndRemove = async () => {
    if (await confirmDelete(`This deletes the product ${name}.`)) remove.mutate(id)
  }

  const retireLabel = retired ? 'Offer again' : 'Retire'
  const RetireIcon = retired ? IconArchiveOff : IconArchive

  return (
    <Group gap={4} justify="flex-end" wrap="nowrap">
      <Tooltip label="Rename">
        <ActionIcon aria-label={`Rename ${name}`} onClick={() => onEdit(product)}>
          <IconPencil size={17} stroke={1.6} />
        </ActionIcon>
      </Tooltip>
      <Tooltip label={retireLabel}>
        <ActionIcon
          aria-label={`${retireLabel} ${name}`}
          loading={retire.isPending}
          onClick={() => retire.mutate({ product, retired: !retired })}
        >
          <RetireIcon size={17} stroke={1.6} />
        </ActionIcon>
      </Tooltip>
      <HistoryButton recordType="product" recordId={id} name={name} />
      <Tooltip label="Delete">
        <ActionIcon color="red" aria-label={`Delete ${name}`} onClick={() => void confirmAndRemove()}>
          <IconTrash size={17} stroke={1.6} />
        </ActionIcon>
      </Tooltip>
    </Group>
  )
}

const ProductRow = ({ product, onEdit }: RowProps) => (
  <tr>
    <td>
      <Text span size="sm" fw={500} c={product.retired ? 'dimmed' : undefined}>
        {product.name}
      </Text>
    </td>
    <td>{product.subscription ? <ProductBadge label="subscription" /> : 'One-off'}</td>
    <td>{product.retired ? <ProductBadge label="retired" /> : 'Yes'}</td>
    <td data-align="right">
      <ProductActions product={product} onEdit={onEdit} />
    </td>
  </tr>
)

/** The table of products with their actions: rename, retire, delete. */
export const ProductTable = ({ products, onEdit }: { products: Product[]; onEdit: RowProps['onEdit'] }) => (
  <PlainTable label="Products" headings={headings}>
    {products.map((product) => (
      <ProductRow key={product._id} product={product} onEdit={onEdit} />
    ))}
  </PlainTable>
)
