import type { Person } from '@registrar/domain/people/person'
import { IconBuilding, IconCode, IconFiles, IconUser } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Navigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { linksQuery } from '#features/links'
import { PersonFilesTab, PersonInformationTab, personQuery } from '#features/people'
import { displayInstantDay } from '#lib/clock'
import { errorCode, errorMessage } from '#lib/error-message'
import { DetailPage, type DetailTab } from '#ui/detail-page'
import { RawData } from '#ui/raw-data'
import { Failed, Loading } from '#ui/states'
import { toast } from '#ui/toasts'
import { PersonOrganizationsTab } from './person-organizations-tab.tsx'

const route = getRouteApi('/staff/people/$id/{-$tab}')

const tabsOf = (person: Person, links: number | undefined): DetailTab[] => {
  const at = (tab: Omit<DetailTab, 'to'>): DetailTab => ({ ...tab, to: `/people/${person._id}/${tab.id}` })
  return [
    at({ id: 'INFORMATION', label: 'Information', icon: IconUser }),
    at({ id: 'ATTACHEDFILES_PEOPLE_TAB', label: 'Files', icon: IconFiles, count: person.attachedFiles.length }),
    at({ id: 'ORGANIZATION_TAB', label: 'Organizations', icon: IconBuilding, count: links }),
    at({ id: 'RAW_DATA', label: 'Raw Data', icon: IconCode }),
  ]
}

const Tab = ({ tab, person }: { tab: string; person: Person }) => {
  if (tab === 'ATTACHEDFILES_PEOPLE_TAB') return <PersonFilesTab person={person} />
  if (tab === 'ORGANIZATION_TAB') return <PersonOrganizationsTab peopleId={person._id} />
  if (tab === 'RAW_DATA') return <RawData record={person} />
  return <PersonInformationTab person={person} />
}

export const PersonPage = () => {
  const { id, tab = 'INFORMATION' } = route.useParams()
  const { data: person, error, refetch } = useQuery(personQuery(id))
  const links = useQuery(linksQuery({ peopleId: id })).data?.length
  useEffect(() => {
    if (error) toast.error(errorCode(error))
  }, [error])

  if (error && !person) return <Failed message={errorMessage(error)} onRetry={() => void refetch()} />
  if (!person) return <Loading />
  const tabs = tabsOf(person, links)
  if (!tabs.some((one) => one.id === tab))
    return <Navigate to="/people/$id/{-$tab}" params={{ id, tab: undefined }} replace />
  return (
    <DetailPage
      title={`${person.firstName} ${person.lastName}`}
      backTo="/people"
      facts={`Last updated: ${displayInstantDay(person.updatedAt)} · Created at: ${displayInstantDay(person.createdAt)}`}
      tabs={tabs}
      currentTab={tab}
    >
      <Tab key={`${id}/${tab}`} tab={tab} person={person} />
    </DetailPage>
  )
}
