import type { HistoryRecordType } from '@registrar/domain/history/history-entry'
import { showUndoToast } from '#ui/undo-toast'
import { useRestore } from './bin.api.ts'

/** Says that a record was deleted, and offers to take it out of the bin again (BIN-5). */
export const useUndoDeletion = (recordType: HistoryRecordType) => {
  const { mutate } = useRestore()

  return (message: string, _id: string) => showUndoToast(message, () => mutate([{ recordType, _id }]))
}
