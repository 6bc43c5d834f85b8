import { Button } from '@mantine/core'
import { ordersCalls } from '@registrar/domain/orders/orders.calls'
import { IconPackage } from '@tabler/icons-react'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useBrands } from '#lib/app-config'
import { useHiddenColumns } from '#lib/hidden-columns'
import { useListState } from '#lib/list-state'
import { useBackLinkState } from '#lib/back-link'
import { ColumnPicker } from '#ui/column-picker'
import { ListView } from '#ui/list-view'
import { AddOrderButton } from './add-order-button.tsx'
import { orderListColumns } from './order-columns.tsx'
import { OrderFilterControls } from './order-filters.tsx'
import { OrderTotals } from './order-totals.tsx'
import { ORDERS } from './orders.api.ts'

const route = getRouteApi('/staff/order')

export const OrderListPage = () => {
  const state = useListState(route.useSearch())
  const { search: _search, page: _page, sortField: _sortField, sortOrder: _sortOrder, ...filters } = state.values
  const [hidden, setHidden] = useHiddenColumns(ORDERS)
  const backLinkState = useBackLinkState()
  const [first, ...others] = orderListColumns(useBrands())

  return (
    <ListView
      title="Orders"
      name={ORDERS}
      call={ordersCalls.searchOrders}
      filters={filters}
      // The first column cannot be hidden: it holds the row's link.
      columns={[...(first ? [first] : []), ...others.filter((column) => !hidden.includes(column.sortField))]}
      rowTo={(row) => `/order/${row._id}`}
      state={state}
      searchPlaceholder="Search by name, email or product"
      empty="No orders found"
      failureMessage="An error occurred fetching orders"
      filterControls={<OrderFilterControls filters={filters} onChange={state.set} />}
      summary={OrderTotals}
      actions={
        <>
          <ColumnPicker
            columns={others.map(({ sortField, label }) => ({ field: sortField, label }))}
            hidden={hidden}
            onChange={setHidden}
          />
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
