import { historyCalls } from '@registrar/domain/history/history.calls'
import type { HistoryEntry, HistoryRecordType } from '@registrar/domain/history/history-entry'
import type { LiveChange } from '@registrar/domain/live/live-change'
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import { requestData } from './api.ts'
import { createSharedValue } from './shared-value.ts'

const deletedIds = createSharedValue<ReadonlySet<string>>(new Set())

/** Notes that a record was deleted, or is there again (LIVE-6). */
export const noteExistence = ({ recordId, action }: LiveChange): void => {
  const isDeleted = action === 'deleted'
  if (isDeleted === deletedIds.get().has(recordId)) return

  const others = [...deletedIds.get()].filter((id) => id !== recordId)
  deletedIds.set(new Set(isDeleted ? [...others, recordId] : others))
}

/** The ids of the records that were deleted since the app was opened, and are not there again. */
export const useDeletedIds = deletedIds.useValue

type LoggedRecord = { recordType: HistoryRecordType; recordId: string }

const lastEntryQuery = (record: LoggedRecord | null) =>
  queryOptions({
    queryKey: ['history', 'last-entry', record],
    queryFn: record
      ? async () => (await requestData(historyCalls.searchHistory, { body: { ...record, limit: 1 } }))[0] ?? null
      : skipToken,
    staleTime: 0,
  })

/**
 * The latest entry of a record's history: an event names no user (LIVE-3), so it says who has deleted a record. Null when there
 * is none, undefined while it is not known and without a record.
 */
export const useLastEntry = (record: LoggedRecord | null): HistoryEntry | null | undefined =>
  useQuery(lastEntryQuery(record)).data
