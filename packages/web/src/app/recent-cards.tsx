import { Badge, Group } from '@mantine/core'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import { displayDate } from '@registrar/domain/shared/iso-date'
import { useQuery } from '@tanstack/react-query'
import { latestFilesQuery } from '#features/files'
import { AttachmentCount, recentTasksQuery, TaskStatusBadge } from '#features/tasks'
import { request } from '#lib/api'
import { daysSince, displayInstant } from '#lib/clock'
import { Card, CardRow } from './card.tsx'

/** How many of each the dashboard shows. Source: part 1, section 9. */
const RECENT = 5
const RECENT_TASKS = 7

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

export const RecentTasksCard = () => {
  const list = useQuery(recentTasksQuery(RECENT_TASKS))
  return (
    <Card
      title="Recent Tasks"
      viewAll="/task"
      query={list}
      rows={list.data}
      empty="No tasks yet"
      failed="Error fetching tasks"
    >
      {(task) => (
        <CardRow key={task._id} to={`/task/${task._id}`} label={task.title} facts={displayInstant(task.updatedAt)}>
          <Group gap={6} mt={4}>
            <TaskStatusBadge status={task.status} />
            <AttachmentCount count={task.attachedFiles.length} />
            {task.users.map(({ userId, userName }) => (
              <Badge key={userId} size="sm" variant="default" tt="none" fw={500}>
                {userName}
              </Badge>
            ))}
          </Group>
        </CardRow>
      )}
    </Card>
  )
}
