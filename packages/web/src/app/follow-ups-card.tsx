import { Badge, Group, NativeSelect, Text } from '@mantine/core'
import { followUpCatalogue, type FollowUpCode, followUpCodes, lastStep } from '@registrar/domain/follow-ups/catalogue'
import type { FollowUpEntry } from '@registrar/domain/follow-ups/follow-up-entry'
import type { OrganizationRow } from '@registrar/domain/organizations/organization'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { displayDate } from '@registrar/domain/shared/iso-date'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { request } from '#lib/api'
import { Card, CardRow } from './card.tsx'

const ALL = ''
/** The card is a look ahead, not the list: the organizations whose deadlines come first. */
const SHOWN = 50

const kinds = [
  { value: ALL, label: 'All Follow Ups' },
  ...followUpCodes.map((value) => ({ value, label: followUpCatalogue[value].label })),
]
const orders = [
  { value: 'asc', label: 'Oldest date' },
  { value: 'desc', label: 'Most recent date' },
]

const byDeadline = (order: 'asc' | 'desc') => (left: string | null, right: string | null) => {
  if (left === right) return 0
  if (left === null || right === null) return left === null ? 1 : -1
  return (left < right ? -1 : 1) * (order === 'asc' ? 1 : -1)
}

const sorted = (rows: OrganizationRow[], kind: FollowUpCode | '', order: 'asc' | 'desc') => {
  const compare = byDeadline(order)
  const shown = rows.map((row) => ({
    ...row,
    followUps: row.followUps
      .filter((one) => kind === ALL || one.followUpName === kind)
      .toSorted((left, right) => compare(left.deadline, right.deadline)),
  }))
  return shown.toSorted((left, right) =>
    compare(left.followUps[0]?.deadline ?? null, right.followUps[0]?.deadline ?? null),
  )
}

const FollowUpLine = ({ followUp }: { followUp: FollowUpEntry }) => {
  const { label, steps } = followUpCatalogue[followUp.followUpName]
  const last = lastStep(followUp.followUpName)
  const isCompleted = followUp.stepIndex === last
  return (
    <Group gap="xs" mt={4}>
      <Text size="xs" fw={500}>
        {label}
      </Text>
      <Text size="xs" c="dimmed">
        {followUp.stepIndex}/{last} {steps[followUp.stepIndex]}
      </Text>
      <Badge size="sm" variant="default" tt="none">
        {isCompleted ? 'completed' : 'in progress'}
      </Badge>
      <Text size="xs" c="dimmed">
        {displayDate(followUp.deadline) || 'No deadline'}
      </Text>
      {followUp.comments && (
        <Text size="xs" c="dimmed" lineClamp={1}>
          {followUp.comments}
        </Text>
      )}
    </Group>
  )
}

/** Organizations with running follow-ups. Source: part 1, section 2. */
export const FollowUpsCard = () => {
  const [kind, setKind] = useState<FollowUpCode | ''>(ALL)
  const [order, setOrder] = useState<'asc' | 'desc'>('asc')
  const list = useQuery({
    queryKey: ['organizations', 'follow-ups', kind, order],
    queryFn: () =>
      request(organizationsCalls.searchOrganizations, {
        body: {
          limit: SHOWN,
          followUps: true,
          ...(kind && { followUp: kind, sortField: 'deadline' as const, sortOrder: order }),
        },
      }),
    placeholderData: keepPreviousData,
  })
  return (
    <Card
      title="Follow Ups"
      count={list.data?.totalItems}
      viewAll="/followUp"
      query={list}
      rows={list.data && sorted(list.data.data, kind, order)}
      empty="No follow-ups yet"
      failed="Error fetching organizations"
      maxHeight="32rem"
      controls={
        <>
          <NativeSelect
            aria-label="Follow-up type"
            data={kinds}
            value={kind}
            onChange={(event) => setKind(event.currentTarget.value as FollowUpCode | '')}
          />
          <NativeSelect
            aria-label="Sort by deadline"
            data={orders}
            value={order}
            onChange={(event) => setOrder(event.currentTarget.value as 'asc' | 'desc')}
          />
        </>
      }
    >
      {(row) => (
        <CardRow key={row._id} to={`/organization/${row._id}/FOLLOW_UP_TAB`} label={row.name} facts={null}>
          {row.followUps.map((followUp) => (
            <FollowUpLine key={followUp._id} followUp={followUp} />
          ))}
        </CardRow>
      )}
    </Card>
  )
}
