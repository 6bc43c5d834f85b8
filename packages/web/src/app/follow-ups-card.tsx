import { Badge, Group, NativeSelect, Text } from '@mantine/core'
import { followUpCatalogue, type FollowUpCode } from '@registrar/domain/follow-ups/catalogue'
import type { FollowUp } from '@registrar/domain/follow-ups/follow-up'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { DeadlineText, followUpOptions, organizationsByDeadlineQuery } from '#features/follow-ups'
import { useListState } from '#lib/list-state'
import { Pagination } from '#ui/pagination'
import { DashboardCard, DashboardCardRow } from './dashboard-card.tsx'

const route = getRouteApi('/staff/')
const ALL = ''
/** Organizations on a page of the card. */
const LIMIT = 25

const kinds = [{ value: ALL, label: 'All Follow Ups' }, ...followUpOptions]
const orders = [
  { value: 'asc', label: 'Oldest date' },
  { value: 'desc', label: 'Most recent date' },
]

const FollowUpLine = ({ followUp }: { followUp: FollowUp }) => {
  const { name, label, step_index, max_step_index } = followUp

  return (
    <Group gap="xs" mt={4}>
      <Text size="xs" fw={500}>
        {label}
      </Text>
      <Text size="xs" c="dimmed">
        {step_index}/{max_step_index} {followUpCatalogue[name].steps[step_index]}
      </Text>
      <Badge size="sm" variant="default" tt="none" miw="max-content">
        {step_index === max_step_index ? 'completed' : 'in progress'}
      </Badge>
      <Text size="xs" c="dimmed" component="span">
        <DeadlineText followUp={followUp} size="xs" />
      </Text>
      {followUp.comments && (
        <Text size="xs" c="dimmed" lineClamp={1}>
          {followUp.comments}
        </Text>
      )}
    </Group>
  )
}

/** The organizations with running follow-ups (FUP-34). */
export const FollowUpsCard = () => {
  const { values, set } = useListState(route.useSearch())
  const list = useQuery(
    organizationsByDeadlineQuery({
      name: values.followUp,
      sortOrder: values.deadlines,
      page: values.page,
      limit: LIMIT,
    }),
  )

  return (
    <DashboardCard
      title="Follow Ups"
      count={list.data?.totalFollowUps}
      viewAll="/followUp"
      query={list}
      rows={list.data?.data}
      empty="No follow-ups yet"
      failureMessage="Error fetching follow-ups"
      maxHeight="32rem"
      footer={
        list.data && (
          <Pagination
            label="Pages of Follow Ups"
            page={values.page}
            limit={LIMIT}
            totalItems={list.data.totalItems}
            totalPages={list.data.totalPages}
            isPlaceholder={list.isPlaceholderData}
            onPage={(page) => set({ page }, { replace: true })}
          />
        )
      }
      controls={
        <>
          <NativeSelect
            aria-label="Follow-up type"
            data={kinds}
            value={values.followUp ?? ALL}
            onChange={(event) =>
              set({ followUp: (event.currentTarget.value || undefined) as FollowUpCode }, { replace: true })
            }
          />
          <NativeSelect
            aria-label="Sort by deadline"
            data={orders}
            value={values.deadlines}
            onChange={(event) => set({ deadlines: event.currentTarget.value as 'asc' | 'desc' }, { replace: true })}
          />
        </>
      }
    >
      {(row) => (
        <DashboardCardRow key={row._id} to={`/organization/${row._id}/FOLLOW_UP_TAB`} label={row.name} facts={null}>
          {row.followUps.map((followUp) => (
            <FollowUpLine key={followUp._id} followUp={followUp} />
          ))}
        </DashboardCardRow>
      )}
    </DashboardCard>
  )
}
