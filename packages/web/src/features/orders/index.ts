import { orderListing } from '@registrar/domain/orders/order-listing'
import { lazyRouteComponent } from '@tanstack/react-router'
import { listAddress } from '#lib/list-state'

export const OrderListPage = lazyRouteComponent(() => import('./order-list-page.tsx'), 'OrderListPage')
export const OrderPage = lazyRouteComponent(() => import('./order-page.tsx'), 'OrderPage')
export const OrganizationOrders = lazyRouteComponent(() => import('./organization-orders.tsx'), 'OrganizationOrders')
export const orderListSearch = listAddress(orderListing)
export { AddOrderModal } from './add-order-modal.tsx'
