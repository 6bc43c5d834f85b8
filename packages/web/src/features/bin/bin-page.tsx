import { Button, Text } from '@mantine/core'
import { formatCount } from '@registrar/domain/shared/count-text'
import { binCalls } from '@registrar/domain/bin/bin.calls'
import type { DeletedRecord } from '@registrar/domain/bin/deleted-record'
import { historyRecordTypes } from '@registrar/domain/history/history-entry'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useListState } from '#lib/list-state'
import { type Selection, useSelection } from '#lib/selection'
import { KindsFilter } from '#ui/kinds-filter'
import { ListPage } from '#ui/list-page'
import { Editable, Permitted } from '#ui/permitted'
import { PagedResult } from '#ui/query-result'
import { SearchBox } from '#ui/search-box'
import { displayInstant } from '#lib/clock'
import { type Column, DataTable } from '#ui/data-table'
import { RowCheckbox } from '#ui/selection-checkboxes'
import { BIN_LIMIT, binQuery, useRestore } from './bin.api.ts'
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
        <RowCheckbox selection={selection} id={record._id} name={`Choose ${record.title}`} />
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
const BinTable = ({ records, ...choice }: Choice & { records: DeletedRecord[] }) => (
  <DataTable
    label="Bin"
    columns={columnsOf(choice)}
    rows={records}
    rowKey={(record) => record._id}
    empty="No deleted records found"
  />
)

const route = getRouteApi('/staff/bin')

/** The deleted records, each with a button that restores it (BIN-1, BIN-3). */
export const BinPage = () => {
  const { values, set } = useListState(route.useSearch())
  const query = useQuery(binQuery(values))
  const records = query.data?.data ?? []
  // Only the rows on screen can be restored together, so another page begins without ticks.
  const pageKey = JSON.stringify(values)
  const selection = useSelection(query.data, pageKey, pageKey)
  const chosen = records.filter(({ _id }) => selection.has(_id))
  const restore = useRestore()

  const restoreRecords = (restored: DeletedRecord[], onSuccess?: () => void) =>
    restore.mutate(
      restored.map(({ recordType, _id }) => ({ recordType, _id })),
      { onSuccess },
    )

  return (
    <ListPage
      title="Bin"
      count={query.data && `${formatCount(query.data.totalItems)} in total`}
      actions={
        <Permitted call={binCalls.restoreFromBin}>
          <Button
            disabled={chosen.length === 0}
            loading={restore.isPending}
            onClick={() => restoreRecords(chosen, selection.clear)}
          >
            Restore {chosen.length > 0 && chosen.length}
          </Button>
        </Permitted>
      }
      filters={
        <>
          <SearchBox
            value={values.search}
            onChange={(search) => set({ search }, { replace: true })}
            placeholder="Search by name"
          />
          <KindsFilter
            kinds={historyRecordTypes}
            labels={recordTypeLabels}
            value={values.kinds}
            onChange={(kinds) => set({ kinds })}
            w={{ base: '100%', sm: 320 }}
          />
        </>
      }
    >
      <PagedResult
        query={query}
        failureMessage="Error fetching the bin"
        empty="No deleted records found"
        page={values.page}
        limit={BIN_LIMIT}
        onPage={(page, how) => set({ page }, { ...how, scrollToTop: true })}
      >
        {(found) => (
          <BinTable
            records={found}
            selection={selection}
            onRestore={(record) => restoreRecords([record])}
            isBusy={restore.isPending}
          />
        )}
      </PagedResult>
    </ListPage>
  )
}
