import { Button } from '@mantine/core'
import { binCalls } from '@registrar/domain/bin/bin.calls'
import type { DeletedRecord } from '@registrar/domain/bin/deleted-record'
import { historyRecordTypes } from '@registrar/domain/history/history-entry'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { useListState } from '#lib/list-state'
import { KindsFilter } from '#ui/kinds-filter'
import { ListPage } from '#ui/list-page'
import { Permitted } from '#ui/permitted'
import { PagedResult } from '#ui/query-result'
import { SearchBox } from '#ui/search-box'
import { BIN_LIMIT, binQuery, useRestore } from './bin.api.ts'
import { BinTable } from './bin-table.tsx'
import { recordTypeLabels } from './record-type-labels.ts'

const route = getRouteApi('/staff/bin')

/** Everything that was deleted, with the way back (BIN-1, BIN-3). */
export const BinPage = () => {
  const { values, set } = useListState(route.useSearch())
  const query = useQuery(binQuery(values))
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const restore = useRestore()

  const choose = (id: string, isChosen: boolean) =>
    setChosen((before) => new Set(isChosen ? [...before, id] : [...before].filter((one) => one !== id)))

  const restoreRecords = (records: DeletedRecord[]) =>
    restore.mutate(
      records.map(({ recordType, _id }) => ({ recordType, _id })),
      { onSuccess: () => setChosen(new Set()) },
    )
  const chosenRecords = query.data?.data.filter(({ _id }) => chosen.has(_id)) ?? []

  return (
    <ListPage
      title="Bin"
      count={query.data && `${query.data.totalItems} in total`}
      actions={
        <Permitted call={binCalls.restoreFromBin}>
          <Button
            disabled={chosenRecords.length === 0}
            loading={restore.isPending}
            onClick={() => restoreRecords(chosenRecords)}
          >
            Restore {chosenRecords.length > 0 && chosenRecords.length}
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
        failureMessage="Failed to read the bin"
        empty="Nothing deleted was found"
        page={values.page}
        limit={BIN_LIMIT}
        onPage={(page) => set({ page })}
      >
        {(records) => (
          <BinTable
            records={records}
            chosen={chosen}
            onChoose={choose}
            onRestore={(record) => restoreRecords([record])}
            isBusy={restore.isPending}
          />
        )}
      </PagedResult>
    </ListPage>
  )
}
