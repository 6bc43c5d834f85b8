import type { HistoryRecordType } from '@registrar/domain/history/history-entry'
import { type ApiMutation, useApiMutation } from '#lib/use-api-mutation'
import { showUndoToast } from '#ui/undo-toast'
import { useRestore } from './bin.api.ts'

type Removed = { recordType: HistoryRecordType; _id: string }

/** Deletes a record, says so, and offers to take it out of the bin again (BIN-5). */
export const useRemoveRecord = (
  removed: Removed,
  run: () => Promise<unknown>,
  options: Omit<ApiMutation<undefined, unknown>, 'run' | 'notifySuccess'>,
) => {
  const restore = useRestore()

  return useApiMutation({
    successMessage: 'Deleted!',
    ...options,
    run,
    notifySuccess: (message) => showUndoToast(message, () => restore.mutate([removed])),
  })
}
