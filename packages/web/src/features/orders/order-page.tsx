import type { Order } from '@registrar/domain/orders/order'
import { IconReceipt } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { historyTab } from '#features/history'
import { rawDataTab, RecordPage } from '#ui/record-page'
import { OrderInformationTab } from './order-information-tab.tsx'
import { orderQuery } from './orders.api.ts'

const route = getRouteApi('/staff/order/$id/{-$tab}')

const orderView = (order: Order) => ({
  title: [order.firstName, order.lastName].filter(Boolean).join(' ') || order.organizationName || 'Order',
  tabs: [
    {
      id: 'INFORMATION',
      label: 'Information',
      icon: IconReceipt,
      content: () => <OrderInformationTab order={order} />,
    },
    historyTab('order', order._id),
    rawDataTab(order),
  ],
})

/** One order (ORD-9). */
export const OrderPage = () => {
  const { id, tab } = route.useParams()
  return <RecordPage query={useQuery(orderQuery(id))} listPath="/order" tab={tab} view={orderView} />
}
