import { Button } from '@mantine/core'
import { orderListing } from '@registrar/domain/orders/order-listing'
import { displayDate } from '@registrar/domain/shared/iso-date'
import { ordersCalls } from '@registrar/domain/orders/orders.calls'
import { IconPackage } from '@tabler/icons-react'
import { getRouteApi, Link } from '@tanstack/react-router'
import { orderBulk } from '#features/bulk'
import { ImportFilter, ImportName } from '#features/imports'
import { useBrands } from '#lib/app-config'
import { type ListStateOf, useListState } from '#lib/list-state'
import { useBackLinkState } from '#lib/back-link'
import { DateField } from '#ui/date-field'
import { ListView } from '#ui/list-view'
import { OrganizationFilter, OrganizationName } from '#features/organizations'
import { ProductSelect } from '#features/products'
import { type FilterControlProps, filterFields, filterOptions } from '#lib/filter-field'
import { AddOrderButton } from './add-order-button.tsx'
import { orderColumns } from './order-columns.tsx'
import { OrderTotals } from './order-totals.tsx'
import { ORDERS, useOrderProducts } from './orders.api.ts'

type OrderListState = ListStateOf<typeof orderListing>

const notAvailable = { value: 'N/A', label: 'N/A' }

const ImportOfOrders = (props: FilterControlProps<OrderListState>) => <ImportFilter {...props} kinds={['orders']} />

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

const dayFilter = (field: 'orderedFrom' | 'orderedTo') => {
  const DayFilter = ({ values, set, label }: FilterControlProps<OrderListState>) => (
    <DateField
      label={label}
      popoverProps={{ withinPortal: false }}
      value={values[field] ?? null}
      onEntry={(chosen) => set({ [field]: chosen ?? undefined }, { replace: true })}
    />
  )
  return DayFilter
}

const ProductName = ({ id }: { id: string }) => useOrderProducts()?.find(({ _id }) => _id === id)?.name ?? id

/** The filters of the order list: organization, brand, product (ORD-8). */
const useOrderFilterFields = () => {
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
    outstanding: { isInline: true, placeholder: 'Outstanding or not' },
    orderedFrom: {
      control: dayFilter('orderedFrom'),
      chipText: ({ orderedFrom }) => `from ${displayDate(orderedFrom)}`,
    },
    orderedTo: { control: dayFilter('orderedTo'), chipText: ({ orderedTo }) => `until ${displayDate(orderedTo)}` },
    importId: { control: ImportOfOrders, chipText: ({ importId = '' }) => <ImportName id={importId} /> },
  })
}

const route = getRouteApi('/staff/order')

export const OrderListPage = () => {
  const backLinkState = useBackLinkState()

  return (
    <ListView
      title={orderListing.title}
      name={ORDERS}
      call={ordersCalls.searchOrders}
      exportCall={ordersCalls.exportOrders}
      bulk={orderBulk}
      columns={orderColumns(useBrands())}
      rowTo={(row) => `/order/${row._id}`}
      state={useListState(route.useSearch())}
      searchPlaceholder="Search by name, email or product"
      empty="No orders found"
      onwards={{ to: '/import', label: 'Import' }}
      failureMessage="An error occurred fetching orders"
      filterFields={useOrderFilterFields()}
      summary={OrderTotals}
      actions={
        <>
          <Button
            component={Link}
            to="/order/products"
            state={backLinkState}
            variant="default"
            leftSection={<IconPackage size={16} stroke={1.75} />}
          >
            Products
          </Button>
          <AddOrderButton />
        </>
      }
    />
  )
}
