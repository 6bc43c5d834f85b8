import { OrganizationFilter, OrganizationName } from '#features/organizations'
import { ProductSelect } from '#features/products'
import { useBrands } from '#lib/app-config'
import { type FilterControlProps, type FilterField, filterOptions } from '#lib/filter-field'
import type { OrderListState } from './order-list-search.ts'
import { useOrderProducts } from './orders.api.ts'

const notAvailable = { value: 'N/A', label: 'N/A' }

const OrganizationOrNone = (props: FilterControlProps<OrderListState>) => (
  <OrganizationFilter {...props} extra={[notAvailable]} />
)

const ProductFilter = ({ values, set, label, isInline }: FilterControlProps<OrderListState>) => (
  <ProductSelect
    {...(isInline ? { 'aria-label': label, w: 210 } : { label, comboboxProps: { withinPortal: false } })}
    placeholder="Select a product"
    clearable
    products={useOrderProducts() ?? []}
    value={values.product ?? null}
    onChange={(product) => set({ product: product ?? undefined })}
  />
)

const ProductName = ({ id }: { id: string }) => useOrderProducts()?.find(({ _id }) => _id === id)?.name ?? id

/** The filters of the order list: organization, brand, product (ORD-8). */
export const useOrderFilterFields = (): FilterField<OrderListState>[] => [
  {
    name: 'organizationId',
    label: 'Organization',
    isInline: true,
    control: OrganizationOrNone,
    chipText: ({ organizationId = '' }) => <OrganizationName id={organizationId} />,
  },
  {
    name: 'from',
    label: 'Origin',
    placeholder: 'Select company origin',
    isInline: true,
    options: [...filterOptions(useBrands()), notAvailable],
  },
  {
    name: 'product',
    label: 'Product',
    isInline: true,
    control: ProductFilter,
    chipText: ({ product = '' }) => <ProductName id={product} />,
  },
]
