import { orderListing } from '@registrar/domain/orders/order-listing'
import { OrganizationFilter, OrganizationName } from '#features/organizations'
import { ProductSelect } from '#features/products'
import { useBrands } from '#lib/app-config'
import { type FilterControlProps, filterFields, filterOptions } from '#lib/filter-field'
import type { ListStateOf } from '#lib/list-state'
import { useOrderProducts } from './orders.api.ts'

type OrderListState = ListStateOf<typeof orderListing>

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
export const useOrderFilterFields = () => {
  const brands = useBrands()

  return filterFields(orderListing, {
    organizationId: {
      isInline: true,
      control: OrganizationOrNone,
      chipText: ({ organizationId = '' }) => <OrganizationName id={organizationId} />,
    },
    from: {
      isInline: true,
      placeholder: 'Select company origin',
      options: [...filterOptions(brands), notAvailable],
    },
    product: {
      isInline: true,
      control: ProductFilter,
      chipText: ({ product = '' }) => <ProductName id={product} />,
    },
  })
}
