import { Select } from '@mantine/core'
import { OrganizationSelect } from '#features/organizations'
import { ProductSelect } from '#features/products'
import { useBrands } from '#lib/app-config'
import type { OrderFilters } from './order-list-search.ts'
import { useOrderProducts } from './orders.api.ts'

type Props = { filters: OrderFilters; onChange: (patch: OrderFilters) => void }

const notAvailable = { value: 'N/A', label: 'N/A' }

/** The filters of the order list: organization, brand, product (ORD-8). */
export const OrderFilterControls = ({ filters, onChange }: Props) => {
  const brands = useBrands()
  const products = useOrderProducts()

  return (
    <>
      <OrganizationSelect
        aria-label="Organization"
        placeholder="Select an organization"
        clearable
        extra={[notAvailable]}
        value={filters.organizationId ?? null}
        onChange={(id) => onChange({ organizationId: id ?? undefined })}
        w={{ base: '100%', xs: 240 }}
      />
      <Select
        aria-label="Origin"
        placeholder="Select company origin"
        clearable
        data={[...Object.entries(brands).map(([value, label]) => ({ value, label })), notAvailable]}
        value={filters.from ?? null}
        onChange={(from) => onChange({ from: (from ?? undefined) as OrderFilters['from'] })}
        w={{ base: '100%', xs: 210 }}
      />
      <ProductSelect
        aria-label="Product"
        placeholder="Select a product"
        clearable
        products={products ?? []}
        value={filters.product ?? null}
        onChange={(product) => onChange({ product: product ?? undefined })}
        w={{ base: '100%', xs: 210 }}
      />
    </>
  )
}
