import { Button, Text } from '@mantine/core'
import { binCalls } from '@registrar/domain/bin/bin.calls'
import type { DeletedRecord } from '@registrar/domain/bin/deleted-record'
import { displayInstant } from '#lib/clock'
import type { Selection } from '#lib/selection'
import { type Column, DataTable } from '#ui/data-table'
import { Editable, Permitted } from '#ui/permitted'
import { RowCheckbox } from '#ui/selection-checkboxes'
import { recordTypeLabels } from './record-type-labels.ts'

type Choice = {
  selection: Selection
  onRestore: (record: DeletedRecord) => void
  isBusy: boolean
}

const columnsOf = ({ selection, onRestore, isBusy }: Choice): Column<DeletedRecord>[] => [
  {
    label: 'Choose',
    card: 'top',
    cell: (record) => (
      <Editable>
        <RowCheckbox size="sm" selection={selection} id={record._id} name={`Choose ${record.title}`} />
      </Editable>
    ),
  },
  { label: 'Kind', card: 'bottom', cell: (record) => recordTypeLabels[record.recordType] },
  {
    label: 'Record',
    card: 'title',
    cell: (record) => (
      <>
        <Text span size="sm" fw={500}>
          {record.title}
        </Text>
        {record.subtitle && (
          <Text span size="sm" c="dimmed">
            {' '}
            · {record.subtitle}
          </Text>
        )}
      </>
    ),
  },
  { label: 'Deleted', card: 'bottom', cell: (record) => displayInstant(record.deletedAt) },
  { label: 'By', card: 'bottom', cell: (record) => record.deletedBy?.name ?? 'Unknown user' },
  {
    label: 'Restore',
    align: 'right',
    card: 'top',
    cell: (record) => (
      <Permitted call={binCalls.restoreFromBin}>
        <Button
          size="compact-sm"
          variant="default"
          disabled={isBusy}
          aria-label={`Restore ${record.title}`}
          onClick={() => onRestore(record)}
        >
          Restore
        </Button>
      </Permitted>
    ),
  },
]

/** What is in the bin: what, when and by whom, each with a way back. On a phone, cards (LIST-12). */
export const BinTable = ({ records, ...choice }: Choice & { records: DeletedRecord[] }) => (
  <DataTable
    label="Bin"
    columns={columnsOf(choice)}
    rows={records}
    rowKey={(record) => record._id}
    empty="No deleted records found"
  />
)
