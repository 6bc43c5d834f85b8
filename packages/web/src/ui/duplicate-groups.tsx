import { Anchor, Badge, Checkbox, Group, Paper, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useBackLinkState } from '#lib/back-link'
import { QueryResult } from './query-result.tsx'
import type { SimilarRecord } from './similar-records.tsx'

/** A record of a group of duplicates. */
export type DuplicateRecord = SimilarRecord
/** Records that may be one. `reason`: what they have in common, where it is not the name. */
type DuplicateGroup = { count: number; records: DuplicateRecord[]; reason?: string | undefined }

export type DuplicateLists = {
  name: string
  load: () => Promise<DuplicateGroup[]>
  /** what can be done with the ticked records of a group */
  actions: (records: DuplicateRecord[]) => ReactNode
}

type Props = DuplicateLists & { onLeave: () => void }

type GroupProps = Pick<Props, 'actions' | 'onLeave'> & { group: DuplicateGroup }

const Duplicates = ({ group: { count, records, reason }, actions, onLeave }: GroupProps) => {
  const backLinkState = useBackLinkState()
  const [unticked, setUnticked] = useState<ReadonlySet<string>>(new Set())

  const tick = (id: string, isTicked: boolean) =>
    setUnticked((before) => new Set(isTicked ? [...before].filter((one) => one !== id) : [...before, id]))

  return (
    <Paper p="sm" role="group" aria-label={reason ?? records[0]?.label}>
      <Group justify="space-between" align="flex-start" wrap="nowrap">
        <Stack gap={8} miw={0}>
          {reason !== undefined && (
            <Text size="sm" fw={600}>
              {reason}
            </Text>
          )}
          {records.map(({ _id, to, label, facts }) => (
            <Group key={_id} gap="xs" wrap="nowrap" align="flex-start">
              <Checkbox
                size="xs"
                aria-label={`Choose ${label}`}
                checked={!unticked.has(_id)}
                onChange={({ currentTarget }) => tick(_id, currentTarget.checked)}
              />
              <div style={{ minWidth: 0 }}>
                <Anchor
                  component={Link}
                  to={to}
                  state={backLinkState}
                  onClick={onLeave}
                  size="sm"
                  style={{ overflowWrap: 'anywhere' }}
                >
                  {label}
                </Anchor>{' '}
                <Text span size="xs" c="dimmed">
                  {facts}
                </Text>
              </div>
            </Group>
          ))}
          {actions(records.filter(({ _id }) => !unticked.has(_id)))}
        </Stack>
        <Badge variant="default" role="img" aria-label={`${count} records`} style={{ flex: 'none' }}>
          {count}
        </Badge>
      </Group>
    </Paper>
  )
}

/** Similar records in groups. Each record links to its page and has a box that chooses it for the actions. */
export const DuplicateGroups = ({ name, load, actions, onLeave }: Props) => {
  const query = useQuery({ queryKey: [name, 'duplicates'], queryFn: load })

  return (
    <QueryResult query={query} failureMessage="Error fetching duplicates" empty="No duplicates found">
      {(groups) => (
        <Stack gap="sm">
          {groups.map((group) => (
            <Duplicates
              key={[group.reason, ...group.records.map(({ _id }) => _id)].join()}
              group={group}
              actions={actions}
              onLeave={onLeave}
            />
          ))}
        </Stack>
      )}
    </QueryResult>
  )
}
