import { Badge, Group, NativeSelect, Text } from '@mantine/core'
import { followUpCatalogue, type FollowUpCode, followUpCodes } from '@registrar/domain/follow-ups/catalogue'
import type { FollowUp } from '@registrar/domain/follow-ups/follow-up'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { byDeadlineQuery, DeadlineText } from '#features/follow-ups'
import { useListState } from '#lib/list-state'
import { DashboardCard, DashboardCardRow } from './dashboard-card.tsx'

const route = getRouteApi('/staff/')
const ALL = ''
/** The card shows the follow-ups with the nearest deadlines only; the list has them all. */
const SHOWN = 100

const kinds = [
  { value: ALL, label: 'All Follow Ups' },
  ...followUpCodes.map((value) => ({ value, label: followUpCatalogue[value].label })),
]
const orders = [
  { value: 'asc', label: 'Oldest date' },
  { value: 'desc', label: 'Most recent date' },
]

type OrganizationFollowUps = { _id: string; name: string; followUps: FollowUp[] }

/** Groups follow-ups by organization, in the order of each one's first follow-up. */
const groupByOrganization = (followUps: FollowUp[]): OrganizationFollowUps[] =>
  [...Map.groupBy(followUps, (one) => one.organization_id)].map(([_id, own]) => ({
    _id,
    name: own[0]?.organization_name ?? '',
    followUps: own,
  }))

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
      <Badge size="sm" variant="default" tt="none">
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
  const list = useQuery(byDeadlineQuery(values.followUp, values.deadlines, SHOWN))

  return (
    <DashboardCard
      title="Follow Ups"
      count={list.data?.totalItems}
      viewAll="/followUp"
      query={list}
      rows={list.data && groupByOrganization(list.data.data)}
      empty="No follow-ups yet"
      failureMessage="Error fetching follow-ups"
      maxHeight="32rem"
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
