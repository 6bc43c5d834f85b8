import { binCalls } from '@registrar/domain/bin/bin.calls'
import type { BinItem } from '@registrar/domain/bin/deleted-record'
import type { HistoryRecordType } from '@registrar/domain/history/history-entry'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { request } from '#lib/api'
import { useOutcomesMutation } from '#lib/use-outcomes-mutation'
import { showWarnings } from '#ui/warnings'

export const BIN_LIMIT = 25

type BinQuery = { search: string; page: number; kinds: HistoryRecordType[] }

/** A page of the bin (BIN-1). */
export const binQuery = ({ search, page, kinds }: BinQuery) =>
  queryOptions({
    queryKey: ['bin', search, page, kinds],
    queryFn: ({ signal }) =>
      request(binCalls.searchBin, { body: { search, page, limit: BIN_LIMIT, recordTypes: kinds }, signal }),
    placeholderData: keepPreviousData,
  })

/** Takes records out of the bin, and says which of them stay there and why. */
export const useRestore = () =>
  useOutcomesMutation(async (items: BinItem[]) => {
    const { data } = await request(binCalls.restoreFromBin, { body: { items } })
    showWarnings(data.flatMap(({ warnings }) => warnings ?? []))
    return data
  }, 'restored')
