import { IconCode, IconReceipt } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Navigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { displayInstantDay } from '#lib/clock'
import { errorCode, errorMessage } from '#lib/error-message'
import { DetailPage, type DetailTab } from '#ui/detail-page'
import { RawData } from '#ui/raw-data'
import { Failed, Loading } from '#ui/states'
import { toast } from '#ui/toasts'
import { OrderInformationTab } from './order-information-tab.tsx'
import { orderQuery } from './orders.api.ts'

const route = getRouteApi('/staff/order/$id/{-$tab}')

const tabsOf = (id: string): DetailTab[] => [
  { id: 'INFORMATION', label: 'Information', icon: IconReceipt, to: `/order/${id}/INFORMATION` },
  { id: 'RAW_DATA', label: 'Raw Data', icon: IconCode, to: `/order/${id}/RAW_DATA` },
]

export const OrderPage = () => {
  const { id, tab = 'INFORMATION' } = route.useParams()
  const { data: order, error, refetch } = useQuery(orderQuery(id))

  useEffect(() => {
    if (error) toast.error(errorCode(error))
  }, [error])

  if (error && !order) return <Failed message={errorMessage(error)} onRetry={() => void refetch()} />
  if (!order) return <Loading />

  const tabs = tabsOf(id)

  if (!tabs.some((one) => one.id === tab))
    return <Navigate to="/order/$id/{-$tab}" params={{ id, tab: undefined }} replace />

  const names = [order.firstName, order.lastName].filter(Boolean).join(' ')

  return (
    <DetailPage
      title={names || order.organizationName || 'Order'}
      backTo="/order"
      facts={`Last updated: ${displayInstantDay(order.updatedAt)} · Created at: ${displayInstantDay(order.createdAt)}`}
      tabs={tabs}
      currentTab={tab}
    >
      {tab === 'RAW_DATA' ? <RawData record={order} /> : <OrderInformationTab key={id} order={order} />}
    </DetailPage>
  )
}
