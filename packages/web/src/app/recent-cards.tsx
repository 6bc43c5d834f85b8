import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import { displayDate } from '@registrar/domain/shared/iso-date'
import { useQuery } from '@tanstack/react-query'
import { latestFilesQuery } from '#features/files'
import { request } from '#lib/api'
import { daysSince, displayInstant } from '#lib/clock'
import { Card, CardRow } from './card.tsx'

/** How many of each the dashboard shows. Source: part 1, section 9. */
const RECENT = 5

const ago = (instant: string): string => {
  const days = daysSince(instant)
  return `Created ${days} ${days === 1 ? 'day' : 'days'} ago`
}

export const RecentOrganizationsCard = () => {
  const list = useQuery({
    queryKey: ['organizations', 'recent'],
    queryFn: () => request(organizationsCalls.searchOrganizations, { body: { limit: RECENT } }),
  })
  return (
    <Card
      title="Organizations"
      count={list.data?.totalItems}
      viewAll="/organization"
      query={list}
      rows={list.data?.data}
      empty="No organizations found"
      failed="Error fetching organizations"
    >
      {(row) => (
        <CardRow
          key={row._id}
          to={`/organization/${row._id}`}
          label={row.name}
          facts={`Incorporated ${displayDate(row.incorporationDate) || '–'} · Next AR ${displayDate(row.nextArReminder) || '–'}`}
        />
      )}
    </Card>
  )
}

export const RecentPeopleCard = () => {
  const list = useQuery({
    queryKey: ['people', 'recent'],
    queryFn: () => request(peopleCalls.searchPeople, { body: { limit: RECENT } }),
  })
  return (
    <Card
      title="People"
      count={list.data?.totalItems}
      viewAll="/people"
      query={list}
      rows={list.data?.data}
      empty="No people found"
      failed="Error fetching people"
    >
      {(row) => (
        <CardRow
          key={row._id}
          to={`/people/${row._id}`}
          label={`${row.firstName} ${row.lastName}`}
          facts={ago(row.createdAt)}
        />
      )}
    </Card>
  )
}

export const RecentFilesCard = () => {
  const list = useQuery(latestFilesQuery)
  return (
    <Card title="Recent Files" query={list} rows={list.data} empty="No file stored yet" failed="Error fetching files">
      {(file) => <CardRow key={file.Key} href={file.url} label={file.name} facts={displayInstant(file.LastModified)} />}
    </Card>
  )
}

export const RecentTasksCard = () => (
  <Card title="Recent Tasks" viewAll="/task" rows={[]} empty="No tasks yet">
    {() => null}
  </Card>
)
