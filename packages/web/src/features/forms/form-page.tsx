import type { Form } from '@registrar/domain/forms/form'
import { IconCode, IconFileText } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Navigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { displayInstantDay } from '#lib/clock'
import { DetailPage, type DetailTab } from '#ui/detail-page'
import { RawData } from '#ui/raw-data'
import { Failed, Loading } from '#ui/states'
import { toast } from '#ui/toasts'
import { FormInformationTab } from './form-information-tab.tsx'
import { formQuery, formErrorMessage } from './forms.api.ts'

const route = getRouteApi('/staff/form/$id/{-$tab}')

const tabsOf = ({ _id }: Form): DetailTab[] => [
  { id: 'INFORMATION', label: 'Information', icon: IconFileText, to: `/form/${_id}/INFORMATION` },
  { id: 'RAW_DATA', label: 'Raw Data', icon: IconCode, to: `/form/${_id}/RAW_DATA` },
]

/** One submitted form, for review by staff (FORM-11). */
export const FormPage = () => {
  const { id, tab = 'INFORMATION' } = route.useParams()
  const { data: form, error, refetch } = useQuery(formQuery(id))

  useEffect(() => {
    if (error) toast.error(formErrorMessage(error))
  }, [error])

  if (error && !form) return <Failed message={formErrorMessage(error)} onRetry={() => void refetch()} />
  if (!form) return <Loading />

  const tabs = tabsOf(form)

  if (!tabs.some((one) => one.id === tab))
    return <Navigate to="/form/$id/{-$tab}" params={{ id, tab: undefined }} replace />

  return (
    <DetailPage
      title={form.organizationName1}
      backTo="/form"
      facts={`Last updated: ${displayInstantDay(form.updatedAt)} · Created at: ${displayInstantDay(form.createdAt)}`}
      tabs={tabs}
      currentTab={tab}
    >
      {tab === 'RAW_DATA' ? <RawData record={form} /> : <FormInformationTab key={id} form={form} />}
    </DetailPage>
  )
}
