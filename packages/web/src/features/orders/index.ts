import { lazyRouteComponent } from '@tanstack/react-router'

export const OrderListPage = lazyRouteComponent(() => import('./order-list-page.tsx'), 'OrderListPage')
export const OrderPage = lazyRouteComponent(() => import('./order-page.tsx'), 'OrderPage')
export const OrganizationOrders = lazyRouteComponent(() => import('./organization-orders.tsx'), 'OrganizationOrders')
export { orderListSearch } from './order-list-search.ts'
