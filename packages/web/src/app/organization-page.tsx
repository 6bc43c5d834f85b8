import { displayDate } from '@registrar/domain/shared/iso-date'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Navigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { linksQuery } from '#features/links'
import { ConflictHost, organizationQuery, useUpdateOrganization } from '#features/organizations'
import { UserMultiSelect } from '#features/users'
import { displayInstantDay } from '#lib/clock'
import { errorCode, errorMessage } from '#lib/error-message'
import { DetailPage } from '#ui/detail-page'
import { Failed, Loading } from '#ui/states'
import { CreationStatusDot } from '#ui/status'
import { toast } from '#ui/toasts'
import { confirmLeave } from '#ui/unsaved-guard'
import { ORGANIZATION_TAB_ALIASES, OrganizationTab, organizationTabs } from './organization-tabs.tsx'
import { useLocalTab } from './use-local-tab.ts'

const route = getRouteApi('/staff/organization/$id/{-$tab}')

export const OrganizationPage = () => {
  const { id, tab: asked } = route.useParams()
  const tab = ORGANIZATION_TAB_ALIASES[asked ?? ''] ?? asked ?? 'GENERAL_TAB'
  const { data: organization, error, refetch } = useQuery(organizationQuery(id))
  const links = useQuery(linksQuery({ organizationId: id })).data?.length
  const [localTab, chooseLocalTab, leaveLocalTab] = useLocalTab(`${id}/${tab}`)
  const assign = useUpdateOrganization(id)
  useEffect(() => {
    if (error) toast.error(errorCode(error))
  }, [error])

  if (error && !organization) return <Failed message={errorMessage(error)} onRetry={() => void refetch()} />
  if (!organization) return <Loading />
  const chooseBeta = async () => {
    if (await confirmLeave()) chooseLocalTab('SERVICE_TAB_BETA')
  }
  const tabs = organizationTabs(organization, links, () => void chooseBeta(), leaveLocalTab)
  const current = localTab ?? tab
  if (!tabs.some((one) => one.id === current))
    return <Navigate to="/organization/$id/{-$tab}" params={{ id, tab: undefined }} replace />
  const facts = [
    organization.cro && `CRO ${organization.cro}`,
    organization.incorporationDate && `Incorporated ${displayDate(organization.incorporationDate)}`,
    `Last updated: ${displayInstantDay(organization.updatedAt)}`,
    `Created at: ${displayInstantDay(organization.createdAt)}`,
  ]
  return (
    <DetailPage
      title={organization.name}
      backTo="/organization"
      status={organization.creationStatus && <CreationStatusDot status={organization.creationStatus} />}
      facts={facts.filter(Boolean).join(' · ')}
      aside={
        <UserMultiSelect
          label="Assigned users"
          placeholder="No user assigned..."
          failureMessage={errorMessage}
          users={organization.users}
          onChange={(users) => assign.mutate({ users, version: organization.version })}
        />
      }
      tabs={tabs}
      currentTab={current}
    >
      <OrganizationTab key={`${id}/${current}`} tab={current} organization={organization} />
      <ConflictHost />
    </DetailPage>
  )
}
