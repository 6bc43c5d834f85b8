import { Button } from '@mantine/core'
import { binCalls } from '@registrar/domain/bin/bin.calls'
import type { DeletedRecord } from '@registrar/domain/bin/deleted-record'
import { historyRecordTypes } from '@registrar/domain/history/history-entry'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useListState } from '#lib/list-state'
import { useSelection } from '#lib/selection'
import { KindsFilter } from '#ui/kinds-filter'
import { ListPage } from '#ui/list-page'
import { Permitted } from '#ui/permitted'
import { PagedResult } from '#ui/query-result'
import { SearchBox } from '#ui/search-box'
import { BIN_LIMIT, binQuery, useRestore } from './bin.api.ts'
import { BinTable } from './bin-table.tsx'
import { recordTypeLabels } from './record-type-labels.ts'

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
      count={query.data && `${query.data.totalItems} in total`}
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
