import { Button, Checkbox, Text } from '@mantine/core'
import type { DeletedRecord } from '@registrar/domain/bin/deleted-record'
import { displayInstant } from '#lib/clock'
import { PlainTable } from '#ui/plain-table'
import { recordTypeLabels } from './record-type-labels.ts'

type Props = {
  records: DeletedRecord[]
  chosen: ReadonlySet<string>
  onChoose: (id: string, isChosen: boolean) => void
  onRestore: (record: DeletedRecord) => void
  isBusy: boolean
}

const headings = [
  { label: 'Choose' },
  { label: 'Kind' },
  { label: 'Record' },
  { label: 'Deleted' },
  { label: 'By' },
  { label: 'Restore', align: 'right' as const },
]

/** What is in the bin: what, when and by whom, each with a way back. */
export const BinTable = ({ records, chosen, onChoose, onRestore, isBusy }: Props) => (
  <PlainTable label="Bin" headings={headings}>
    {records.map((record) => (
      <tr key={record._id}>
        <td>
          <Checkbox
            size="sm"
            aria-label={`Choose ${record.title}`}
            checked={chosen.has(record._id)}
            onChange={(event) => onChoose(record._id, event.currentTarget.checked)}
          />
        </td>
        <td>{recordTypeLabels[record.recordType]}</td>
        <td>
          <Text span size="sm" fw={500}>
            {record.title}
          </Text>
          {record.subtitle && (
            <Text span size="sm" c="dimmed">
              {' '}
              · {record.subtitle}
            </Text>
          )}
        </td>
        <td>{displayInstant(record.deletedAt)}</td>
        <td>{record.deletedBy?.name ?? 'Unknown user'}</td>
        <td data-align="right">
          <Button
            size="compact-sm"
            variant="default"
            disabled={isBusy}
            aria-label={`Restore ${record.title}`}
            onClick={() => onRestore(record)}
          >
            Restore
          </Button>
        </td>
      </tr>
    ))}
  </PlainTable>
)
