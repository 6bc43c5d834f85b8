import { Badge, Group, type SelectProps, Text } from '@mantine/core'
import type { Product } from '@registrar/domain/products/product'
import { Picker } from '#ui/picker'

type Props = Omit<SelectProps, 'data' | 'renderOption'> & { products: Product[] }

/** A select of products, with a badge on subscriptions and retired products (ORD-3). */
export const ProductSelect = ({ products, ...props }: Props) => {
  const byId = new Map(products.map((product) => [product._id, product]))

  return (
    <Picker
      nothingFoundMessage="No product of that name"
      {...props}
      data={products.map(({ _id, name }) => ({ value: _id, label: name }))}
      renderOption={({ option }) => (
        <Group justify="space-between" gap="xs" wrap="nowrap" flex={1}>
          <Text size="sm" lineClamp={1}>
            {option.label}
          </Text>
          <Group gap={4} wrap="nowrap">
            {byId.get(option.value)?.subscription && <ProductBadge label="subscription" />}
            {byId.get(option.value)?.retired && <ProductBadge label="retired" />}
          </Group>
        </Group>
      )}
    />
  )
}

/** Marks a product as a subscription or as retired. */
export const ProductBadge = ({ label }: { label: 'subscription' | 'retired' }) => (
  <Badge tt="none" fw={500} variant={label === 'retired' ? 'default' : 'light'} miw="max-content">
    {label}
  </Badge>
)
