import { Button } from '@mantine/core'
import { orderListing } from '@registrar/domain/orders/order-listing'
import { ordersCalls } from '@registrar/domain/orders/orders.calls'
import { IconPackage } from '@tabler/icons-react'
import { getRouteApi, Link } from '@tanstack/react-router'
import { orderBulk } from '#features/bulk'
import { useBrands } from '#lib/app-config'
import { useListState } from '#lib/list-state'
import { useBackLinkState } from '#lib/back-link'
import { ListView } from '#ui/list-view'
import { AddOrderButton } from './add-order-button.tsx'
import { orderColumns } from './order-columns.tsx'
import { useOrderFilterFields } from './order-filters.tsx'
import { OrderTotals } from './order-totals.tsx'
import { ORDERS } from './orders.api.ts'

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
