import { binCalls } from '@registrar/domain/bin/bin.calls'
import type { BinItem, RestoredItem } from '@registrar/domain/bin/deleted-record'
import type { HistoryRecordType } from '@registrar/domain/history/history-entry'
import { countText } from '@registrar/domain/shared/count-text'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { request } from '#lib/api'
import { errorMessage } from '#lib/error-message'
import { toast } from '#ui/toasts'

export const BIN_LIMIT = 25

export type BinQuery = { search: string; page: number; kinds: HistoryRecordType[] }

/** A page of the bin (BIN-1). */
export const binQuery = ({ search, page, kinds }: BinQuery) =>
  queryOptions({
    queryKey: ['bin', search, page, kinds],
    queryFn: ({ signal }) =>
      request(binCalls.searchBin, { body: { search, page, limit: BIN_LIMIT, recordTypes: kinds }, signal }),
    placeholderData: keepPreviousData,
  })

const showResult = (items: RestoredItem[]) => {
  const restored = items.filter(({ ok }) => ok).length
  if (restored > 0) toast.success(`${countText(restored, 'record')} restored`)

  const reasons = new Set(items.flatMap(({ reason }) => reason ?? []))
  for (const reason of reasons) toast.error(reason)
}

/** Takes records out of the bin, and says which of them stay there and why. Every screen may show them again. */
export const useRestore = () => {
  const client = useQueryClient()

  return useMutation({
    mutationFn: async (items: BinItem[]) => (await request(binCalls.restoreFromBin, { body: { items } })).data,
    onSuccess: async (items) => {
      showResult(items)
      await client.invalidateQueries()
    },
    onError: (error) => toast.error(errorMessage(error)),
  })
}
