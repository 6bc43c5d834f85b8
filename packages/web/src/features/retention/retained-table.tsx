import { Anchor, Button, Group, Text } from '@mantine/core'
import type { RetainedRow } from '@registrar/domain/retention/retention-search'
import { displayDate } from '@registrar/domain/shared/iso-date'
import { Link } from '@tanstack/react-router'
import { useBackLinkState } from '#lib/back-link'
import { displayInstant } from '#lib/clock'
import type { Selection } from '#lib/selection'
import { PlainTable } from '#ui/plain-table'
import { RowCheckbox } from '#ui/selection-checkboxes'
import { useReleaseHold } from './retention.api.ts'

type Props = {
  label: string
  records: RetainedRow[]
  /** missing where the records cannot be erased */
  selection?: Selection | undefined
  onHold: (record: RetainedRow) => void
}

const kindLabels = { organization: 'Company', person: 'Person' } as const

const addressOf = ({ recordType, _id }: RetainedRow) =>
  recordType === 'person' ? `/people/${_id}` : `/organization/${_id}`

const Name = ({ record }: { record: RetainedRow }) => {
  const backLinkState = useBackLinkState()

  return record.deletedAt === null ? (
    <Anchor component={Link} to={addressOf(record)} state={backLinkState} size="sm" fw={500}>
      {record.name}
    </Anchor>
  ) : (
    <Text span size="sm" fw={500}>
      {record.name}{' '}
      <Text span size="sm" c="dimmed">
        · in the bin
      </Text>
    </Text>
  )
}

const Holds = ({ record }: { record: RetainedRow }) => {
  const release = useReleaseHold()

  return record.holds.map((hold) => (
    <Group key={hold._id} gap="xs" justify="space-between" py={4}>
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {hold.reason}{' '}
        <Text span size="sm" c="dimmed">
          · {hold.by?.name ?? 'Unknown user'}, {displayInstant(hold.at)}
        </Text>
      </Text>
      <Button
        size="compact-sm"
        variant="default"
        loading={release.isPending}
        aria-label={`End hold of ${record.name}: ${hold.reason}`}
        onClick={() => release.mutate(hold._id)}
      >
        End hold
      </Button>
    </Group>
  ))
}

/** Records with the end of their retention and their holds. */
export const RetainedTable = ({ label, records, selection, onHold }: Props) => (
  <PlainTable
    label={label}
    headings={[
      ...(selection ? [{ label: 'Choose' }] : []),
      ...['Kind', 'Record', 'Relationship ended', 'Kept until', 'Holds'].map((heading) => ({ label: heading })),
      { label: 'Action', align: 'right' as const },
    ]}
  >
    {records.map((record) => (
      <tr key={record._id}>
        {selection && (
          <td>
            <RowCheckbox selection={selection} id={record._id} name={`Choose ${record.name}`} />
          </td>
        )}
        <td>{kindLabels[record.recordType]}</td>
        <td>
          <Name record={record} />
        </td>
        <td>{displayDate(record.relationshipEndedOn)}</td>
        <td>{displayDate(record.retentionEndsOn)}</td>
        <td>
          <Holds record={record} />
        </td>
        <td data-align="right">
          <Button
            size="compact-sm"
            variant="default"
            aria-label={`Put ${record.name} on hold`}
            onClick={() => onHold(record)}
          >
            Hold
          </Button>
        </td>
      </tr>
    ))}
  </PlainTable>
)
