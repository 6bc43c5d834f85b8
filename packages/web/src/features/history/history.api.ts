import { historyCalls } from '@registrar/domain/history/history.calls'
import type { HistoryRecordType } from '@registrar/domain/history/history-entry'
import type { Answer } from '@registrar/domain/shared/call'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { request, requestData } from '#lib/api'
import { useApiMutation } from '#lib/use-api-mutation'
import { toast } from '#lib/toast'
import { showUndoToast } from '#ui/undo-toast'

export const HISTORY_LIMIT = 25

/** The record whose history is shown. */
export type HistoryRecord = { recordType: HistoryRecordType; recordId: string }

type Filters = { page: number; person: string | null; field: string | null }

/** A page of a record's history (HIST-2). */
export const historyQuery = (record: HistoryRecord, { page, person, field }: Filters) =>
  queryOptions({
    queryKey: ['history', record, page, person, field],
    queryFn: ({ signal }) =>
      request(historyCalls.searchHistory, { body: { ...record, page, limit: HISTORY_LIMIT, person, field }, signal }),
    placeholderData: keepPreviousData,
    // A save on another tab of the page adds an entry.
    staleTime: 0,
  })

/** How the record was at the end of a day (HIST-6). */
export const asOfQuery = (record: HistoryRecord, day: IsoDate) =>
  queryOptions({
    queryKey: ['history', 'as-of', record, day],
    queryFn: () => requestData(historyCalls.compareHistory, { body: { ...record, at: day } }),
    staleTime: 0,
  })

/** Puts the old values of an entry back: of some of its fields, or of all (HIST-4). */
export const restoreEntry = ({ id, fields }: { id: string; fields?: string[] }) =>
  request(historyCalls.restoreHistory, { params: { id }, body: fields ? { fields } : {} })

// Putting a value back may change any screen of the record. The toast offers to undo it (HIST-4).
const useRestoreMutation = <I>(run: (input: I) => Promise<Answer<typeof historyCalls.restoreHistory>>) => {
  const undo = useApiMutation({ run: restoreEntry, successMessage: 'Undone!', refresh: 'everything' })

  return useApiMutation({
    run,
    successMessage: 'Restored!',
    notifySuccess: (message, _input, { data: { entryId } }) =>
      entryId === undefined ? toast.success(message) : showUndoToast(message, () => undo.mutate({ id: entryId })),
    refresh: 'everything',
  })
}

/** Puts the old values of an entry back: of some of its fields, or of all (HIST-4). */
export const useRestoreEntry = () => useRestoreMutation(restoreEntry)

/** Makes the record what it was at the end of a day (HIST-6). */
export const useRestoreAsOf = (record: HistoryRecord) =>
  useRestoreMutation((day: IsoDate) => request(historyCalls.restoreHistoryAsOf, { body: { ...record, at: day } }))
