import { Badge, Group } from '@mantine/core'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import { countText } from '@registrar/domain/shared/count-text'
import { displayDate } from '@registrar/domain/shared/iso-date'
import { useQuery } from '@tanstack/react-query'
import { latestFilesQuery } from '#features/files'
import { ReturnDueDate } from '#features/organizations'
import { AttachmentCount, recentTasksQuery, TaskStatusBadge } from '#features/tasks'
import { request } from '#lib/api'
import { daysSince, displayInstant } from '#lib/clock'
import { DashboardCard, DashboardCardRow } from './dashboard-card.tsx'

/** How many of each the dashboard shows (UI-4). */
const RECENT = 5
const RECENT_TASKS = 7

const createdAgo = (instant: string): string => `Created ${countText(daysSince(instant), 'day')} ago`

export const RecentOrganizationsCard = () => {
  const list = useQuery({
    queryKey: ['organizations', 'recent'],
    queryFn: () => request(organizationsCalls.searchOrganizations, { body: { limit: RECENT } }),
  })

  return (
    <DashboardCard
      title="Organizations"
      count={list.data?.totalItems}
      viewAll="/organization"
      query={list}
      rows={list.data?.data}
      empty="No organizations found"
      failureMessage="Error fetching organizations"
    >
      {(row) => (
        <DashboardCardRow
          key={row._id}
          to={`/organization/${row._id}`}
          label={row.name}
          facts={
            <>
              Incorporated {displayDate(row.incorporationDate) || '–'} · Next AR{' '}
              <ReturnDueDate ard={row.nextArReminder} running={row.runningReturn} empty="–" />
            </>
          }
        />
      )}
    </DashboardCard>
  )
}

export const RecentPeopleCard = () => {
  const list = useQuery({
    queryKey: ['people', 'recent'],
    queryFn: () => request(peopleCalls.searchPeople, { body: { limit: RECENT } }),
  })

  return (
    <DashboardCard
      title="People"
      count={list.data?.totalItems}
      viewAll="/people"
      query={list}
      rows={list.data?.data}
      empty="No people found"
      failureMessage="Error fetching people"
    >
      {(row) => (
        <DashboardCardRow
          key={row._id}
          to={`/people/${row._id}`}
          label={`${row.firstName} ${row.lastName}`}
          facts={createdAgo(row.createdAt)}
        />
      )}
    </DashboardCard>
  )
}

export const RecentFilesCard = () => {
  const list = useQuery(latestFilesQuery)

  return (
    <DashboardCard
      title="Recent Files"
      query={list}
      rows={list.data}
      empty="No files yet"
      failureMessage="Error fetching files"
    >
      {(file) => (
        <DashboardCardRow key={file.Key} href={file.url} label={file.name} facts={displayInstant(file.LastModified)} />
      )}
    </DashboardCard>
  )
}

export const RecentTasksCard = () => {
  const list = useQuery(recentTasksQuery(RECENT_TASKS))

  return (
    <DashboardCard
      title="Recent Tasks"
      viewAll="/task"
      query={list}
      rows={list.data}
      empty="No tasks yet"
      failureMessage="Error fetching tasks"
    >
      {(task) => (
        <DashboardCardRow
          key={task._id}
          to={`/task/${task._id}`}
          label={task.title}
          facts={displayInstant(task.updatedAt)}
        >
          <Group gap={6} mt={4}>
            <TaskStatusBadge status={task.status} />
            <AttachmentCount count={task.attachedFiles.length} />
            {task.users.map(({ userId, userName }) => (
              <Badge key={userId} size="sm" variant="default" tt="none" fw={500}>
                {userName}
              </Badge>
            ))}
          </Group>
        </DashboardCardRow>
      )}
    </DashboardCard>
  )
}
