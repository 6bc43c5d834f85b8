import { ordersCalls } from '@registrar/domain/orders/orders.calls'
import { getRouteApi } from '@tanstack/react-router'
import { useBrands } from '#lib/app-config'
import { useListState } from '#lib/list-state'
import { ListView } from '#ui/list-view'
import { AddOrderButton } from './add-order-button.tsx'
import type { Customer } from './add-order-modal.tsx'
import { orderColumns } from './order-columns.tsx'
import { OrderTotals } from './order-totals.tsx'
import { ORDERS } from './orders.api.ts'

const route = getRouteApi('/staff/organization/$id/{-$tab}')

/** The orders of an organization, with all columns of the order list but the brand (ORD-10). */
export const OrganizationOrders = ({ organization }: { organization: Customer }) => (
  <ListView
    title="Payments"
    isPanel
    name={ORDERS}
    call={ordersCalls.searchOrders}
    exportCall={ordersCalls.exportOrders}
    filters={() => ({ organizationId: organization._id })}
    columns={orderColumns(useBrands()).filter((column) => column.sortField !== 'from')}
    rowTo={(row) => `/order/${row._id}`}
    state={useListState(route.useSearch())}
    searchPlaceholder="Search orders"
    empty="No data available"
    failureMessage="Error fetching orders"
    summary={OrderTotals}
    actions={<AddOrderButton label="Add order" organization={organization} />}
  />
)
